package io.millrace.bpmn.internal;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.plugin.ElementHandler;
import io.millrace.bpmn.plugin.ProcessEnginePlugin;
import io.millrace.common.internal.plugin.SharedExtensions;
import java.util.List;
import java.util.Map;

/**
 * What the application's plug-ins and settings add to a process engine. Immutable.
 *
 * @param shared what engines of any kind take
 * @param elementHandlers the handlers of service tasks by type
 * @param enginePlugins who hears that the engine is built
 */
record Extensions(
    SharedExtensions shared,
    Map<String, ElementHandler> elementHandlers,
    List<ProcessEnginePlugin> enginePlugins) {

  /** Tells the plug-ins that the engine is built. */
  void engineCreated(ProcessEngine engine) {
    enginePlugins.forEach(plugin -> plugin.processEngineCreated(engine));
  }
}
