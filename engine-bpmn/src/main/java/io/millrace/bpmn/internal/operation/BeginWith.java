package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.function.Consumer;

/**
 * A token is put at an activity whose work is something else this once than what the model says: a
 * sub-process in which nothing starts by itself, a call that begins in the middle.
 *
 * @param work what it does instead
 */
public record BeginWith(
    BpmnContext context, ExecutionEntity execution, Node node, Consumer<ExecutionEntity> work)
    implements TokenOperation {

  @Override
  public void move() {
    context.arrive(execution, node);
    ScopeEvents.interruptBy(execution, context);
    new BeginActivity(context, execution, node).begin(work);
  }
}
