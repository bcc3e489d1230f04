package io.millrace.common.internal.event;

import io.millrace.common.event.EngineEventType;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobListener;
import io.millrace.common.internal.scope.ShownScope;

/**
 * Tells the application's listeners what happens to jobs.
 *
 * @param listeners the application's listeners
 */
record JobEvents(EventListeners listeners) implements JobListener {

  @Override
  public boolean hearsCancellations() {
    return listeners.hear(EngineEventType.JOB_CANCELED);
  }

  @Override
  public void scheduled(JobEntity timer, CommandContext context) {
    tell(EngineEventType.TIMER_SCHEDULED, timer, context);
  }

  @Override
  public void fired(JobEntity timer, CommandContext context) {
    tell(EngineEventType.TIMER_FIRED, timer, context);
  }

  @Override
  public void succeeded(JobEntity job, CommandContext context) {
    tell(EngineEventType.JOB_EXECUTION_SUCCESS, job, context);
  }

  @Override
  public void failed(JobEntity job, Throwable cause, CommandContext context) {
    var type = EngineEventType.JOB_EXECUTION_FAILURE;
    if (listeners.hear(type)) {
      listeners.tell(
          new FailedJobEvent(occurrence(type, job, context), shown(job), cause), context);
    }
  }

  @Override
  public void buried(JobEntity job, CommandContext context) {
    tell(EngineEventType.JOB_MOVED_TO_DEAD_LETTER, job, context);
  }

  @Override
  public void canceled(JobEntity job, CommandContext context) {
    tell(EngineEventType.JOB_CANCELED, job, context);
  }

  private void tell(EngineEventType type, JobEntity job, CommandContext context) {
    if (listeners.hear(type)) {
      listeners.tell(new EntityEvent(occurrence(type, job, context), shown(job)), context);
    }
  }

  private static Object shown(JobEntity job) {
    return JobEntity.TABLE.detachedCopy(job);
  }

  private static Occurrence occurrence(
      EngineEventType type, JobEntity job, CommandContext context) {
    var scope =
        new ShownScope(job.scopeType(), job.scopeId(), job.subScopeId(), job.scopeDefinitionId());
    return new Occurrence(type, context.now(), scope, job.tenantId());
  }
}
