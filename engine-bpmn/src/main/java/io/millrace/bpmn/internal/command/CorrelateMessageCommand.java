package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.event.Messages;
import io.millrace.bpmn.internal.event.SentMessage;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.runtime.MessageCorrelationResult;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.idempotency.IdempotencyKeys;
import io.millrace.common.internal.scope.FamilyLock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Brings a message to who waits for it, once under one key.
 *
 * @param message the message
 * @param targets who gets it
 * @param starts whether a process is started, where that is a question
 * @param idempotencyKey under which a repetition does nothing, or null
 * @param keepFor how long it is kept where nobody waits; null for not at all
 * @param parts what it works with
 */
public record CorrelateMessageCommand(
    SentMessage message,
    Targets targets,
    boolean starts,
    String idempotencyKey,
    Duration keepFor,
    Parts parts)
    implements Command<List<MessageCorrelationResult>> {

  private static final String OPERATION = "message.correlate";

  /** Who gets a message. */
  public enum Targets {
    /** The one execution that waits; where there is none, a process that is started. */
    ONE,
    /** All that wait, and a process that is started. */
    ALL,
    /** A process that is started. */
    START
  }

  /**
   * What the correlation works with.
   *
   * @param commands runs it to its end, with an agenda of its own
   * @param keys knows what was done under which key
   * @param lock takes the locks of families
   * @param messages delivers messages
   * @param runtime the engine's parts
   */
  public record Parts(
      CommandExecutor commands,
      IdempotencyKeys keys,
      FamilyLock lock,
      Messages messages,
      BpmnRuntime runtime) {}

  @Override
  public List<MessageCorrelationResult> execute(CommandContext context) {
    var results = new AtomicReference<List<CorrelatedMessage>>();
    var first =
        parts
            .keys()
            .once(
                context,
                OPERATION,
                message.to().tenantId(),
                idempotencyKey,
                () -> {
                  var got = parts.commands().execute(delivery(context));
                  results.set(got);
                  return got.isEmpty() ? null : got.get(0).text();
                });
    var bpmn = parts.runtime().in(context);
    if (results.get() != null) {
      return results.get().stream().map(one -> one.shown(bpmn)).toList();
    }
    return targets == Targets.ALL || first == null
        ? List.of()
        : List.of(CorrelatedMessage.earlier(first, message, bpmn));
  }

  private Command<List<CorrelatedMessage>> delivery(CommandContext context) {
    var sent = keepFor == null ? message : message.keptUntil(context.now().plus(keepFor));
    return new MessageDelivery(sent, targets, starts, parts);
  }
}
