package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import java.util.List;

/**
 * The cases that are migrated.
 *
 * @param id the one case; 0 for all running ones of a version
 * @param version the version they have; null for one case, whichever it has
 */
public record MigratedCases(long id, CaseVersion version) {

  private static final String RUNNING =
      "select ID_ from MR_CASE_INSTANCE where CASE_DEFINITION_ID_ @in order by ID_";

  /** Returns the same with the id of the version, so that it is looked up once. */
  MigratedCases found(CommandContext context) {
    return version == null ? this : new MigratedCases(id, version.found(context));
  }

  /**
   * Returns one of them after the list was read: a case may have ended or have been given another
   * version meanwhile.
   *
   * @return null if it is none of them any more
   * @throws IllegalStateEngineException if it is the one case and has another version
   */
  CaseInstanceEntity still(long id, Cases cases, CommandContext context) {
    if (this.id != 0) {
      return one(cases.require(id, "migrate", context), context);
    }
    var instance = context.unitOfWork().find(CaseInstanceEntity.TABLE, id);
    return instance != null && instance.caseDefinitionId() == version.find(context)
        ? instance
        : null;
  }

  private CaseInstanceEntity one(CaseInstanceEntity instance, CommandContext context) {
    if (version != null && instance.caseDefinitionId() != version.find(context)) {
      throw new IllegalStateEngineException(
          "Cannot migrate the case '"
              + id
              + "' from the version '"
              + version.find(context)
              + "': it has been given the version '"
              + instance.caseDefinitionId()
              + "' meanwhile. Migrate it by itself if it is to have yet another one.");
    }
    return instance;
  }

  /** Returns their ids, in order. */
  List<Long> ids(CommandContext context) {
    if (id != 0) {
      return List.of(id);
    }
    var definitionId = version.find(context);
    CaseDefinitionKind.KIND.require(definitionId, context);
    context.unitOfWork().flush();
    return new BulkSql(context.session()).ids(RUNNING, List.of(definitionId));
  }
}
