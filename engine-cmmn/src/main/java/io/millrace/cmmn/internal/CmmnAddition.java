package io.millrace.cmmn.internal;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.engine.AdditionalEngine;
import io.millrace.common.internal.engine.SharedEngine;
import io.millrace.common.internal.eventregistry.EventParts;
import io.millrace.common.internal.history.CleanupSettings;
import io.millrace.common.internal.job.ExecutorSettings;
import io.millrace.common.internal.persistence.Tables;
import java.util.Map;

/**
 * A CMMN engine that is built upon what a process engine provides.
 *
 * @param settings what was configured for it
 */
public record CmmnAddition(CmmnSettings settings) implements AdditionalEngine {

  /**
   * Checks that nothing is set that the process engine decides.
   *
   * @throws BadArgumentException naming what is set
   */
  public CmmnAddition {
    var own =
        settings.dataSource != null
            || settings.jdbcUrl != null
            || !CmmnSettings.NO_UPDATE.equals(settings.schemaUpdate)
            || settings.groupCommitConnections != null
            || !settings.beans.equals(Map.of())
            || settings.classLoader != null
            || settings.identityProvider != null
            || settings.tenantProvider != null
            || !settings.eventAdapters().equals(EventParts.Adapters.NONE)
            || settings.executorActivate
            || settings.executorThreads != 0
            || !settings.executor.equals(ExecutorSettings.DEFAULT)
            || !settings.cleanup.equals(CleanupSettings.DEFAULT)
            || settings.metrics != null
            || settings.engineName != null
            || settings.zone != null;
    if (own) {
      throw new BadArgumentException(
          "A CmmnEngineConfiguration that is added to a process engine may set historyLevel,"
              + " maxStepsPerUnitOfWork, checkCaseRoles and what its tasks need only: database, schema"
              + " update, beans, class loader, group commit, providers, event channels, name, time zone,"
              + " clean-up, metrics and job"
              + " executor are those of the process engine. Set them there.");
    }
  }

  @Override
  public String schemaPart() {
    return "cmmn";
  }

  @Override
  public Tables tables() {
    return CmmnTables.create();
  }

  @Override
  public Object build(SharedEngine shared) {
    return new CmmnEngineBuilding(settings, shared).build(() -> {});
  }
}
