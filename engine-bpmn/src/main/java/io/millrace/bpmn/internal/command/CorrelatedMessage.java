package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.event.SentMessage;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.runtime.Execution;
import io.millrace.bpmn.runtime.MessageCorrelationResult;
import io.millrace.bpmn.runtime.MessageCorrelationResultType;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;

/**
 * Who got a message; one of the three.
 *
 * @param receiver the execution that waited
 * @param started the process instance that was started
 * @param keptId the message that is kept, since nobody waits for it; 0 for none
 */
record CorrelatedMessage(ReceiverOfMessage receiver, ExecutionEntity started, long keptId) {

  static CorrelatedMessage of(EventSubscriptionEntity waiting) {
    return new CorrelatedMessage(ReceiverOfMessage.of(waiting), null, 0);
  }

  static CorrelatedMessage of(ExecutionEntity started) {
    return new CorrelatedMessage(null, started, 0);
  }

  static CorrelatedMessage kept(long id) {
    return new CorrelatedMessage(null, null, id);
  }

  /** Returns what an idempotency key remembers. */
  String text() {
    if (keptId != 0) {
      return "kept " + keptId;
    }
    return receiver == null
        ? "started " + started.id() + " " + started.processDefinitionId()
        : "received " + receiver.text();
  }

  /** Returns what the API shows. */
  MessageCorrelationResult shown(BpmnContext context) {
    if (keptId != 0) {
      return new Result(null, null, ExternalIds.text(keptId));
    }
    return receiver == null
        ? new Result(null, StartedInstance.of(started, context), null)
        : new Result(receiver, null, null);
  }

  /** Returns what the API shows when a key was used again. */
  static MessageCorrelationResult earlier(String text, SentMessage message, BpmnContext context) {
    var parts = text.split(" ", 2);
    if (parts[0].equals("received")) {
      return new Result(ReceiverOfMessage.of(parts[1], message.to().tenantId()), null, null);
    }
    if (parts[0].equals("kept")) {
      return new Result(null, null, parts[1]);
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
    return new Result(null, StartedInstance.earlier(parts[1], start, context), null);
  }

  /** What the API shows. */
  private record Result(
      Execution getExecution, ProcessInstance getProcessInstance, String getKeptMessageId)
      implements MessageCorrelationResult {

    @Override
    public MessageCorrelationResultType getResultType() {
      if (getKeptMessageId != null) {
        return MessageCorrelationResultType.Kept;
      }
      return getExecution == null
          ? MessageCorrelationResultType.ProcessDefinition
          : MessageCorrelationResultType.Execution;
    }
  }
}
