package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.FlowCondition;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.Expression;

/**
 * Tells whether the work of a task is left out. An instance has to allow it by a variable, as in
 * the field.
 *
 * @param expression tells it
 */
record SkipCondition(Expression expression) implements FlowCondition {

  private static final String ENABLED = "_FLOWABLE_SKIP_EXPRESSION_ENABLED";

  @Override
  public boolean holds(ExecutionEntity execution, BpmnContext context) {
    return Boolean.TRUE.equals(context.variables().get(execution, ENABLED))
        && expression.evaluateBoolean(context.scope(execution));
  }
}
