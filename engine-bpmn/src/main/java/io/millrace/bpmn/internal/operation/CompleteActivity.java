package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;
import java.util.List;

/**
 * An element ends and the token goes on.
 *
 * @param flows the flows to take; null for all whose conditions hold
 */
public record CompleteActivity(BpmnContext context, ExecutionEntity execution, List<Flow> flows)
    implements TokenOperation {

  @Override
  public void move() {
    var node = context.node(execution);
    var hasWorked = execution.isInActivity();
    if (hasWorked && !end(node)) {
      return;
    }
    if (isLastOfAdHoc(node)) {
      endAdHoc((AdHocScope) node.scope().inner(), node, hasWorked);
    } else if (LeaveActivity.isLoopInstance(execution, context)) {
      ((LoopBehavior) node.behavior()).instanceCompleted(execution, context);
    } else {
      goOn(node, hasWorked);
    }
  }

  /** An activity of an ad-hoc sub-process may be the one that completes it. */
  private boolean isLastOfAdHoc(Node node) {
    return node.scope() != null
        && node.scope().inner() instanceof AdHocScope adHoc
        && node.element() instanceof Activity
        && !(node.element() instanceof EventSubProcess)
        && !LeaveActivity.isLoopInstance(execution, context)
        && !Compensate.isUnderWay(context.tree().parent(execution), context)
        && adHoc.isCompletedBy(execution, context);
  }

  /** The activity that ends the sub-process can be compensated with it, as those before. */
  private void endAdHoc(AdHocScope adHoc, Node node, boolean hasWorked) {
    var scope = context.tree().parent(execution);
    if (hasWorked) {
      context.runtime().disposal().waits(execution, context);
      context.compensables().completed(execution, node);
    }
    adHoc.cutShort(scope, context);
  }

  /**
   * Not for a loop as a whole: each of its instances has ended by itself.
   *
   * @return false if a listener has ended it itself
   */
  private boolean end(Node node) {
    if (!node.listeners()
        .tellEnd(
            execution,
            () -> context.runtime().eventBus().activityCompleted(execution, context),
            context)) {
      return false;
    }
    if (!execution.isSkipped()) {
      node.data().end(execution, context);
    }
    execution.skipped(false);
    context.history().activityEnded(execution, null);
    return true;
  }

  private void goOn(Node node, boolean hasWorked) {
    context.runtime().disposal().waits(execution, context);
    var token = hasWorked ? context.compensables().completed(execution, node) : execution;
    if (token == execution && execution.isScope()) {
      context.runtime().disposal().endScope(execution, context);
    }
    var taken = flows == null ? flowsThatHold(node, token) : flows;
    if (taken.isEmpty()) {
      context.end(token);
      return;
    }
    context.command().agenda().plan(new TakeSequenceFlow(context, token, taken.get(0)));
    var scope = context.tree().parent(token);
    takeWithOthers(taken.subList(1, taken.size()), scope);
    for (var i = 1; i < node.quantity().completion(); i++) {
      context.countStep(node);
      takeWithOthers(taken, scope);
    }
  }

  private void takeWithOthers(List<Flow> taken, ExecutionEntity scope) {
    for (var flow : taken) {
      var other = context.tree().addChild(scope);
      context.command().agenda().plan(new TakeSequenceFlow(context, other, flow));
    }
  }

  /**
   * Without a gateway all flows whose conditions hold are taken; the default flow only if there is
   * no other.
   */
  private List<Flow> flowsThatHold(Node node, ExecutionEntity token) {
    if (node.outgoing().size() == 1 && node.outgoing().get(0).condition() == null) {
      return node.outgoing();
    }
    var holding = new ArrayList<Flow>();
    for (var flow : node.outgoing()) {
      if (flow != node.defaultFlow() && flow.holds(token, context)) {
        holding.add(flow);
      }
    }
    if (holding.isEmpty() && node.defaultFlow() != null) {
      holding.add(node.defaultFlow());
    }
    if (holding.isEmpty() && !node.outgoing().isEmpty()) {
      throw context.noFlow(node, token);
    }
    return holding;
  }
}
