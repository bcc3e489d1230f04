package io.millrace.common.internal.remark;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Deletes an attachment with its content, which nobody reads for that. */
public record DeleteAttachmentCommand(String attachmentId) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var row = Remarks.lock(AttachmentEntity.TABLE, attachmentId, "delete the attachment", context);
    if (row.url() == null) {
      context
          .unitOfWork()
          .deleteOwned(
              AttachmentContentEntity.TABLE,
              "ID_",
              row.id(),
              1,
              content -> content.id() == row.id());
    }
    context.unitOfWork().delete(row);
    return null;
  }
}
