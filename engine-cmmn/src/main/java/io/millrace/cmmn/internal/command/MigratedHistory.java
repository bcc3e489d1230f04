package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionVersion;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.Parameter;
import java.util.List;

/**
 * The ended cases that are migrated.
 *
 * @param id the one case; 0 for all ended ones of a version
 * @param version the version they have; null for one case, whichever it has
 */
public record MigratedHistory(long id, DefinitionVersion version) {

  private static final String ENDED =
      "select ID_ from MR_HI_CASE_INSTANCE where CASE_DEFINITION_ID_ @in order by ID_";
  private static final String LOCK = "select ID_ from MR_HI_CASE_INSTANCE where ID_ @in";
  private static final String OF_VERSION = " and CASE_DEFINITION_ID_ = ?";
  private static final String IN_ORDER = " order by ID_ for update";

  /**
   * Locks those that are still there and have the version; returns their ids, in order.
   *
   * @throws IllegalStateEngineException if it is one case, and not so any more
   */
  List<Long> lock(CommandContext context) {
    var ids = ids(context);
    var sql = new BulkSql(context.session());
    var locked =
        version == null
            ? sql.lock(LOCK + IN_ORDER, ids)
            : sql.lock(LOCK + OF_VERSION + IN_ORDER, ids, Parameter.of(version.find(context)));
    if (id != 0 && locked.isEmpty()) {
      throw new IllegalStateEngineException(
          "Cannot migrate the history of the case '"
              + id
              + "': it has been reactivated, deleted or given another version meanwhile. Look the"
              + " case up, and migrate it by itself if it is to have yet another version.");
    }
    return locked;
  }

  /** Returns their ids, in order. */
  public List<Long> ids(CommandContext context) {
    if (id == 0) {
      var definitionId = version.find(context);
      version.require(context);
      return new BulkSql(context.session()).ids(ENDED, List.of(definitionId));
    }
    if (context.unitOfWork().find(CaseInstanceEntity.TABLE, id) != null) {
      throw new IllegalStateEngineException(
          "Cannot migrate the history of the case '"
              + id
              + "': it is running. Migrate it by migrateCaseInstance.");
    }
    HistoricCases.require(id, context);
    return List.of(id);
  }
}
