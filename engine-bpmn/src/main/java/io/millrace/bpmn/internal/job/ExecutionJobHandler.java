package io.millrace.bpmn.internal.job;

import io.millrace.bpmn.internal.operation.BeginActivity;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.CompleteActivity;
import io.millrace.bpmn.internal.operation.Flow;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.StartActivity;
import io.millrace.bpmn.internal.operation.TaskTimesOut;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;
import io.millrace.common.internal.job.JobRemainder;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;

/**
 * Runs one kind of job that concerns an execution. A job whose execution has moved on in the
 * meantime is dropped.
 *
 * @param type the kind of job
 * @param runtime the engine's parts
 * @param times when jobs are tried again, and timers are due again
 * @param ahead does the work of activities before the lock
 * @param step what the job does
 */
public record ExecutionJobHandler(
    String type, BpmnRuntime runtime, ModelTimes times, WorkAhead ahead, Step step)
    implements JobHandler {

  /** What a job does with its execution. */
  @FunctionalInterface
  public interface Step {
    /** Does it. */
    void run(JobEntity job, ExecutionEntity execution, Node node, BpmnContext context);
  }

  /** Returns the handlers of all kinds of jobs that concern an execution. */
  public static List<JobHandler> all(BpmnRuntime runtime, ModelTimes times, WorkAhead ahead) {
    return List.of(
        new ExecutionJobHandler(
            WaitNames.ASYNC_BEFORE,
            runtime,
            times,
            ahead,
            (job, execution, node, context) ->
                context.command().agenda().plan(new BeginActivity(context, execution, node))),
        new ExecutionJobHandler(
            WaitNames.ASYNC_INSTANCE,
            runtime,
            times,
            ahead,
            (job, execution, node, context) ->
                context.command().agenda().plan(new StartActivity(context, execution, node))),
        new ExecutionJobHandler(
            WaitNames.ASYNC_AFTER, runtime, times, ahead, ExecutionJobHandler::goOn),
        new ExecutionJobHandler(WaitNames.TIMER, runtime, times, ahead, ExecutionJobHandler::fire),
        new ExecutionJobHandler(
            WaitNames.TASK_TIMEOUT, runtime, times, ahead, ExecutionJobHandler::timeOut));
  }

  @Override
  public RetryCycle retryCycle(JobEntity job, CommandContext command) {
    return times.retries().of(job, command);
  }

  @Override
  public Instant nextDue(JobEntity timer, Instant due, ZoneId zone, CommandContext command) {
    return times.calendar().nextDue(timer.payload(), timer.repeat(), due);
  }

  @Override
  public JobRemainder beforeLock(JobEntity job, Runnable lock, CommandContext command) {
    return looksAhead(job) ? ahead.run(job, lock, command) : null;
  }

  @Override
  public boolean looksAhead(JobEntity job) {
    return AheadWork.isFor(job);
  }

  @Override
  public boolean movesTogether() {
    return true;
  }

  @Override
  public void execute(JobEntity job, CommandContext command) {
    var context = runtime.in(command);
    var execution = context.tree().find(job.subScopeId());
    if (execution != null) {
      step.run(job, execution, context.process(execution).node(job.elementId()), context);
    }
  }

  private static void goOn(
      JobEntity job, ExecutionEntity execution, Node node, BpmnContext context) {
    execution.skipped(WaitNames.SKIPPED.equals(job.handlerConfiguration()));
    context
        .command()
        .agenda()
        .plan(new CompleteActivity(context, execution, flows(job.handlerConfiguration(), node)));
  }

  private static List<Flow> flows(String ids, Node node) {
    if (ids == null || ids.equals(WaitNames.SKIPPED)) {
      return null;
    }
    var chosen = Arrays.asList(ids.split(","));
    return node.outgoing().stream().filter(flow -> chosen.contains(flow.element().id())).toList();
  }

  private static void fire(
      JobEntity job, ExecutionEntity execution, Node node, BpmnContext context) {
    context.timerCame(execution, node, job.handlerConfiguration());
  }

  private static void timeOut(
      JobEntity job, ExecutionEntity execution, Node node, BpmnContext context) {
    for (var timeout : node.taskTimeouts()) {
      if (timeout.id().equals(job.handlerConfiguration())) {
        context.command().agenda().plan(new TaskTimesOut(context, execution, timeout));
      }
    }
  }
}
