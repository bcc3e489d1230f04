package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.plugin.ElementHandler;
import io.millrace.common.DelegateException;
import io.millrace.common.internal.expression.Expression;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A call of the handler of a type of service tasks.
 *
 * @param type the type
 * @param handler the handler
 * @param fields the fields of the task that are expressions, by name
 * @param texts those that are fixed texts, by name
 */
record HandlerCall(
    String type, ElementHandler handler, Map<String, Expression> fields, Map<String, String> texts)
    implements ServiceCall {

  @Override
  public void run(ExecutionEntity execution, BpmnContext context) {
    try {
      handler.execute(
          context.runtime().scopes().delegate(execution, context), values(execution, context));
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw failed(execution, e);
    }
  }

  private Map<String, Object> values(ExecutionEntity execution, BpmnContext context) {
    var values = new LinkedHashMap<String, Object>(texts);
    var scope = context.scope(execution);
    fields.forEach((name, expression) -> values.put(name, expression.evaluate(scope)));
    return Collections.unmodifiableMap(values);
  }

  private RuntimeException failed(ExecutionEntity execution, Exception cause) {
    return cause.getCause() instanceof BpmnError error
        ? error
        : new DelegateException(
            "The handler of the type '"
                + type
                + "' failed at '"
                + execution.activityId()
                + "' of process instance '"
                + execution.processInstanceId()
                + "': "
                + cause,
            cause);
  }
}
