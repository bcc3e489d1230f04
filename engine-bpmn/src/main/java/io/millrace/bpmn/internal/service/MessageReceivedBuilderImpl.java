package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.MessageReceivedCommand;
import io.millrace.bpmn.internal.command.ReceivedEvent;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.runtime.MessageReceivedBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.service.AbstractVariablesBuilder;
import io.millrace.common.internal.service.Check;

/**
 * Collects what came with a message; its result is one {@link MessageReceivedCommand}. Used by one
 * thread.
 */
final class MessageReceivedBuilderImpl extends AbstractVariablesBuilder<MessageReceivedBuilder>
    implements MessageReceivedBuilder {

  private static final Check CHECK = new Check("MessageReceivedBuilder");

  private final RuntimeParts parts;
  private String messageName;
  private long executionId;
  private long processInstanceId;
  private String idempotencyKey;

  MessageReceivedBuilderImpl(RuntimeParts parts) {
    super(CHECK);
    this.parts = parts;
  }

  @Override
  public MessageReceivedBuilder messageName(String messageName) {
    this.messageName = CHECK.text("messageName", "messageName", messageName);
    return this;
  }

  @Override
  public MessageReceivedBuilder executionId(String executionId) {
    this.executionId = CHECK.id("executionId", "executionId", executionId);
    return this;
  }

  @Override
  public MessageReceivedBuilder processInstanceId(String processInstanceId) {
    this.processInstanceId = CHECK.id("processInstanceId", "processInstanceId", processInstanceId);
    return this;
  }

  @Override
  public MessageReceivedBuilder idempotencyKey(String idempotencyKey) {
    this.idempotencyKey = CHECK.textOrNull("idempotencyKey", "idempotencyKey", idempotencyKey);
    return this;
  }

  @Override
  public void receive() {
    if (messageName == null || (executionId == 0) == (processInstanceId == 0)) {
      throw new BadArgumentException(
          "MessageReceivedBuilder.receive: it is not clear which message is for whom. Name the message, and one of executionId and "
              + "processInstanceId.");
    }
    var event =
        new ReceivedEvent(WaitNames.MESSAGE_EVENT, messageName, variables(), transientVariables());
    var receiver = new MessageReceivedCommand.Receiver(executionId, processInstanceId);
    var delivery =
        new MessageReceivedCommand.Parts(
            parts.commands(), parts.keys(), parts.lock(), parts.runtime());
    parts.commands().execute(new MessageReceivedCommand(event, receiver, idempotencyKey, delivery));
  }
}
