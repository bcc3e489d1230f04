package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.HistoricCaseInstanceEntity;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionVersion;
import io.millrace.common.internal.persistence.BulkSql;
import java.util.List;

/**
 * Lets ended cases belong to another version, by a fixed number of statements. The row of the case
 * is locked first: it is the lock by which reactivation and deletion keep apart.
 *
 * @param which the cases
 * @param target the version they get
 */
public record MigrateHistoricCasesCommand(MigratedHistory which, DefinitionVersion target)
    implements Command<Void> {

  private static final List<String> ROWS =
      List.of(
          "update MR_HI_CASE_INSTANCE set CASE_DEFINITION_ID_ = # where ID_ @in",
          "update MR_HI_PLAN_ITEM set CASE_DEFINITION_ID_ = # where CASE_INSTANCE_ID_ @in and INJECTED_ is null",
          "update MR_HI_TASK set SCOPE_DEFINITION_ID_ = # where SCOPE_ID_ @in and not exists"
              + " (select 1 from MR_HI_PLAN_ITEM P where P.ID_ = MR_HI_TASK.SUB_SCOPE_ID_"
              + " and P.INJECTED_ is not null)");

  @Override
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    var to = CaseDefinitionKind.KIND.require(target.find(context), context);
    var ids = which.lock(context);
    var sql = new BulkSql(context.session());
    if (!to.tenantId().isEmpty()) {
      checkTenants(
          sql.texts("select TENANT_ID_ from MR_HI_CASE_INSTANCE where ID_ @in", ids),
          to.tenantId());
    }
    context
        .unitOfWork()
        .known(HistoricCaseInstanceEntity.TABLE)
        .toList()
        .forEach(context.unitOfWork()::forgetRead);
    ROWS.forEach(row -> sql.update(row.replace("#", Long.toString(to.id())), ids));
    return null;
  }

  private static void checkTenants(List<String> tenants, String wanted) {
    if (tenants.stream().anyMatch(tenant -> !wanted.equals(tenant))) {
      throw new BadArgumentException(
          "Cannot migrate the history of cases: the version to migrate to belongs to the tenant '"
              + wanted
              + "', not all of the cases do. Name a version of their tenant, or one without tenant.");
    }
  }
}
