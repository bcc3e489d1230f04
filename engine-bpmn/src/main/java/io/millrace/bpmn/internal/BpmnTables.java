package io.millrace.bpmn.internal;

import io.millrace.bpmn.internal.persistence.CompensableEntity;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.HistoricActivityEntity;
import io.millrace.bpmn.internal.persistence.HistoricProcessInstanceEntity;
import io.millrace.bpmn.internal.persistence.KeptMessageEntity;
import io.millrace.common.internal.SharedTables;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.Ownership;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableEntity;

/** The tables of a process engine, and what its count columns count. */
public final class BpmnTables {

  /** What is kept for compensation is no child any more. */
  private static final String NOT_KEPT = "coalesce(LOOP_ACTIVE_, 0) >= 0";

  private BpmnTables() {}

  /** Returns the shared tables with those of executions behind them. */
  public static Tables create() {
    return SharedTables.create()
        .add(
            ExecutionEntity.TABLE,
            HistoricProcessInstanceEntity.TABLE,
            HistoricActivityEntity.TABLE,
            CompensableEntity.TABLE,
            KeptMessageEntity.TABLE)
        .owns(
            owns(Dependent.CHILD, ExecutionEntity.TABLE, "PARENT_ID_", NOT_KEPT),
            owns(Dependent.TASK, TaskEntity.TABLE, "SUB_SCOPE_ID_", null),
            owns(Dependent.VARIABLE, VariableEntity.TABLE, "SUB_SCOPE_ID_", SharedTables.NO_TASK),
            owns(
                Dependent.IDENTITY_LINK,
                IdentityLinkEntity.TABLE,
                "SCOPE_ID_",
                SharedTables.NO_TASK_LINK),
            owns(Dependent.JOB, JobEntity.TABLE, "SUB_SCOPE_ID_", null),
            owns(Dependent.SUBSCRIPTION, EventSubscriptionEntity.TABLE, "SUB_SCOPE_ID_", null));
  }

  private static Ownership owns(
      Dependent kind, Table<?> dependent, String column, String condition) {
    return new Ownership(ExecutionEntity.TABLE, kind, dependent, column, condition);
  }
}
