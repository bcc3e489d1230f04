package io.millrace.common.internal.service;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.remark.AddCommentCommand;
import io.millrace.common.internal.remark.AttachmentContentCommand;
import io.millrace.common.internal.remark.AttachmentEntity;
import io.millrace.common.internal.remark.AttachmentText;
import io.millrace.common.internal.remark.CommentEntity;
import io.millrace.common.internal.remark.CommentText;
import io.millrace.common.internal.remark.CreateAttachmentCommand;
import io.millrace.common.internal.remark.DeleteAttachmentCommand;
import io.millrace.common.internal.remark.DeleteCommentCommand;
import io.millrace.common.internal.remark.DeleteCommentsCommand;
import io.millrace.common.internal.remark.FindRemarksCommand;
import io.millrace.common.internal.remark.NewAttachment;
import io.millrace.common.internal.remark.Of;
import io.millrace.common.internal.remark.SaveRemarkCommand;
import io.millrace.common.internal.remark.ShownAttachment;
import io.millrace.common.internal.remark.ShownComment;
import io.millrace.common.internal.task.NamedSubject;
import io.millrace.common.task.Attachment;
import io.millrace.common.task.AttachmentOperations;
import io.millrace.common.task.Comment;
import io.millrace.common.task.CommentOperations;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/**
 * The calls about comments and attachments, which the task services of both engines have under the
 * same names. Checks the arguments, runs a command, nothing else. Thread-safe.
 */
public abstract class RemarkCalls extends ScopeCalls
    implements CommentOperations, AttachmentOperations {

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
    var text =
        new CommentText(
            check.text(method, "type", type),
            user(method),
            null,
            check.message(method, "message", message));
    return run(new AddCommentCommand(parts.tasks(), subject, text));
  }

  private String user(String method) {
    return check.optional(method, "userId", parts.identity().currentUserId());
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

  @Override
  public Attachment createAttachment(
      String attachmentType,
      String taskId,
      String instanceId,
      String attachmentName,
      String attachmentDescription,
      InputStream content) {
    var method = "createAttachment";
    var subject = subject(method, taskId, instanceId);
    var text = attachmentText(method, attachmentName, attachmentDescription);
    var type = check.optional(method, "attachmentType", attachmentType);
    var bytes = bytes(method, check.given(method, "content", content));
    return create(subject, text, new NewAttachment(type, user(method), null, bytes));
  }

  @Override
  public Attachment createAttachment(
      String attachmentType,
      String taskId,
      String instanceId,
      String attachmentName,
      String attachmentDescription,
      String url) {
    var method = "createAttachment";
    var subject = subject(method, taskId, instanceId);
    var text = attachmentText(method, attachmentName, attachmentDescription);
    var type = check.optional(method, "attachmentType", attachmentType);
    var address = check.description(method, "url", check.message(method, "url", url));
    return create(subject, text, new NewAttachment(type, user(method), address, null));
  }

  private Attachment create(NamedSubject subject, AttachmentText text, NewAttachment attachment) {
    return run(new CreateAttachmentCommand(parts.tasks(), subject, text, attachment));
  }

  private AttachmentText attachmentText(String method, String name, String description) {
    return new AttachmentText(
        check.optional(method, "attachmentName", name),
        check.description(method, "attachmentDescription", description),
        null);
  }

  /** Reads a content once, before a command that may run more than once. */
  private byte[] bytes(String method, InputStream content) {
    try {
      return content.readAllBytes();
    } catch (IOException e) {
      throw check.refused(
          method,
          "content",
          "cannot be read (" + e.getMessage() + "). Pass a stream that is open and whole.",
          e);
    }
  }

  @Override
  public void saveAttachment(Attachment attachment) {
    var method = "saveAttachment";
    if (!(check.given(method, "attachment", attachment) instanceof ShownAttachment shown)) {
      throw check.refused(
          method,
          "attachment",
          "is a "
              + attachment.getClass().getName()
              + ". Pass an object that createAttachment or a list of attachments returned.");
    }
    attachmentText(method, shown.getName(), shown.getDescription());
    check.given(method, "time", shown.getTime());
    run(
        new SaveRemarkCommand<>(
            AttachmentEntity.TABLE, "save the attachment", shown.getId(), shown.draft()));
  }

  @Override
  public Attachment getAttachment(String attachmentId) {
    var id = check.text("getAttachment", "attachmentId", attachmentId);
    return attachments(Of.ITSELF, id).stream().findFirst().orElse(null);
  }

  @Override
  public InputStream getAttachmentContent(String attachmentId) {
    var id = check.text("getAttachmentContent", "attachmentId", attachmentId);
    var content = run(new AttachmentContentCommand(ExternalIds.parse(id)));
    return content == null ? null : new ByteArrayInputStream(content);
  }

  @Override
  public List<Attachment> getTaskAttachments(String taskId) {
    return attachments(Of.TASK, check.text("getTaskAttachments", "taskId", taskId));
  }

  /** Returns the attachments of an instance and its tasks. */
  protected final List<Attachment> instanceAttachments(String instanceId) {
    return attachments(Of.INSTANCE, instanceId);
  }

  private List<Attachment> attachments(Of of, String id) {
    return run(new FindRemarksCommand<>(AttachmentEntity.TABLE, of, ExternalIds.parse(id), null));
  }

  @Override
  public void deleteAttachment(String attachmentId) {
    run(new DeleteAttachmentCommand(check.text("deleteAttachment", "attachmentId", attachmentId)));
  }
}
