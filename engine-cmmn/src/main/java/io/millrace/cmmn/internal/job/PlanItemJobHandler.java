package io.millrace.cmmn.internal.job;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CaseJobTypes;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;
import io.millrace.common.internal.job.NewJob;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/**
 * Runs one kind of job that concerns a plan item. A job whose plan item has moved on in the
 * meantime is dropped.
 *
 * @param type the kind of job
 * @param runtime the engine's parts
 * @param times when jobs are tried again, and timers are due again
 * @param state the state in which the plan item waits for the job
 * @param step what the job does
 */
public record PlanItemJobHandler(
    String type, CmmnRuntime runtime, CaseTimes times, ItemState state, Step step)
    implements JobHandler {

  /** What a job does with its plan item. */
  @FunctionalInterface
  public interface Step {
    /** Does it. */
    void run(JobEntity job, PlanItemEntity item, CmmnContext context);
  }

  /** Returns the handlers of all kinds of jobs that concern a plan item. */
  public static List<JobHandler> all(CmmnRuntime runtime, CaseTimes times) {
    return List.of(
        new PlanItemJobHandler(
            CaseJobTypes.ASYNC_START,
            runtime,
            times,
            ItemState.ASYNC_ACTIVE,
            PlanItemJobHandler::goOn),
        new PlanItemJobHandler(
            CaseJobTypes.ASYNC_LEAVE,
            runtime,
            times,
            ItemState.ASYNC_ACTIVE_LEAVE,
            PlanItemJobHandler::goOn),
        new PlanItemJobHandler(
            CaseJobTypes.TIMER, runtime, times, ItemState.AVAILABLE, PlanItemJobHandler::fire));
  }

  @Override
  public RetryCycle retryCycle(JobEntity job, CommandContext command) {
    return times.retries().of(job, command);
  }

  @Override
  public Instant nextDue(JobEntity timer, Instant due, ZoneId zone, CommandContext command) {
    return times.calendar().nextDue(timer.payload(), timer.repeat(), due);
  }

  /** Each time of a cycle is an instance of its listener of its own. */
  @Override
  public NewJob next(NewJob same, JobEntity timer, CommandContext command) {
    var context = runtime.in(command);
    var item = waiting(timer, context);
    var next = item == null ? null : context.followUp(item);
    return next == null ? null : same.withScope(next.scopeRef());
  }

  @Override
  public void execute(JobEntity job, CommandContext command) {
    var context = runtime.in(command);
    var item = waiting(job, context);
    if (item != null) {
      step.run(job, item, context);
    }
  }

  private PlanItemEntity waiting(JobEntity job, CmmnContext context) {
    var item = context.tree().find(job.subScopeId());
    return item != null && state.text().equals(item.state()) ? item : null;
  }

  private static void goOn(JobEntity job, PlanItemEntity item, CmmnContext context) {
    context.applyPutOff(item, Transition.of(job.handlerConfiguration()));
  }

  private static void fire(JobEntity job, PlanItemEntity item, CmmnContext context) {
    if (job.repeat() == null) {
      context.apply(item, Transition.OCCUR);
    } else {
      context.occurForGood(item);
    }
  }
}
