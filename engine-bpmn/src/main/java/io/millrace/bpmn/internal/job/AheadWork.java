package io.millrace.bpmn.internal.job;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.operation.BeginActivity;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.EndWork;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.StartActivity;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.operation.WorkingBehavior;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.variable.VariableNode;
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
  private final Runnable lock;
  private final AheadVariables variables;
  private final BpmnContext context;
  private Node node;
  private Instant begun;
  private ExecutionEntity locked;

  /**
   * Creates the work of a job.
   *
   * @param lock takes the lock of the family
   * @param context the unit of work, of which nothing is read before the lock is held
   */
  AheadWork(JobEntity job, Runnable lock, AheadVariables variables, BpmnContext context) {
    this.job = job;
    this.lock = lock;
    this.variables = variables;
    this.context = context;
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
   * Does the work, then takes the lock if the work has not.
   *
   * @param ahead the context that looks ahead
   * @param execution the execution there
   * @return what is left to do
   */
  Runnable run(Node at, WorkingBehavior work, ExecutionEntity execution, BpmnContext ahead) {
    node = at;
    begun = context.command().now();
    context.command().beforeNextCall(this::begin);
    var error = workAt(at, work, execution, ahead);
    if (locked == null) {
      begin();
    }
    return () ->
        context.command().agenda().plan(new EndWork(context, locked, node.id(), work, error));
  }

  private static BpmnError workAt(
      Node at, WorkingBehavior work, ExecutionEntity execution, BpmnContext ahead) {
    try {
      at.data().begin(execution, ahead);
      work.work(execution, ahead);
      return null;
    } catch (BpmnError error) {
      return error;
    }
  }

  private void begin() {
    context.command().beforeNextCall(null);
    lock.run();
    locked = context.tree().find(job.subScopeId());
    if (node.data().takesIn()) { // which what is at the border may ask for
      locked.scope(true);
      variables.settle(context.variables().access(), this::there);
    }
    if (WaitNames.ASYNC_BEFORE.equals(job.handlerType())) {
      new BeginActivity(context, locked, node).begin();
    } else {
      new StartActivity(context, locked, node).begin();
    }
    locked.activityStartTime(begun);
    if (!node.data().takesIn()) {
      variables.settle(context.variables().access(), this::there);
    }
  }

  private VariableNode there(VariableNode here) {
    return context.variables().node(context.tree().find(here.owner().id()));
  }
}
