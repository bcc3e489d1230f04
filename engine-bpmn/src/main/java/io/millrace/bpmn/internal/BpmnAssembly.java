package io.millrace.bpmn.internal;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.common.internal.engine.EngineGround;
import io.millrace.common.internal.persistence.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds a process engine by plain constructors: the database first, then the parts, then the
 * services. Stateless.
 */
public final class BpmnAssembly {

  private BpmnAssembly() {}

  /** Builds an engine; closes what it opened if that fails. */
  public static ProcessEngine build(EngineSettings settings) {
    var extensions = ProcessPlugins.collect(settings);
    var listeners = extensions.shared().listeners();
    return EngineGround.open(
        "ProcessEngineConfiguration",
        settings,
        schema(settings),
        new EngineGround.Hearers(
            extensions.shared().providers().transactions(),
            listeners.interceptors(),
            listeners.transactions()),
        ground -> ProcessEngineImpl.build(new Foundation(settings, extensions, ground)));
  }

  private static EngineGround.Schema schema(EngineSettings settings) {
    var tables = BpmnTables.create();
    var parts = new ArrayList<>(List.of("common", "bpmn"));
    for (var added : settings.engines) {
      tables.add(added.tables().all().toArray(Table<?>[]::new));
      parts.add(added.schemaPart());
    }
    return new EngineGround.Schema(tables, parts);
  }
}
