package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.internal.model.ResultVariable;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.DelegateException;
import io.millrace.common.internal.delegate.DelegateInstances.DelegateSource;
import io.millrace.common.internal.expression.Expression;

/** A call of user code at an element. Immutable and thread-safe. */
@FunctionalInterface
public interface ServiceCall {

  /** Makes the call. */
  void run(ExecutionEntity execution, BpmnContext context);

  /** Returns a call of a delegate. */
  static ServiceCall of(DelegateSource<JavaDelegate> source, String elementId) {
    return (execution, context) -> {
      var delegate = source.get(context.scope(execution));
      try {
        delegate.execute(context.runtime().scopes().delegate(execution, context));
      } catch (RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw failed(delegate, elementId, execution, e);
      }
    };
  }

  /** Returns the evaluation of an expression, whose value may go into a variable. */
  static ServiceCall of(Expression expression, ResultVariable result) {
    return (execution, context) -> {
      var value = expression.evaluate(context.scope(execution));
      if (result != null && result.isTransient()) {
        context.variables().setTransient(execution, result.name(), value);
      } else if (result != null && result.isLocal()) {
        context.variables().setLocal(execution, result.name(), value);
      } else if (result != null) {
        context.variables().set(execution, result.name(), value);
      }
    };
  }

  private static RuntimeException failed(
      Object delegate, String elementId, ExecutionEntity execution, Exception e) {
    return e.getCause() instanceof BpmnError error
        ? error
        : new DelegateException(
            delegate.getClass().getName()
                + " failed at '"
                + elementId
                + "' of process instance '"
                + execution.processInstanceId()
                + "': "
                + e,
            e);
  }
}
