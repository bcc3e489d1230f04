package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.CollectionHandler;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.delegate.DelegateInstances.DelegateSource;
import io.millrace.common.internal.expression.Expression;

/**
 * The application's code that makes the elements of a loop.
 *
 * @param name how the model names it
 * @param source gives it
 * @param text what it is given as it stands; null for what an expression gives
 */
public record LoopHandler(String name, DelegateSource<CollectionHandler> source, String text) {

  /**
   * Returns the elements.
   *
   * @param value the expression of what it is given; may be null
   */
  Object elements(Expression value, ExecutionEntity root, BpmnContext context) {
    context.command().userCodeFollows(); // it may have to be made first
    return source
        .get(context.scope(root))
        .resolveCollection(
            given(value, root, context), context.runtime().scopes().delegate(root, context));
  }

  private Object given(Expression value, ExecutionEntity root, BpmnContext context) {
    return text != null || value == null ? text : value.evaluate(context.scope(root));
  }
}
