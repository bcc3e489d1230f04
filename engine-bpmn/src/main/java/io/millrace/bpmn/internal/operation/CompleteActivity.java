package io.millrace.bpmn.internal.operation;

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
    if (execution.isInActivity()) {
      end(node);
    }
    if (LeaveActivity.isLoopInstance(execution, context)) {
      ((LoopBehavior) node.behavior()).instanceCompleted(execution, context);
    } else {
      goOn(node);
    }
  }

  /** Not for a loop as a whole: each of its instances has ended by itself. */
  private void end(Node node) {
    node.listeners().tell("end", execution, context);
    context.runtime().eventBus().activityCompleted(execution, context);
    context.history().activityEnded(execution, null);
  }

  private void goOn(Node node) {
    context.runtime().disposal().waits(execution, context);
    if (execution.isScope()) {
      context.runtime().disposal().endScope(execution, context);
    }
    var taken = flows == null ? flowsThatHold(node) : flows;
    if (taken.isEmpty()) {
      context.end(execution);
      return;
    }
    context.command().agenda().plan(new TakeSequenceFlow(context, execution, taken.get(0)));
    var scope = context.tree().parent(execution);
    for (var flow : taken.subList(1, taken.size())) {
      var token = context.tree().addChild(scope);
      context.command().agenda().plan(new TakeSequenceFlow(context, token, flow));
    }
  }

  /**
   * Without a gateway all flows whose conditions hold are taken; the default flow only if there is
   * no other.
   */
  private List<Flow> flowsThatHold(Node node) {
    if (node.outgoing().size() == 1 && node.outgoing().get(0).condition() == null) {
      return node.outgoing();
    }
    var holding = new ArrayList<Flow>();
    for (var flow : node.outgoing()) {
      if (flow != node.defaultFlow() && flow.holds(execution, context)) {
        holding.add(flow);
      }
    }
    if (holding.isEmpty() && node.defaultFlow() != null) {
      holding.add(node.defaultFlow());
    }
    if (holding.isEmpty() && !node.outgoing().isEmpty()) {
      throw context.noFlow(node, execution);
    }
    return holding;
  }
}
