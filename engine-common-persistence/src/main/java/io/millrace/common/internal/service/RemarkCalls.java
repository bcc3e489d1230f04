package io.millrace.common.internal.service;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.remark.AddCommentCommand;
import io.millrace.common.internal.remark.CommentEntity;
import io.millrace.common.internal.remark.CommentText;
import io.millrace.common.internal.remark.DeleteCommentCommand;
import io.millrace.common.internal.remark.DeleteCommentsCommand;
import io.millrace.common.internal.remark.FindRemarksCommand;
import io.millrace.common.internal.remark.Of;
import io.millrace.common.internal.remark.SaveRemarkCommand;
import io.millrace.common.internal.remark.ShownComment;
import io.millrace.common.internal.task.NamedSubject;
import io.millrace.common.task.Comment;
import io.millrace.common.task.CommentOperations;
import java.util.List;

/**
 * The calls about comments, which the task services of both engines have under the same names.
 * Checks the arguments, runs a command, nothing else. Thread-safe.
 */
public abstract class RemarkCalls extends ScopeCalls implements CommentOperations {

  private final Check check;
  private final TaskParts parts;

  /** Creates the calls of a service. */
  RemarkCalls(Check check, TaskParts parts) {
    super(check, "taskId");
    this.check = check;
    this.parts = parts;
  }

  private <R> R run(Command<R> command) {
    return parts.commands().execute(command);
  }

  @Override
  public Comment addComment(String taskId, String instanceId, String message) {
    return addComment(taskId, instanceId, Comment.TYPE_COMMENT, message);
  }

  @Override
  public Comment addComment(String taskId, String instanceId, String type, String message) {
    var method = "addComment";
    var subject = subject(method, taskId, instanceId);
    var user = check.optional(method, "userId", parts.identity().currentUserId());
    var text =
        new CommentText(
            check.text(method, "type", type),
            user,
            null,
            check.message(method, "message", message));
    return run(new AddCommentCommand(parts.tasks(), subject, text));
  }

  /** Returns what a call names: a task, an instance, or both. */
  private NamedSubject subject(String method, String taskId, String instanceId) {
    checkNamed(method, taskId, instanceId);
    return new NamedSubject(
        taskId == null ? null : check.text(method, "taskId", taskId),
        instanceId == null ? 0 : check.id(method, "instanceId", instanceId));
  }

  private void checkNamed(String method, String taskId, String instanceId) {
    if (taskId == null && instanceId == null) {
      throw check.refused(
          method,
          "taskId",
          "is null, and so is the id of the instance. Pass one of them, or both.");
    }
  }

  @Override
  public Comment getComment(String commentId) {
    return find(Of.ITSELF, check.text("getComment", "commentId", commentId), null).stream()
        .findFirst()
        .orElse(null);
  }

  @Override
  public List<Comment> getTaskComments(String taskId) {
    return find(Of.TASK, check.text("getTaskComments", "taskId", taskId), null);
  }

  @Override
  public List<Comment> getTaskComments(String taskId, String type) {
    var method = "getTaskComments";
    return find(Of.TASK, check.text(method, "taskId", taskId), check.text(method, "type", type));
  }

  /** Returns the comments on an instance and its tasks, of one type or, for null, of all. */
  protected final List<Comment> instanceComments(String instanceId, String type) {
    return find(Of.INSTANCE, instanceId, type);
  }

  private List<Comment> find(Of of, String id, String type) {
    return run(new FindRemarksCommand<>(CommentEntity.TABLE, of, ExternalIds.parse(id), type));
  }

  @Override
  public List<Comment> getCommentsByType(String type) {
    return find(null, null, check.text("getCommentsByType", "type", type));
  }

  @Override
  public void saveComment(Comment comment) {
    var method = "saveComment";
    if (!(check.given(method, "comment", comment) instanceof ShownComment shown)) {
      throw check.refused(
          method,
          "comment",
          "is a "
              + comment.getClass().getName()
              + ". Pass an object that addComment or a list of comments returned.");
    }
    check.text(method, "type", comment.getType());
    check.optional(method, "userId", comment.getUserId());
    check.given(method, "time", comment.getTime());
    check.message(method, "fullMessage", comment.getFullMessage());
    run(
        new SaveRemarkCommand<>(
            CommentEntity.TABLE, "save the comment", shown.getId(), shown.draft()));
  }

  @Override
  public void deleteComment(String commentId) {
    run(new DeleteCommentCommand(check.text("deleteComment", "commentId", commentId)));
  }

  @Override
  public void deleteComments(String taskId, String instanceId) {
    checkNamed("deleteComments", taskId, instanceId);
    run(new DeleteCommentsCommand(ExternalIds.parse(taskId), ExternalIds.parse(instanceId)));
  }
}
