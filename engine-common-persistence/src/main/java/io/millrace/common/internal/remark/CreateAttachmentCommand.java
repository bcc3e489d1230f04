package io.millrace.common.internal.remark;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.task.NamedSubject;
import io.millrace.common.internal.task.Subject;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.task.Attachment;

/**
 * Puts something to an open task or a running instance.
 *
 * @param subject what it is put to
 * @param text what of it can be changed later
 * @param attachment what of it stays
 */
public record CreateAttachmentCommand(
    Tasks tasks, NamedSubject subject, AttachmentText text, NewAttachment attachment)
    implements Command<Attachment> {

  @Override
  public Attachment execute(CommandContext context) {
    var row = new AttachmentEntity();
    row.about(Subject.locked(subject, "create an attachment of", tasks, context));
    row.made(attachment);
    row.text(text.at(context.now()));
    context.unitOfWork().insert(row);
    if (attachment.content() != null) {
      context.unitOfWork().insert(AttachmentContentEntity.of(attachment.content()), row.id());
    }
    return row.shown();
  }
}
