package io.millrace.bpmn.plugin;

/**
 * Where a {@link ProcessEnginePlugin} registers what it adds. It is used by one thread, while the
 * engine is built; no argument may be null.
 */
public interface ProcessEngineExtensions {

  /**
   * Adds a handler for service tasks of a type.
   *
   * @param type the type that models name, such as {@code mail}
   * @param handler the handler
   * @return this object
   */
  ProcessEngineExtensions elementHandler(String type, ElementHandler handler);
}
