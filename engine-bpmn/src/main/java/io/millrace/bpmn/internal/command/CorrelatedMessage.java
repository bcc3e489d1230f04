package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.event.SentMessage;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.runtime.Execution;
import io.millrace.bpmn.runtime.MessageCorrelationResult;
import io.millrace.bpmn.runtime.MessageCorrelationResultType;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;

/**
 * Who got a message; one of the two.
 *
 * @param receiver the execution that waited
 * @param started the process instance that was started
 */
record CorrelatedMessage(ReceiverOfMessage receiver, ExecutionEntity started) {

  static CorrelatedMessage of(EventSubscriptionEntity waiting) {
    return new CorrelatedMessage(ReceiverOfMessage.of(waiting), null);
  }

  static CorrelatedMessage of(ExecutionEntity started) {
    return new CorrelatedMessage(null, started);
  }

  /** Returns what an idempotency key remembers. */
  String text() {
    return receiver == null
        ? "started " + started.id() + " " + started.processDefinitionId()
        : "received " + receiver.text();
  }

  /** Returns what the API shows. */
  MessageCorrelationResult shown(BpmnContext context) {
    return receiver == null
        ? new Result(null, StartedInstance.of(started, context))
        : new Result(receiver, null);
  }

  /** Returns what the API shows when a key was used again. */
  static MessageCorrelationResult earlier(String text, SentMessage message, BpmnContext context) {
    var parts = text.split(" ", 2);
    if (parts[0].equals("received")) {
      return new Result(ReceiverOfMessage.of(parts[1], message.to().tenantId()), null);
    }
    var to = message.to();
    var start =
        new StartRequest(
            0,
            null,
            to.messageName(),
            to.tenantId(),
            null,
            to.businessKey(),
            null,
            null,
            message.variables(),
            message.localVariables());
    return new Result(null, StartedInstance.earlier(parts[1], start, context));
  }

  /** What the API shows. */
  private record Result(Execution getExecution, ProcessInstance getProcessInstance)
      implements MessageCorrelationResult {

    @Override
    public MessageCorrelationResultType getResultType() {
      return getExecution == null
          ? MessageCorrelationResultType.ProcessDefinition
          : MessageCorrelationResultType.Execution;
    }
  }
}
