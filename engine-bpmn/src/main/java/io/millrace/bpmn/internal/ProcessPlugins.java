package io.millrace.bpmn.internal;

import io.millrace.bpmn.plugin.ElementHandler;
import io.millrace.bpmn.plugin.ProcessEngineExtensions;
import io.millrace.bpmn.plugin.ProcessEnginePlugin;
import io.millrace.common.internal.plugin.PluginAssembly;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Asks the plug-ins of a process engine, in their order, also for what only process engines take.
 * Used once, by one thread.
 */
final class ProcessPlugins implements ProcessEngineExtensions {

  private final PluginAssembly shared;
  private final Map<String, ElementHandler> handlers = new HashMap<>();
  private final List<ProcessEnginePlugin> enginePlugins = new ArrayList<>();

  private ProcessPlugins(EngineSettings settings) {
    this.shared = new PluginAssembly(settings, null, null);
  }

  /** Asks all plug-ins of the settings. */
  static Extensions collect(EngineSettings settings) {
    var plugins = new ProcessPlugins(settings);
    for (var plugin : settings.plugins) {
      plugins.shared.ask(plugin);
      if (plugin instanceof ProcessEnginePlugin own) {
        own.configureProcessEngine(plugins);
        plugins.enginePlugins.add(own);
      }
    }
    return new Extensions(
        plugins.shared.extensions(),
        Map.copyOf(plugins.handlers),
        List.copyOf(plugins.enginePlugins));
  }

  @Override
  public ProcessPlugins elementHandler(String type, ElementHandler handler) {
    handlers.put(
        shared.given("type of an element handler", type),
        shared.given("handler of the type '" + type + "'", handler));
    return this;
  }
}
