package io.millrace.common.internal;

import io.millrace.common.internal.aggregation.PartEntity;
import io.millrace.common.internal.audit.OperationEntity;
import io.millrace.common.internal.batch.BatchEntity;
import io.millrace.common.internal.batch.BatchPartEntity;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.deployment.ResourceEntity;
import io.millrace.common.internal.idempotency.IdempotencyKeyEntity;
import io.millrace.common.internal.identity.HistoricIdentityLinkEntity;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.incident.IncidentEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobLogEntity;
import io.millrace.common.internal.job.NodeEntity;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.Ownership;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.remark.AttachmentContentEntity;
import io.millrace.common.internal.remark.AttachmentEntity;
import io.millrace.common.internal.remark.CommentEntity;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.task.HistoricTaskEntity;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.HistoricVariableEntity;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariableUpdateEntity;

/**
 * The tables that both engines share, in the order in which a flush inserts into them.
 *
 * <p>An engine adds its own tables behind them, and says what its count columns count. The rows of
 * an element are told from those of its tasks by the task's id: variables of the element have
 * {@link #NO_TASK}, identity links of the instance {@link #NO_TASK_LINK}.
 */
public final class SharedTables {

  /**
   * The condition on variables that belong to an execution or plan item itself, not to one of its
   * tasks.
   */
  public static final String NO_TASK = "TASK_ID_ = 0";

  /** The condition on identity links that belong to an instance itself, not to one of its tasks. */
  public static final String NO_TASK_LINK = "TASK_ID_ is null";

  /**
   * The condition on subscriptions and jobs that start instances of a definition, and so belong to
   * no execution or plan item.
   */
  public static final String NO_ELEMENT = "SUB_SCOPE_ID_ = 0";

  private SharedTables() {}

  /** Returns the shared tables with what the tasks and definitions among them own. */
  public static Tables create() {
    return new Tables()
        .add(DeploymentEntity.TABLE, ResourceEntity.TABLE, DefinitionEntity.TABLE)
        .add(TaskEntity.TABLE, VariableEntity.TABLE, IdentityLinkEntity.TABLE)
        .add(PartEntity.TABLE)
        .add(NodeEntity.TABLE, JobEntity.TABLE, EventSubscriptionEntity.TABLE)
        .add(IdempotencyKeyEntity.TABLE)
        .add(BatchEntity.TABLE, BatchPartEntity.TABLE, IncidentEntity.TABLE)
        .add(CommentEntity.TABLE, AttachmentEntity.TABLE, AttachmentContentEntity.TABLE)
        .add(HistoricTaskEntity.TABLE, HistoricVariableEntity.TABLE)
        .add(HistoricIdentityLinkEntity.TABLE, VariableUpdateEntity.TABLE, JobLogEntity.TABLE)
        .add(OperationEntity.TABLE)
        .owns(
            new Ownership(
                TaskEntity.TABLE, Dependent.CHILD, TaskEntity.TABLE, "PARENT_TASK_ID_", null),
            new Ownership(
                TaskEntity.TABLE, Dependent.VARIABLE, VariableEntity.TABLE, "TASK_ID_", null),
            new Ownership(
                TaskEntity.TABLE,
                Dependent.IDENTITY_LINK,
                IdentityLinkEntity.TABLE,
                "TASK_ID_",
                null),
            new Ownership(
                DefinitionEntity.TABLE,
                Dependent.IDENTITY_LINK,
                IdentityLinkEntity.TABLE,
                "SCOPE_DEFINITION_ID_",
                null),
            new Ownership(
                DefinitionEntity.TABLE,
                Dependent.SUBSCRIPTION,
                EventSubscriptionEntity.TABLE,
                "SCOPE_DEFINITION_ID_",
                NO_ELEMENT));
  }
}
