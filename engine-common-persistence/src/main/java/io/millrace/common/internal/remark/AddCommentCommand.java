package io.millrace.common.internal.remark;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.task.NamedSubject;
import io.millrace.common.internal.task.Subject;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.task.Comment;

/**
 * Says something about an open task or a running instance.
 *
 * @param subject what it is about
 * @param text what is to be said
 */
public record AddCommentCommand(Tasks tasks, NamedSubject subject, CommentText text)
    implements Command<Comment> {

  @Override
  public Comment execute(CommandContext context) {
    var row = new CommentEntity();
    row.about(Subject.locked(subject, "add a comment to", tasks, context));
    row.text(text.at(context.now()));
    return context.unitOfWork().insert(row).shown();
  }
}
