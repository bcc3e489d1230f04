package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;

/**
 * Gives what waits for a message the oldest kept one that is for it. Its family is locked; a
 * message that somebody else is about to take is passed over.
 *
 * @param messages delivers messages
 * @param runtime the engine's parts
 */
public record MessageReceiverJobHandler(Messages messages, BpmnRuntime runtime)
    implements JobHandler {

  @Override
  public String type() {
    return KeptMessages.RECEIVER_JOB;
  }

  @Override
  public void execute(JobEntity job, CommandContext command) {
    var ids = job.handlerConfiguration().split(" ");
    var context = runtime.in(command);
    var receiver = context.tree().find(Long.parseLong(ids[1]));
    var waiting =
        receiver == null ? null : Messages.waiting(Long.parseLong(ids[0]), receiver, context);
    if (waiting == null) {
      return;
    }
    if (receiver.isSuspended()) {
      messages.jobs().rest().suspend(messages.kept().lookFor(waiting, command));
    } else if (deliver(waiting, receiver, context)
        && Messages.waiting(waiting.id(), receiver, context) != null) {
      messages.kept().lookFor(waiting, command); // it may hear several
    }
  }

  private boolean deliver(
      EventSubscriptionEntity waiting, ExecutionEntity receiver, BpmnContext context) {
    var kept = messages.kept();
    var command = context.command();
    var key = KeptMessages.businessKey(receiver, context);
    var after = 0L;
    while (true) {
      var page = kept.candidates(waiting, key, after, KeptMessages.PAGE, command);
      for (var candidate : page) {
        after = candidate.id();
        var message = kept.message(candidate);
        if (messages.receivers().isFor(message, receiver, context)) {
          var row = kept.lock(candidate.id(), command);
          if (row != null) {
            command.unitOfWork().delete(row);
            return messages.deliver(waiting.id(), receiver.id(), message, context);
          }
        }
      }
      if (page.size() < KeptMessages.PAGE) {
        return false;
      }
    }
  }
}
