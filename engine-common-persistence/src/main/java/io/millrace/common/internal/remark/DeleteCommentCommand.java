package io.millrace.common.internal.remark;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Deletes a comment. */
public record DeleteCommentCommand(String commentId) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var row = Remarks.lock(CommentEntity.TABLE, commentId, "delete the comment", context);
    context.unitOfWork().delete(row);
    return null;
  }
}
