package io.millrace.common.plugin;

/**
 * Something that extends an engine as a unit: what it registers, the engine uses as if the
 * application had said it in the configuration.
 *
 * <p>Plug-ins are given to the configuration of an engine. They are asked in that order, once,
 * while the engine is built and before it touches the database. The order of registration is the
 * order of precedence where order matters; what may be there once only, such as a provider or a
 * calendar of a name, is replaced by a later registration.
 */
public interface EnginePlugin {

  /**
   * Returns the name, for messages.
   *
   * @return the name, never null
   */
  String getName();

  /**
   * Registers what the plug-in adds. What it throws stops the building of the engine.
   *
   * @param extensions where to register; valid until the method returns
   */
  void configure(EngineExtensions extensions);
}
