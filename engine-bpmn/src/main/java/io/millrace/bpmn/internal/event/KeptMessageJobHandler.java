package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.persistence.KeptMessageEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;

/**
 * Looks for who waits for a kept message now, or what it starts: that gets it by a job of its own.
 * Looks again later where there is nobody, and gives the message up when its time is over.
 *
 * @param messages delivers messages
 * @param runtime the engine's parts
 */
public record KeptMessageJobHandler(Messages messages, BpmnRuntime runtime) implements JobHandler {

  @Override
  public String type() {
    return KeptMessages.LOOK_JOB;
  }

  @Override
  public void execute(JobEntity job, CommandContext command) {
    var parts = job.handlerConfiguration().split(" ");
    var id = Long.parseLong(parts[0]);
    var pause = Long.parseLong(parts[1]);
    var row = messages.kept().lock(id, command);
    if (row == null) {
      row = messages.kept().find(id, command); // whoever holds it may fail yet
    } else if (!row.expirationTime().isAfter(command.now())
        || isVersionGone(row, command)
        || isDelivered(row, command)) {
      command.unitOfWork().delete(row);
      return;
    }
    if (row != null && pause > 0) {
      messages.kept().lookAgain(row, pause, command);
    }
  }

  /** Deleted while the message was just being kept: what goes with its version had not seen it. */
  private static boolean isVersionGone(KeptMessageEntity row, CommandContext command) {
    return row.processDefinitionId() != 0
        && command.unitOfWork().find(DefinitionEntity.TABLE, row.processDefinitionId()) == null;
  }

  /** What was made for one look only is followed by none. */
  private boolean isDelivered(KeptMessageEntity row, CommandContext command) {
    return messages.forward(messages.kept().message(row), runtime.in(command));
  }
}
