package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.idempotency.IdempotencyKeys;
import io.millrace.common.internal.scope.FamilyLock;

/**
 * Hands a message over, once under one key.
 *
 * @param event the message
 * @param receiver who waits for it
 * @param idempotencyKey under which a repetition does nothing, or null
 * @param parts what it works with
 */
public record MessageReceivedCommand(
    ReceivedEvent event, Receiver receiver, String idempotencyKey, Parts parts)
    implements Command<Void> {

  private static final String OPERATION = "message.receive";

  /**
   * Who waits for a message.
   *
   * @param executionId the execution; 0 where only the instance is named
   * @param processInstanceId the process instance; 0 where the execution is named
   */
  public record Receiver(long executionId, long processInstanceId) {
    long anyId() {
      return executionId == 0 ? processInstanceId : executionId;
    }
  }

  /**
   * What the delivery works with.
   *
   * @param commands runs it to its end, with an agenda of its own
   * @param keys knows what was done under which key
   * @param lock takes the family's lock
   * @param runtime the engine's parts
   */
  public record Parts(
      CommandExecutor commands, IdempotencyKeys keys, FamilyLock lock, BpmnRuntime runtime) {}

  /**
   * Keys of messages belong to no tenant: the receiver is named by its id, and may be gone when the
   * call is repeated. A key is looked for under the lock of the receiver's family: of two calls at
   * once the second finds what the first committed.
   */
  @Override
  public Void execute(CommandContext context) {
    if (idempotencyKey != null) {
      parts.lock().acquire(context, ExecutionRoots.EXECUTION, receiver.anyId());
    }
    parts
        .keys()
        .once(
            context,
            OPERATION,
            "",
            idempotencyKey,
            () -> {
              parts.commands().execute(delivery());
              return null;
            });
    return null;
  }

  private Command<Void> delivery() {
    return receiver.executionId() != 0
        ? new MessageEventReceivedCommand(
            event, receiver.executionId(), parts.lock(), parts.runtime())
        : new MessageToInstanceCommand(
            event, receiver.processInstanceId(), parts.lock(), parts.runtime());
  }
}
