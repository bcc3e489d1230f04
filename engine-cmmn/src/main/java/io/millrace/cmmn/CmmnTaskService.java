package io.millrace.cmmn;

import io.millrace.common.task.Attachment;
import io.millrace.common.task.Comment;
import io.millrace.common.task.TaskOperations;
import java.util.List;

/**
 * Works on open tasks: finds, claims, assigns, completes them, and makes tasks that belong to no
 * case. Thread-safe.
 *
 * <p>With a task its plan item completes, and with the last plan item that has to be done the case
 * (CMMN 1.1 §8.4.2, §8.6.1).
 */
public interface CmmnTaskService extends TaskOperations {
  /**
   * Returns what was said about a case instance and its tasks, running or ended, whatever its type.
   *
   * @param caseInstanceId the id of the case instance
   * @return the comments, oldest first, those of the same time by id; empty if there are none,
   *     never null
   */
  List<Comment> getCaseInstanceComments(String caseInstanceId);

  /**
   * Returns the comments of one type on a case instance and its tasks, running or ended.
   *
   * @param caseInstanceId the id of the case instance
   * @param type the type
   * @return the comments, oldest first, those of the same time by id; empty if there are none,
   *     never null
   */
  List<Comment> getCaseInstanceComments(String caseInstanceId, String type);

  /**
   * Returns what was put to a case instance and its tasks, running or ended.
   *
   * @param caseInstanceId the id of the case instance
   * @return the attachments, oldest first, those of the same time by id; empty if there are none,
   *     never null
   */
  List<Attachment> getCaseInstanceAttachments(String caseInstanceId);
}
