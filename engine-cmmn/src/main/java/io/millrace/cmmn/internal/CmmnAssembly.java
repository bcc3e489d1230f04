package io.millrace.cmmn.internal;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.common.internal.engine.EngineGround;
import io.millrace.common.internal.plugin.PluginAssembly;
import io.millrace.common.internal.plugin.SharedExtensions;
import java.util.List;

/**
 * Builds a CMMN engine by plain constructors: the database first, then the parts, then the
 * services. Stateless.
 */
public final class CmmnAssembly {

  private CmmnAssembly() {}

  /** Builds an engine; closes what it opened if that fails. */
  public static CmmnEngine build(CmmnSettings settings) {
    var extensions = extensions(settings);
    var listeners = extensions.listeners();
    return EngineGround.open(
        "CmmnEngineConfiguration",
        settings,
        new EngineGround.Schema(CmmnTables.create(), List.of("common", "cmmn")),
        new EngineGround.Hearers(
            extensions.providers().transactions(),
            listeners.interceptors(),
            listeners.transactions()),
        ground -> started(settings, new CmmnShared(settings, extensions, ground)));
  }

  private static SharedExtensions extensions(CmmnSettings settings) {
    var plugins = new PluginAssembly(settings, settings.identityProvider, settings.tenantProvider);
    settings.plugins.forEach(plugins::ask);
    return plugins.extensions();
  }

  /** Starts what is to run in the background; it stops before the engine is shut down. */
  private static CmmnEngine started(CmmnSettings settings, CmmnShared parts) {
    var shared = parts.build();
    var jobs = shared.work().jobs();
    var engine =
        new CmmnEngineBuilding(settings, shared)
            .build(
                List.of(
                    shared.work().events()::stop,
                    jobs.executor()::close,
                    parts.ground().shutdown()));
    shared.work().clock().onChange(jobs.alarm()::ring);
    shared.work().events().start();
    if (settings.cleanup.enabled()) {
      engine.getCmmnManagementService().handleHistoryCleanupTimerJob();
    }
    if (settings.executorActivate) {
      engine.startExecutors();
    }
    return engine;
  }
}
