package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import java.util.List;

/**
 * The ended cases that are migrated.
 *
 * @param id the one case; 0 for all ended ones of a version
 * @param version the version they have; null for one case
 */
public record MigratedHistory(long id, CaseVersion version) {

  private static final String ENDED =
      "select ID_ from MR_HI_CASE_INSTANCE where CASE_DEFINITION_ID_ @in order by ID_";

  /** Returns their ids, in order. */
  List<Long> ids(CommandContext context) {
    if (version != null) {
      var definitionId = version.find(context);
      CaseDefinitionKind.KIND.require(definitionId, context);
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
