package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.event.Messages;
import io.millrace.bpmn.internal.event.SentMessage;
import io.millrace.bpmn.internal.event.WantedReceiver;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.ExternalIds;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A message throw or end event, or a send task: brings its message to who waits for it, or starts a
 * process by it, then goes on.
 *
 * <p>Spec: BPMN 2.0.2 §10.3.3, §10.5.1, §13.3.3, §13.5.2, §13.5.6.
 *
 * @param name gives the name of the message, a text or an expression
 * @param receiver who gets it
 * @param payload what comes with it
 * @param nobody what becomes of it where nobody waits
 * @param messages delivers messages
 */
public record MessageThrowBehavior(
    String name, Receiver receiver, CallData payload, NobodyWaits nobody, Messages messages)
    implements EventThrow {

  /**
   * Who gets the message.
   *
   * @param processInstanceId gives the id of the process instance; null for any
   * @param keys what its variables have to be
   */
  public record Receiver(Expression processInstanceId, List<Key> keys) {

    /** Copies the keys. */
    public Receiver {
      keys = List.copyOf(keys);
    }
  }

  /**
   * A variable of the receiver.
   *
   * @param name its name
   * @param value gives its value
   * @param isLocal whether it is a variable of the execution that waits
   */
  public record Key(String name, Expression value, boolean isLocal) {}

  @Override
  public void happen(ExecutionEntity execution, BpmnContext context) {
    var scope = context.scope(execution);
    var wanted =
        new WantedReceiver(
            messages.names().of(name, execution.activityId(), scope),
            execution.tenantId(),
            instance(execution, scope),
            0,
            payload.businessKey(execution, context),
            keys(false, scope),
            keys(true, scope));
    var values = payload.values(execution, context);
    var until = nobody.keptUntil(messages.kept().ofThrown(), scope, context.now());
    messages.send(
        new SentMessage(wanted, values, Map.of(), nobody.isError(), until, SentMessage.Targets.ANY),
        context);
  }

  private long instance(ExecutionEntity execution, ExpressionScope scope) {
    if (receiver.processInstanceId() == null) {
      return 0;
    }
    var text = receiver.processInstanceId().evaluateString(scope);
    var id = text == null ? 0 : ExternalIds.parse(text);
    if (id == 0) {
      throw new ExpressionException(
          "The processInstanceId '"
              + receiver.processInstanceId().text()
              + "' of the message at '"
              + execution.activityId()
              + "' gives '"
              + text
              + "', which is no id. Let it give the id of a process instance.");
    }
    return id;
  }

  private Map<String, Object> keys(boolean isLocal, ExpressionScope scope) {
    if (receiver.keys().isEmpty()) {
      return Map.of();
    }
    var values = new LinkedHashMap<String, Object>();
    for (var key : receiver.keys()) {
      if (key.isLocal() == isLocal) {
        values.put(key.name(), key.value().evaluate(scope));
      }
    }
    return values;
  }
}
