package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.command.CorrelateMessageCommand.Parts;
import io.millrace.bpmn.internal.command.CorrelateMessageCommand.Targets;
import io.millrace.bpmn.internal.event.Messages;
import io.millrace.bpmn.internal.event.SentMessage;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.common.ConflictException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds who waits for a message, locks their families and lets them have it. Inside a command that
 * holds a family already, other ones get it by jobs.
 *
 * @param message the message
 * @param targets who gets it
 * @param starts whether a process is started, where that is a question
 * @param parts what it works with
 */
record MessageDelivery(SentMessage message, Targets targets, boolean starts, Parts parts)
    implements Command<List<CorrelatedMessage>> {

  private static final int MOST_AT_ONCE = 100_000;

  @Override
  public List<CorrelatedMessage> execute(CommandContext command) {
    var context = parts.runtime().in(command);
    return switch (targets) {
      case ONE -> one(context);
      case ALL -> all(context);
      case START -> List.of(startOrKeep(context));
    };
  }

  private List<CorrelatedMessage> one(BpmnContext context) {
    var waiting = parts.messages().theOne(message.to(), context);
    if (waiting == null) {
      return List.of(startOrKeep(context));
    }
    var command = context.command();
    if (FamilyLock.holdsAny(command)) {
      parts.messages().hand(waiting, message, context);
      return List.of(CorrelatedMessage.of(waiting));
    }
    new ExecutionLock(parts.lock()).toDeliver(message.variables(), waiting.subScopeId(), command);
    if (!parts.messages().deliver(waiting.id(), waiting.subScopeId(), message, context)) {
      throw new ConflictException(
          "The execution '"
              + waiting.subScopeId()
              + "' waited for the "
              + message.to()
              + " and has gone on in the meantime; nothing was changed. Try again.");
    }
    return List.of(CorrelatedMessage.of(waiting));
  }

  private CorrelatedMessage startOrKeep(BpmnContext context) {
    var started = starts ? parts.messages().start(message, context) : null;
    if (started != null) {
      return CorrelatedMessage.of(started);
    }
    var kept = parts.messages().keep(message, context);
    if (kept == 0) {
      throw Messages.nobody(message.to());
    }
    return CorrelatedMessage.kept(kept);
  }

  /** Who has gone on between the search and the lock is left out, and who is suspended. */
  private List<CorrelatedMessage> all(BpmnContext context) {
    var command = context.command();
    var found = parts.messages().receivers().find(message.to(), MOST_AT_ONCE + 1, command);
    if (found.size() > MOST_AT_ONCE) {
      throw new LimitExceededException(
          "More than "
              + MOST_AT_ONCE
              + " executions wait for the "
              + message.to()
              + ", which is the most that get a message in one transaction. Correlate it in parts: name a process definition, instances or variables.");
    }
    var results = new ArrayList<CorrelatedMessage>();
    var byJobs = FamilyLock.holdsAny(command);
    if (!byJobs && !found.isEmpty()) {
      lock(found, command);
    }
    for (var waiting : found) {
      if (!byJobs && isSuspended(waiting, context)) {
        continue;
      }
      if (byJobs) {
        parts.messages().hand(waiting, message, context);
      } else if (!parts.messages().deliver(waiting.id(), waiting.subScopeId(), message, context)) {
        continue;
      }
      results.add(CorrelatedMessage.of(waiting));
    }
    if (starts) {
      var started = parts.messages().start(message, context);
      if (started != null) {
        results.add(CorrelatedMessage.of(started));
      }
    }
    return results;
  }

  private static boolean isSuspended(EventSubscriptionEntity waiting, BpmnContext context) {
    var execution = context.tree().find(waiting.subScopeId());
    return execution != null && execution.isSuspended();
  }

  private void lock(List<EventSubscriptionEntity> found, CommandContext command) {
    var roots = found.stream().map(EventSubscriptionEntity::rootInstanceId).distinct().toList();
    parts.lock().acquireAll(command, roots);
  }
}
