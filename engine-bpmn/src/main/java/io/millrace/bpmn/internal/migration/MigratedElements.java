package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.operation.TaskActivity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.migration.MigratedRows;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.task.TaskEntity;

/**
 * As what the rows of executions go on: the own rows of an execution with its element, those of the
 * events that it waits for with these.
 *
 * @param migration where all goes on
 */
record MigratedElements(InstanceMigration migration) implements MigratedRows.Elements {

  @Override
  public void task(TaskEntity task) {
    var placement = migration.placing().of(task.subScopeId());
    if (placement != null
        && placement.from().inner() instanceof TaskActivity before
        && placement.to().inner() instanceof TaskActivity now) {
      now.draft().takeOver(task, before.draft());
    }
  }

  @Override
  public String of(JobEntity job) {
    return element(job.subScopeId(), job.elementId());
  }

  @Override
  public String of(EventSubscriptionEntity subscription) {
    return element(subscription.subScopeId(), subscription.activityId());
  }

  /** Returns what an element of an execution is called then; null if it is as before. */
  String element(long executionId, String elementId) {
    var events = migration.eventsOf(executionId);
    if (events != null && events.kept().containsKey(elementId)) {
      return events.kept().get(elementId).id();
    }
    var placement = migration.placing().of(executionId);
    return placement != null && placement.from().id().equals(elementId)
        ? placement.to().id()
        : null;
  }
}
