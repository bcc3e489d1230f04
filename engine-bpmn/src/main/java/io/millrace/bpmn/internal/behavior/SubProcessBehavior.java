package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.DataObjects;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.ScopeBehavior;
import io.millrace.bpmn.internal.operation.ScopeEvents;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * An embedded sub-process, or an event sub-process whose event has come: the execution becomes a
 * scope, what starts event sub-processes in it is awaited, and a token starts at the start event
 * inside.
 *
 * <p>Spec: BPMN 2.0.2 §13.3.4, §13.5.4.
 *
 * @param start the start event inside
 * @param data the variables it begins with
 */
public record SubProcessBehavior(Node start, DataObjects data) implements ScopeBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    open(execution, context);
    context.enter(context.tree().addChild(execution), start);
  }

  @Override
  public void open(ExecutionEntity execution, BpmnContext context) {
    execution.scope(true);
    execution.active(false);
    data.create(execution, context);
    ScopeEvents.await(execution, context);
  }
}
