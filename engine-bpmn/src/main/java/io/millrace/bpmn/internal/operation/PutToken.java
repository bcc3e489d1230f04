package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.stream.Collectors;

/**
 * A token is put at an element by a call and did not come along a flow. At a join it counts for the
 * first flow on which none waits; an activity that takes several tokens begins with this one; an
 * event sub-process that interrupts cancels what else is in its scope.
 */
public record PutToken(BpmnContext context, ExecutionEntity execution, Node node)
    implements TokenOperation {

  @Override
  public void move() {
    countAtJoin(execution, node, context);
    ScopeEvents.interruptBy(execution, context);
    new EnterActivity(context, execution, node).move();
  }

  /**
   * Lets a token that has come along no flow count at a join for the first flow of which none is
   * there: none that waits, and none that a job is to begin.
   */
  public static void countAtJoin(ExecutionEntity token, Node node, BpmnContext context) {
    if (node.behavior().asksForFlow()) {
      token.incomingFlowId(freeFlow(token, node, context));
    }
  }

  private static String freeFlow(ExecutionEntity execution, Node node, BpmnContext context) {
    var taken =
        context.tree().children(context.tree().parent(execution)).stream()
            .filter(token -> token != execution && node.id().equals(token.activityId()))
            .map(ExecutionEntity::incomingFlowId)
            .collect(Collectors.toSet());
    var flows =
        context.process(execution).model().incoming(node.id()).stream()
            .map(SequenceFlow::id)
            .toList();
    return flows.stream().filter(flow -> !taken.contains(flow)).findFirst().orElse(flows.get(0));
  }
}
