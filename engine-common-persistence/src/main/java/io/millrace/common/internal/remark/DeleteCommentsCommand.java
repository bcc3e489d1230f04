package io.millrace.common.internal.remark;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Deletes all comments on a task, and all on an instance and its tasks.
 *
 * @param taskId the task; 0 for none
 * @param instanceId the instance; 0 for none
 */
public record DeleteCommentsCommand(long taskId, long instanceId) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    delete(Of.TASK, taskId, context);
    delete(Of.INSTANCE, instanceId, context);
    return null;
  }

  private static void delete(Of of, long id, CommandContext context) {
    Remarks.lock(CommentEntity.TABLE, of, id, context).forEach(context.unitOfWork()::delete);
  }
}
