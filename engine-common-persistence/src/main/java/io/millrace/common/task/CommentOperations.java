package io.millrace.common.task;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.util.List;

/**
 * Says something about tasks and instances, and finds what was said. The task services of both
 * engines are this.
 *
 * <p>Comments live as history does: they stay when the task is completed and the instance has
 * ended, and go when the history of the instance, or of a task that belongs to none, is deleted or
 * cleaned up. So what leaves no history takes none: at the level {@code none} neither instances nor
 * tasks, below the level {@code task} no tasks that belong to no instance.
 *
 * <p>Lists begin with the oldest comment; those of the same time are ordered by id. Thread-safe. To
 * add one locks the task alone, or where there is none the instance.
 */
public interface CommentOperations {

  /**
   * Adds a comment of the type {@link Comment#TYPE_COMMENT}; see {@link #addComment(String, String,
   * String, String)}.
   *
   * @param taskId the id of an open task, or null for a comment on the instance as a whole
   * @param instanceId the id of a running process or case instance, or null for that of the task
   * @param message what is to be said, of any length
   * @return the comment
   * @throws BadArgumentException if neither task nor instance is given, the task belongs to another
   *     instance, or the message is null or empty or holds the character U+0000
   * @throws ObjectNotFoundException if there is no such open task or running instance
   * @throws IllegalStateEngineException if no history is kept of the task or instance
   */
  Comment addComment(String taskId, String instanceId, String message);

  /**
   * Adds a comment to a task, or to an instance as a whole, in the name of the authenticated user.
   * A comment on a task belongs to the instance of the task, whether that is named or not. Tasks
   * and instances that are suspended take comments as well.
   *
   * @param taskId the id of an open task, or null for a comment on the instance as a whole
   * @param instanceId the id of a running process or case instance, or null for that of the task
   * @param type what kind of comment it is, a word of the application's of at most 255 characters
   * @param message what is to be said, of any length
   * @return the comment
   * @throws BadArgumentException if neither task nor instance is given, the task belongs to another
   *     instance, or type or message is null or empty or holds the character U+0000
   * @throws ObjectNotFoundException if there is no such open task or running instance
   * @throws IllegalStateEngineException if no history is kept of the task or instance
   */
  Comment addComment(String taskId, String instanceId, String type, String message);

  /**
   * Returns a comment.
   *
   * @param commentId the id of the comment
   * @return the comment, or null if there is none with this id
   */
  Comment getComment(String commentId);

  /**
   * Returns what was said about a task, open or ended, whatever its type.
   *
   * @param taskId the id of the task
   * @return the comments, oldest first; empty if there are none, never null
   */
  List<Comment> getTaskComments(String taskId);

  /**
   * Returns the comments of one type on a task, open or ended.
   *
   * @param taskId the id of the task
   * @param type the type
   * @return the comments, oldest first; empty if there are none, never null
   */
  List<Comment> getTaskComments(String taskId, String type);

  /**
   * Returns the comments of one type on whatever task or instance. There is no index for it: it
   * looks at all comments.
   *
   * @param type the type
   * @return the comments, oldest first; empty if there are none, never null
   */
  List<Comment> getCommentsByType(String type);

  /**
   * Stores what the setters of a comment have changed: type, user, time and message. What it is
   * about stays, and may have ended.
   *
   * @param comment what {@code addComment} or one of the lists gave
   * @throws BadArgumentException if it is no such object, or a value is missing or too long
   * @throws ObjectNotFoundException if the comment is gone
   * @throws ConflictException if somebody else has changed it since it was read; nothing is changed
   */
  void saveComment(Comment comment);

  /**
   * Deletes a comment.
   *
   * @param commentId the id of the comment
   * @throws ObjectNotFoundException if there is no such comment
   */
  void deleteComment(String commentId);

  /**
   * Deletes all comments on a task, and all comments on an instance and its tasks. That there are
   * none is no error.
   *
   * @param taskId the id of a task, open or ended, or null
   * @param instanceId the id of a process or case instance, running or ended, or null
   * @throws BadArgumentException if neither is given
   */
  void deleteComments(String taskId, String instanceId);
}
