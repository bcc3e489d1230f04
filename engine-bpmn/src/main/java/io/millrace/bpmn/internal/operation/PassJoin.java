package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * The tokens that wait at a join go on.
 *
 * @param execution one of them
 */
record PassJoin(BpmnContext context, ExecutionEntity execution, Node join)
    implements TokenOperation {

  @Override
  public void move() {
    var scope = context.tree().parent(execution);
    var arrivals = Arrivals.at(join, scope, context.tree().children(scope));
    ((JoinBehavior) join.behavior()).pass(arrivals, context);
  }
}
