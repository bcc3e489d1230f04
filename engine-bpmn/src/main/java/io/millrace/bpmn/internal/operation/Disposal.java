package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.InstanceEnd;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Ends executions with all they own: tasks, variables, jobs, subscriptions, called instances. No
 * statement is sent for a kind of which an execution's count is zero, and the rows of many
 * executions go in one statement. Stateless.
 */
public final class Disposal {

  private final OwnedRows owned;

  /**
   * What executions own in tables of the shared layer. The assembly provides it; all methods do
   * nothing for a kind whose count is zero.
   */
  public interface OwnedRows {

    /** Cancels the tasks of executions: listeners hear of it, and they are written down. */
    void cancelTasks(List<ExecutionEntity> executions, String reason, BpmnContext context);

    /** Ends the variables that are local to executions, and writes them down. */
    void endVariables(List<ExecutionEntity> executions, BpmnContext context);

    /** Removes the identity links of a process instance, and writes them down. */
    void endIdentityLinks(ExecutionEntity instance, BpmnContext context);

    /**
     * Lets what was on its way to a process instance, which rests with it, look for another one.
     */
    void letPass(ExecutionEntity instance, BpmnContext context);

    /** Deletes the jobs of an execution. */
    void deleteJobs(ExecutionEntity execution, BpmnContext context);

    /** Deletes the jobs of an execution that concern some elements. */
    void deleteJobs(ExecutionEntity execution, Set<String> elementIds, BpmnContext context);

    /** Deletes the jobs of one part of an event that an execution waits for. */
    void deleteJobs(ExecutionEntity execution, String eventId, String part, BpmnContext context);

    /** Tells whether an execution has a job of an element. */
    boolean hasJobs(ExecutionEntity execution, String elementId, BpmnContext context);

    /** Tells whether an execution waits for the job that leaves its activity. */
    boolean isLeftByJob(ExecutionEntity execution, BpmnContext context);
  }

  /** Creates the disposal. */
  public Disposal(OwnedRows owned) {
    this.owned = owned;
  }

  /**
   * Ends what waits at an execution: its jobs and subscriptions, and so the events at the border of
   * its activity.
   */
  public void waits(ExecutionEntity execution, BpmnContext context) {
    owned.deleteJobs(execution, context);
    subscriptionsEnd(execution, context);
  }

  private static void subscriptionsEnd(ExecutionEntity execution, BpmnContext context) {
    context.runtime().eventBus().waitsEnd(execution, context);
    Subscriptions.of(context.command()).deleteOf(execution);
  }

  /**
   * The work of an activity is done: what other tokens send before it is left comes too late. What
   * looks at variables at its border does so until then, and sees what its end changes, unless a
   * job leaves it; timers go off in no unit of work but their own.
   */
  void workIsDone(ExecutionEntity execution, BpmnContext context) {
    if (execution.count(Dependent.SUBSCRIPTION) == 0) {
      return;
    }
    var node = context.node(execution);
    var looksUntilItLeaves =
        node.watchesVariablesAtBorder()
            && !node.element().continuation().asyncAfter()
            && !context.isLoopInstance(execution); // the border is that of its loop
    if (!looksUntilItLeaves) {
      subscriptionsEnd(execution, context);
      return;
    }
    var atBorder = node.boundaryEvents().stream().map(Node::id).collect(Collectors.toSet());
    Subscriptions.of(context.command())
        .endBeforeAnybodyAsks(
            execution, () -> waitsEnd(execution, s -> !looksAtVariables(s, atBorder), context));
  }

  private static boolean looksAtVariables(EventSubscriptionEntity wait, Set<String> events) {
    return WaitNames.OF_VARIABLES.contains(wait.eventType()) && events.contains(wait.activityId());
  }

  /**
   * Ends what waits at an execution for some events; what waits there for others stays, and so do
   * the incidents that the application has opened there, since the execution stays as well.
   */
  public void waits(ExecutionEntity execution, List<Node> events, BpmnContext context) {
    var ids = events.stream().map(Node::id).collect(Collectors.toSet());
    if (!execution.hadIncidents() && waitsForNothingElse(execution, context)) {
      waits(execution, context);
    } else {
      waits(execution, ids, context);
    }
  }

  /** Ends what waits at an execution for some events, and nothing else. */
  public void waits(ExecutionEntity execution, Set<String> eventIds, BpmnContext context) {
    owned.deleteJobs(execution, eventIds, context);
    waitsEnd(execution, s -> eventIds.contains(s.activityId()), context);
  }

  private static void waitsEnd(
      ExecutionEntity execution, Predicate<EventSubscriptionEntity> which, BpmnContext context) {
    var subscriptions = Subscriptions.of(context.command());
    for (var subscription : subscriptions.of(execution)) {
      if (which.test(subscription)) {
        context.runtime().eventBus().waitEnds(execution, subscription, context);
        subscriptions.delete(execution, subscription);
      }
    }
  }

  private static boolean waitsForNothingElse(ExecutionEntity execution, BpmnContext context) {
    return execution.isProcessInstance() || context.node(execution).boundaryEvents().isEmpty();
  }

  /** Tells whether a timer of an event still waits at an execution. */
  boolean hasJobs(ExecutionEntity execution, String eventId, BpmnContext context) {
    return owned.hasJobs(execution, eventId, context);
  }

  /** Tells whether the work of an activity is done and only the job waits that leaves it. */
  public boolean isLeftByJob(ExecutionEntity execution, BpmnContext context) {
    return owned.isLeftByJob(execution, context);
  }

  /**
   * Ends the timers of one part of an event at an execution, or of one listener of its task, which
   * are told apart by their configuration.
   */
  public void deleteJobs(
      ExecutionEntity execution, String eventId, String part, BpmnContext context) {
    owned.deleteJobs(execution, eventId, part, context);
  }

  /** Removes an execution that has no children, with all it owns. */
  public void remove(ExecutionEntity execution, BpmnContext context) {
    remove(List.of(execution), null, context);
  }

  /** Removes what completed activities have left behind, with all it owns. */
  void removeKept(List<ExecutionEntity> kept, BpmnContext context) {
    if (!kept.isEmpty()) {
      remove(kept, null, context);
    }
  }

  /** The loop at an execution is over: its variables end, and it is a plain token again. */
  public void endLoop(ExecutionEntity root, BpmnContext context) {
    loopEnds(root, context);
    if (root.isMultiInstanceRoot()) {
      root.loopCounter(null);
    }
    root.multiInstanceRoot(false);
    root.loopTotal(null);
    root.loopActive(null);
    root.loopCompleted(null);
    endScope(root, context);
  }

  private static void loopEnds(ExecutionEntity execution, BpmnContext context) {
    if (execution.isMultiInstanceRoot()) {
      ((LoopBehavior) context.node(execution).behavior()).loopEnds(execution, context);
    }
  }

  /** The scope at an execution is over: its variables end, and it is a plain token again. */
  public void endScope(ExecutionEntity execution, BpmnContext context) {
    context.compensables().forget(execution);
    execution.scope(false);
    execution.active(true);
    owned.endVariables(List.of(execution), context);
  }

  /**
   * Cancels the activity that an execution is at, with all inside it; the execution stays, as a
   * plain token.
   */
  public void cancelActivity(ExecutionEntity execution, String reason, BpmnContext context) {
    cancelInside(execution, reason, context);
    endLoop(execution, context);
  }

  /** Cancels the activity that an execution is at, whose variables are still needed. */
  public void cancelInside(ExecutionEntity execution, String reason, BpmnContext context) {
    new Cancelled(this, owned, reason, context).inside(execution);
  }

  /** Cancels everything below an execution. */
  public void cancelChildren(ExecutionEntity execution, String reason, BpmnContext context) {
    if (execution.count(Dependent.CHILD) > 0) {
      new Cancelled(this, owned, reason, context).below(execution, null);
    }
  }

  /** Cancels everything below an execution but one child, which has no children. */
  public void cancelOthers(
      ExecutionEntity execution, ExecutionEntity stays, String reason, BpmnContext context) {
    new Cancelled(this, owned, reason, context).below(execution, stays);
  }

  void remove(List<ExecutionEntity> executions, String reason, BpmnContext context) {
    owned.cancelTasks(executions, reason, context);
    owned.endVariables(executions, context);
    for (var execution : executions) {
      context.compensables().forget(execution);
      loopEnds(execution, context);
      waits(execution, context);
      if (execution.isProcessInstance()) {
        owned.endIdentityLinks(execution, context);
        if (execution.isSuspended()) {
          owned.letPass(execution, context);
        }
      }
      context.moved(execution);
      context.tree().remove(execution);
      context.variables().forget(execution);
    }
  }

  /** Returns the instance that no other one of this engine called. */
  private static ExecutionEntity outermost(ExecutionEntity execution, BpmnContext context) {
    var instance = context.tree().processInstance(execution);
    while (instance.superExecutionId() != 0) {
      var caller = context.tree().find(instance.superExecutionId());
      instance = context.tree().processInstance(caller);
    }
    return instance;
  }

  /**
   * Ends the innermost multi-instance activity around an execution, because a terminate end event
   * was reached.
   *
   * @return false if there is none in its process instance
   */
  public boolean terminateMultiInstance(ExecutionEntity execution, BpmnContext context) {
    var reason = "terminate end event '" + execution.activityId() + "'";
    for (var at = context.tree().parent(execution); at != null; at = context.tree().parent(at)) {
      if (at.isMultiInstanceRoot()
          && context.node(at).behavior() instanceof MultiInstanceLoop loop) {
        loop.terminate(at, reason, context);
        return true;
      }
    }
    return false;
  }

  /**
   * Ends the scope around an execution, or the whole family, because a terminate end event was
   * reached.
   */
  public void terminate(ExecutionEntity execution, boolean all, BpmnContext context) {
    var reason = "terminate end event '" + execution.activityId() + "'";
    var scope = context.tree().parent(execution);
    var ended = all ? outermost(execution, context) : scope;
    var endedHere = ended.id() == execution.processInstanceId();
    var endedAt = endedHere ? execution.activityId() : null;
    cancelChildren(ended, reason, context);
    if (ended.isProcessInstance()) {
      ended.endedBy(InstanceEnd.TERMINATION);
      var elsewhere = endedHere ? null : reason;
      new EndProcessInstance(context, ended, endedAt, null, elsewhere).move();
    } else {
      ended.active(true);
      context.leave(ended);
    }
  }
}
