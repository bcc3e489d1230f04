package io.millrace.common.internal.remark;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Returns the content of an attachment; null if there is none.
 *
 * @param attachmentId the attachment; 0 for one that no row can have
 */
public record AttachmentContentCommand(long attachmentId) implements Command<byte[]> {

  @Override
  public byte[] execute(CommandContext context) {
    context.unitOfWork().flush();
    var row = context.unitOfWork().find(AttachmentContentEntity.TABLE, attachmentId);
    return row == null ? null : row.bytes();
  }
}
