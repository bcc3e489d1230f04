package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.explanation.CaseExplanation;
import io.millrace.cmmn.internal.operation.CaseExplainer;
import io.millrace.cmmn.internal.operation.OpenRows;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariablesAhead;

/**
 * Says why a case does not complete. Nothing is locked, and all that is needed is read in one trip.
 *
 * @param caseInstanceId the case
 * @param cases finds it
 */
public record ExplainCaseCommand(long caseInstanceId, Cases cases)
    implements Command<CaseExplanation> {

  @Override
  public CaseExplanation execute(CommandContext context) {
    look(context);
    var instance = cases.require(caseInstanceId, "explain", context);
    var before = context.unitOfWork().changes();
    var explained = new CaseExplainer(cases.in(context), instance, rows(context)).run();
    if (context.unitOfWork().changes() != before) {
      throw new IllegalStateEngineException(
          "Cannot explain the case '"
              + caseInstanceId
              + "': one of its conditions changes variables or calls the engine to change"
              + " something when it is evaluated. Let conditions only read.");
    }
    return explained;
  }

  /** What this unit of work has touched already is not read ahead. */
  private void look(CommandContext context) {
    var unitOfWork = context.unitOfWork();
    var isNew = unitOfWork.known(CaseInstanceEntity.TABLE, caseInstanceId) == null;
    if (!isNew) {
      unitOfWork.flush();
    }
    var id = Parameter.of(caseInstanceId);
    cases
        .lock()
        .look(
            context,
            CaseElement.instance(caseInstanceId).root(),
            caseInstanceId,
            Read.where(CaseInstanceEntity.TABLE, "ID_ = ?", id),
            Read.where(VariableEntity.TABLE, "SUB_SCOPE_ID_ = ? and TASK_ID_ = 0", id),
            Read.where(
                VariableEntity.TABLE,
                "SCOPE_ID_ = ? and SUB_SCOPE_ID_ <> SCOPE_ID_ and TASK_ID_ = 0",
                id),
            Read.where(TaskEntity.TABLE, "SCOPE_ID_ = ?", id),
            Read.where(
                IdentityLinkEntity.TABLE,
                "TASK_ID_ in (select ID_ from MR_TASK where SCOPE_ID_ = ?)",
                id),
            Read.where(EventSubscriptionEntity.TABLE, "SCOPE_ID_ = ?", id),
            Read.where(JobEntity.TABLE, "SCOPE_ID_ = ?", id));
    if (isNew) {
      var ahead = VariablesAhead.of(context);
      ahead.read(caseInstanceId);
      unitOfWork
          .known(PlanItemEntity.TABLE, item -> item.caseInstanceId() == caseInstanceId)
          .forEach(item -> ahead.read(item.id()));
    }
  }

  private OpenRows rows(CommandContext context) {
    var unitOfWork = context.unitOfWork();
    return new OpenRows(
        unitOfWork.known(TaskEntity.TABLE, task -> task.scopeId() == caseInstanceId),
        unitOfWork.known(IdentityLinkEntity.TABLE, link -> link.taskId() != 0),
        unitOfWork.known(EventSubscriptionEntity.TABLE, event -> event.scopeId() == caseInstanceId),
        unitOfWork.known(JobEntity.TABLE, job -> job.scopeId() == caseInstanceId));
  }
}
