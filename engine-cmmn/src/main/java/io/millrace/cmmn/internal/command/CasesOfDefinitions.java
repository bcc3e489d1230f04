package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CallFromOutside;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionInstances;
import io.millrace.common.internal.history.EndedFamilies;
import io.millrace.common.internal.listener.SkipOptions;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.List;

/**
 * Counts, ends and forgets the cases of versions.
 *
 * @param cases finds and locks cases
 * @param families deletes what history keeps
 */
public record CasesOfDefinitions(Cases cases, EndedFamilies families)
    implements DefinitionInstances {

  private static final String RUNNING = " from MR_CASE_INSTANCE where CASE_DEFINITION_ID_ @in";
  private static final String INJECTED =
      " from MR_CASE_INSTANCE C, MR_PLAN_ITEM P where C.INJECTED_ = true"
          + " and P.ROOT_INSTANCE_ID_ = C.ROOT_INSTANCE_ID_ and P.CASE_INSTANCE_ID_ = C.ID_"
          + " and P.INJECTED_ = P.ELEMENT_ID_ and P.CASE_DEFINITION_ID_ @in";
  private static final String ENDED =
      "select ID_ from MR_HI_CASE_INSTANCE where CASE_DEFINITION_ID_ @in order by ID_";

  /** What was injected from these versions into other cases counts as well. */
  @Override
  public long running(List<Long> definitionIds, CommandContext context) {
    var sql = new BulkSql(context.session());
    return sql.number("select count(*)" + RUNNING, definitionIds)
        + sql.number("select count(*)" + INJECTED, definitionIds);
  }

  /** Ends them in the order of their ids, as all others do; then what was injected into others. */
  @Override
  public void endRoots(List<Long> definitionIds, CommandContext context) {
    var roots = "select ID_" + RUNNING + " and ROOT_INSTANCE_ID_ = ID_ order by ID_";
    var sql = new BulkSql(context.session());
    sql.ids(roots, definitionIds).forEach(id -> end(id, context));
    context.unitOfWork().flush();
    sql.ids("select P.ID_" + INJECTED + " order by P.ROOT_INSTANCE_ID_, P.ID_", definitionIds)
        .forEach(id -> endInjected(id, context));
  }

  private void endInjected(long id, CommandContext context) {
    cases.lock(CaseElement.item(id), context);
    var item = context.unitOfWork().find(PlanItemEntity.TABLE, id);
    if (item != null) {
      var cmmn = cases.in(context);
      var request = "Cannot end the plan item instance '" + id + "', which was injected";
      new CallFromOutside(request, SkipOptions.NONE, cmmn).run(() -> cmmn.endForGood(item));
      context.agenda().run();
    }
  }

  @Override
  public void end(List<Long> definitionIds, CommandContext context) {
    var called =
        new BulkSql(context.session()).ids("select ID_" + RUNNING + " order by ID_", definitionIds);
    if (!called.isEmpty()) {
      throw new IllegalStateEngineException(
          "Cannot end the case '"
              + called.get(0)
              + "' to delete its deployment: an instance of another definition called it and waits"
              + " for it. End that one first.");
    }
  }

  /** What follows from the end is done before the next case, so that all is written together. */
  private void end(long id, CommandContext context) {
    cases.lock(CaseElement.instance(id), context);
    var instance = context.unitOfWork().find(CaseInstanceEntity.TABLE, id);
    if (instance != null) {
      var cmmn = cases.in(context);
      new CallFromOutside("Cannot end the case instance '" + id + "'", SkipOptions.NONE, cmmn)
          .run(() -> cmmn.apply(instance, Transition.TERMINATE));
      context.agenda().run();
    }
  }

  @Override
  public void deleteHistory(List<Long> definitionIds, CommandContext context) {
    new BulkSql(context.session())
        .someAtATime(ENDED, definitionIds, some -> families.delete(ScopeTypes.CMMN, some, context));
  }
}
