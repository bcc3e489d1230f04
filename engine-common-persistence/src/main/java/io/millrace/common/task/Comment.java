package io.millrace.common.task;

import java.util.Date;

/**
 * What somebody has said about a task, a process instance or a case instance.
 *
 * <p>It lives as long as the history of what it is about. An object is a copy: what the setters
 * change is stored by {@link CommentOperations#saveComment}. Not thread-safe.
 */
public interface Comment {

  /** The type of comments that are added without one. */
  String TYPE_COMMENT = "comment";

  /**
   * Returns the id.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns what kind of comment it is.
   *
   * @return a word of the application's, or {@link #TYPE_COMMENT}; never null
   */
  String getType();

  /**
   * Changes what kind of comment it is.
   *
   * @param type a word of the application's, at most 255 characters
   */
  void setType(String type);

  /**
   * Returns who said it: the user who was authenticated then.
   *
   * @return the user, or null for nobody in particular
   */
  String getUserId();

  /**
   * Changes who said it.
   *
   * @param userId the user, or null for nobody in particular
   */
  void setUserId(String userId);

  /**
   * Returns when it was said.
   *
   * @return the time, never null
   */
  Date getTime();

  /**
   * Changes when it was said, such as for comments that come from another system.
   *
   * @param time the time
   */
  void setTime(Date time);

  /**
   * Returns the task that it is about.
   *
   * @return the id, or null for a comment on an instance as a whole
   */
  String getTaskId();

  /**
   * Returns the process instance that it is about, or that its task belongs to.
   *
   * @return the id, or null for a comment on a case, a task of a case, or a standalone task
   */
  String getProcessInstanceId();

  /**
   * Returns the case instance that it is about, or that its task belongs to.
   *
   * @return the id, or null for a comment on a process instance, a task of a process, or a
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
   * Returns what was said.
   *
   * @return the whole text, never null
   */
  String getFullMessage();

  /**
   * Changes what was said.
   *
   * @param fullMessage the text, as long as it has to be
   */
  void setFullMessage(String fullMessage);

  /**
   * Returns the tenant of the task or instance.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();
}
