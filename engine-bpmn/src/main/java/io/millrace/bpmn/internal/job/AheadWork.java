package io.millrace.bpmn.internal.job;

import io.millrace.bpmn.internal.operation.BeginActivity;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.EndWork;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.StartActivity;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.operation.WorkingBehavior;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobRemainder;
import java.time.Instant;

/**
 * The work of an asynchronous activity that is done before its family is locked.
 *
 * <p>It sees the tree and the variables as they are, in a context of which nothing is written. When
 * it is done, or calls the engine, the family is locked, the trees are read afresh, the activity
 * begins there, and what the work has set is set. So branches of one instance work at the same
 * time, and only the steps of their tokens wait for one another.
 */
final class AheadWork {

  private final JobEntity job;
  private final Node node;
  private final WorkingBehavior work;
  private final AheadVariables variables;
  private final BpmnRuntime runtime;
  private Instant begun;
  private RuntimeException thrown;
  private CommandContext lockedIn;
  private ExecutionEntity locked;

  /**
   * Creates the work of a job.
   *
   * @param work the work of the element that it enters
   * @param variables what the work reads and sets
   */
  AheadWork(
      JobEntity job,
      Node node,
      WorkingBehavior work,
      AheadVariables variables,
      BpmnRuntime runtime) {
    this.job = job;
    this.node = node;
    this.work = work;
    this.variables = variables;
    this.runtime = runtime;
  }

  /** Tells whether a job may do its work ahead: exclusive ones keep one another out by the lock. */
  static boolean isFor(JobEntity job) {
    return !job.isExclusive()
        && (WaitNames.ASYNC_BEFORE.equals(job.handlerType())
            || WaitNames.ASYNC_INSTANCE.equals(job.handlerType()));
  }

  /**
   * Returns the work of the element that a job enters; null if it is none, or is not done ahead.
   */
  static WorkingBehavior of(JobEntity job, Node node) {
    return WaitNames.ASYNC_BEFORE.equals(job.handlerType()) && node.behavior() != node.inner()
        ? null
        : node.workAhead();
  }

  /**
   * Does the work.
   *
   * @param execution the execution in the context that looks ahead
   * @param ahead that context
   * @param lock takes the lock of the family; called if the work calls the engine
   * @param command the unit of work that such a call joins, of which nothing is read before
   * @return what is left to do under the lock
   */
  JobRemainder run(
      ExecutionEntity execution, BpmnContext ahead, Runnable lock, CommandContext command) {
    begun = command.now();
    command.beforeNextCall(
        () -> {
          lock.run();
          begin(command);
        });
    try {
      node.data().begin(execution, ahead);
      work.work(execution, ahead);
    } catch (RuntimeException e) {
      if (!EndWork.canBeBy(e, execution, ahead)) {
        throw e;
      }
      thrown = e;
    }
    command.beforeNextCall(null);
    return this::finish;
  }

  private void finish(CommandContext command) {
    if (lockedIn != command) {
      begin(command);
    }
    var context = runtime.in(command);
    command.agenda().plan(new EndWork(context, locked, node.id(), work, thrown));
  }

  /** Begins the activity under the lock; what the work has set so far is set in earnest. */
  private void begin(CommandContext command) {
    lockedIn = command;
    var context = runtime.in(command);
    locked = context.tree().find(job.subScopeId());
    if (node.data().takesIn()) { // which what is at the border may ask for
      locked.scope(true);
      settle(context);
    }
    if (WaitNames.ASYNC_BEFORE.equals(job.handlerType())) {
      new BeginActivity(context, locked, node).begin();
    } else {
      new StartActivity(context, locked, node).begin();
    }
    locked.activityStartTime(begun);
    if (!node.data().takesIn()) {
      settle(context);
    }
  }

  private void settle(BpmnContext context) {
    variables.settle(
        context.variables().access(),
        here -> context.variables().node(context.tree().find(here.owner().id())));
  }
}
