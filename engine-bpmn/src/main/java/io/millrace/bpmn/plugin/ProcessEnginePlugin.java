package io.millrace.bpmn.plugin;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.plugin.EnginePlugin;

/** A plug-in that also extends what is particular to the BPMN engine. */
public interface ProcessEnginePlugin extends EnginePlugin {

  /**
   * Registers what the plug-in adds to any engine: nothing unless this is overridden.
   *
   * @param extensions where to register; valid until the method returns
   */
  default void configure(EngineExtensions extensions) {}

  /**
   * Registers what the plug-in adds to the BPMN engine, after {@link #configure}. What it throws
   * stops the building of the engine.
   *
   * @param extensions where to register; valid until the method returns
   */
  void configureProcessEngine(ProcessEngineExtensions extensions);

  /**
   * Hears that the engine is built and ready.
   *
   * @param engine the engine
   */
  default void processEngineCreated(ProcessEngine engine) {}
}
