package io.millrace.common.task;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.io.InputStream;
import java.util.List;

/**
 * Puts files, or addresses of files, to tasks and instances, and finds them. The task services of
 * both engines are this.
 *
 * <p>Attachments live as comments do: they stay when the task is completed and the instance has
 * ended, go when the history of the instance, or of a task that belongs to none, is deleted or
 * cleaned up, and are refused where no history is kept ({@link CommentOperations}).
 *
 * <p>A content is in memory as a whole while it is stored or read, and no other call reads it.
 * Lists begin with the oldest attachment; those of the same time are ordered by id. Thread-safe. To
 * add one locks the task alone, or where there is none the instance.
 */
public interface AttachmentOperations {

  /**
   * Puts a file to a task, or to an instance as a whole, in the name of the authenticated user. An
   * attachment of a task belongs to the instance of the task, whether that is named or not. Tasks
   * and instances that are suspended take attachments as well.
   *
   * @param attachmentType what kind of attachment it is, a word of the application's of at most 255
   *     characters, or null
   * @param taskId the id of an open task, or null for the instance as a whole
   * @param instanceId the id of a running process or case instance, or null for that of the task
   * @param attachmentName the name, at most 255 characters, or null
   * @param attachmentDescription what it is about, at most 4,000 characters, or null
   * @param content what is stored; read to its end before anything else is done, and left open
   * @return the attachment
   * @throws BadArgumentException if neither task nor instance is given, the task belongs to another
   *     instance, the content is null or cannot be read, or a text is too long or holds the
   *     character U+0000
   * @throws ObjectNotFoundException if there is no such open task or running instance
   * @throws IllegalStateEngineException if no history is kept of the task or instance
   */
  Attachment createAttachment(
      String attachmentType,
      String taskId,
      String instanceId,
      String attachmentName,
      String attachmentDescription,
      InputStream content);

  /**
   * Puts the address of a file to a task or an instance, as {@link #createAttachment(String,
   * String, String, String, String, InputStream)} does with a file.
   *
   * @param attachmentType what kind of attachment it is, a word of the application's of at most 255
   *     characters, or null
   * @param taskId the id of an open task, or null for the instance as a whole
   * @param instanceId the id of a running process or case instance, or null for that of the task
   * @param attachmentName the name, at most 255 characters, or null
   * @param attachmentDescription what it is about, at most 4,000 characters, or null
   * @param url the address, at most 4,000 characters, which nobody looks at
   * @return the attachment
   * @throws BadArgumentException if neither task nor instance is given, the task belongs to another
   *     instance, the address is null or empty, or a text is too long or holds the character U+0000
   * @throws ObjectNotFoundException if there is no such open task or running instance
   * @throws IllegalStateEngineException if no history is kept of the task or instance
   */
  Attachment createAttachment(
      String attachmentType,
      String taskId,
      String instanceId,
      String attachmentName,
      String attachmentDescription,
      String url);

  /**
   * Stores what the setters of an attachment have changed: name, description and time. What it
   * belongs to and its content stay.
   *
   * @param attachment what {@code createAttachment} or one of the lists gave
   * @throws BadArgumentException if it is no such object, or a value is missing or too long
   * @throws ObjectNotFoundException if the attachment is gone
   * @throws ConflictException if somebody else has changed it since it was read; nothing is changed
   */
  void saveAttachment(Attachment attachment);

  /**
   * Returns an attachment.
   *
   * @param attachmentId the id of the attachment
   * @return the attachment, or null if there is none with this id
   */
  Attachment getAttachment(String attachmentId);

  /**
   * Returns the content of an attachment.
   *
   * @param attachmentId the id of the attachment
   * @return the content, which needs no transaction and need not be closed; null if there is no
   *     such attachment, or if it has an address instead
   */
  InputStream getAttachmentContent(String attachmentId);

  /**
   * Returns what was put to a task, open or ended.
   *
   * @param taskId the id of the task
   * @return the attachments, oldest first; empty if there are none, never null
   */
  List<Attachment> getTaskAttachments(String taskId);

  /**
   * Deletes an attachment with its content.
   *
   * @param attachmentId the id of the attachment
   * @throws ObjectNotFoundException if there is no such attachment
   */
  void deleteAttachment(String attachmentId);
}
