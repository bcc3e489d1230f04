package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.migration.CaseInstanceMigrationDocument;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionKind;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.migration.MigratingInstances;
import io.millrace.common.internal.migration.MigrationOperation;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.List;

/**
 * The running cases, as those see them who give them another version.
 *
 * @param cases finds and locks cases
 */
public record MigratingCases(Cases cases) implements MigratingInstances {

  private static final String RUNNING =
      "select ID_ from MR_CASE_INSTANCE where CASE_DEFINITION_ID_ @in order by ID_";

  /** Returns what migrates running cases by batches. */
  public MigrationOperation operation(Expressions expressions) {
    return new MigrationOperation(
        "caseMigration",
        this,
        (document, target) ->
            new CaseMigrationRequest(
                CaseInstanceMigrationDocument.fromJson(document), target, cases, expressions));
  }

  @Override
  public DefinitionKind kind() {
    return CaseDefinitionKind.KIND;
  }

  @Override
  public List<Long> running(long definitionId, CommandContext context) {
    return new BulkSql(context.session()).ids(RUNNING, List.of(definitionId));
  }

  @Override
  public void lock(long id, CommandContext context) {
    cases.lock(CaseElement.instance(id), context);
  }

  @Override
  public void look(long id, CommandContext context) {
    if (context.unitOfWork().known(CaseInstanceEntity.TABLE, id) == null) {
      cases
          .lock()
          .look(
              context,
              CaseElement.instance(id).root(),
              id,
              Read.where(CaseInstanceEntity.TABLE, "ID_ = ?", Parameter.of(id)));
    }
  }

  @Override
  public long versionOf(long id, CommandContext context) {
    var instance = context.unitOfWork().find(CaseInstanceEntity.TABLE, id);
    return instance == null ? 0 : instance.caseDefinitionId();
  }

  @Override
  public ObjectNotFoundException gone(long id) {
    return Cases.gone(id, "migrate");
  }
}
