package io.millrace.common.task;

import java.util.Date;

/**
 * Something that somebody has put to a task, a process instance or a case instance: a file, or the
 * address of one.
 *
 * <p>It lives as long as the history of what it belongs to. An object is a copy without the
 * content, which {@link AttachmentOperations#getAttachmentContent} returns; what the setters change
 * is stored by {@link AttachmentOperations#saveAttachment}. Not thread-safe.
 */
public interface Attachment {

  /**
   * Returns the id.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns the name.
   *
   * @return the name, or null
   */
  String getName();

  /**
   * Changes the name.
   *
   * @param name the name, at most 255 characters, or null
   */
  void setName(String name);

  /**
   * Returns what it is about.
   *
   * @return the description, or null
   */
  String getDescription();

  /**
   * Changes what it is about.
   *
   * @param description the description, at most 4,000 characters, or null
   */
  void setDescription(String description);

  /**
   * Returns what kind of attachment it is, in words of the application's, such as a media type.
   *
   * @return the type, or null
   */
  String getType();

  /**
   * Returns the task that it was put to.
   *
   * @return the id, or null for an attachment of an instance as a whole
   */
  String getTaskId();

  /**
   * Returns the process instance that it was put to, or that its task belongs to.
   *
   * @return the id, or null for an attachment of a case, a task of a case, or a standalone task
   */
  String getProcessInstanceId();

  /**
   * Returns the case instance that it was put to, or that its task belongs to.
   *
   * @return the id, or null for an attachment of a process instance, a task of a process, or a
   *     standalone task
   */
  String getScopeId();

  /**
   * Returns the kind of scope that {@link #getScopeId()} names: {@code cmmn} for a case.
   *
   * @return {@code cmmn}, or null where there is no such scope
   */
  String getScopeType();

  /**
   * Returns where the content is to be found.
   *
   * @return the address, or null where the engine keeps the content
   */
  String getUrl();

  /**
   * Returns under which id the engine keeps the content.
   *
   * @return the id, or null where there is an address instead
   */
  String getContentId();

  /**
   * Returns who put it there: the user who was authenticated then.
   *
   * @return the user, or null for nobody in particular
   */
  String getUserId();

  /**
   * Returns when it was put there.
   *
   * @return the time, never null
   */
  Date getTime();

  /**
   * Changes when it was put there, such as for attachments that come from another system.
   *
   * @param time the time
   */
  void setTime(Date time);

  /**
   * Returns the tenant of the task or instance.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();
}
