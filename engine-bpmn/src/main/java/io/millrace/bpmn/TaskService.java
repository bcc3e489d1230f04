package io.millrace.bpmn;

import io.millrace.common.task.Attachment;
import io.millrace.common.task.Comment;
import io.millrace.common.task.TaskOperations;
import java.util.List;
import java.util.Map;

/**
 * Works on open tasks: finds, claims, assigns, completes them, and makes tasks that belong to no
 * process.
 *
 * <p>What {@link RuntimeService} says about transactions, locks, exceptions, variables and threads
 * holds here as well. Calls that only concern the task, such as claim and assignment, lock the task
 * alone and never wait for the process instance.
 */
public interface TaskService extends TaskOperations {

  /**
   * Raises an error from a user task instead of completing it; see {@link #handleBpmnError(String,
   * String, String, Map)}.
   *
   * @param taskId the task
   * @param errorCode what the model knows the error by
   */
  void handleBpmnError(String taskId, String errorCode);

  /**
   * Raises an error from a user task instead of completing it; see {@link #handleBpmnError(String,
   * String, String, Map)}.
   *
   * @param taskId the task
   * @param errorCode what the model knows the error by
   * @param errorMessage what to say about it, or null
   */
  void handleBpmnError(String taskId, String errorCode, String errorMessage);

  /**
   * Raises an error from a user task instead of completing it. The innermost event around the task
   * that catches the error happens, and the task is cancelled (BPMN 2.0.2 §10.5.1).
   *
   * @param taskId the task
   * @param errorCode what the model knows the error by
   * @param errorMessage what to say about it, or null
   * @param variables set before as {@link #complete(String, Map)} sets them, or null for none
   * @throws io.millrace.bpmn.delegate.BpmnError if no event catches the error; nothing is changed
   * @throws io.millrace.common.BadArgumentException if the task or the code is null or empty
   * @throws io.millrace.common.ObjectNotFoundException if there is no such open task
   * @throws io.millrace.common.IllegalStateEngineException if the task is suspended, or belongs to
   *     no process
   */
  void handleBpmnError(
      String taskId, String errorCode, String errorMessage, Map<String, Object> variables);

  /**
   * Raises an escalation from a user task; see {@link #handleEscalation(String, String, Map)}.
   *
   * @param taskId the task
   * @param escalationCode what the model knows the escalation by
   */
  void handleEscalation(String taskId, String escalationCode);

  /**
   * Raises an escalation from a user task. The innermost event around the task that catches it
   * happens: if it interrupts, the task is cancelled, otherwise it stays open. An escalation that
   * no event catches does nothing but set the variables (BPMN 2.0.2 §10.5.1).
   *
   * @param taskId the task
   * @param escalationCode what the model knows the escalation by
   * @param variables set before as {@link #complete(String, Map)} sets them, or null for none
   * @throws io.millrace.common.BadArgumentException if the task or the code is null or empty
   * @throws io.millrace.common.ObjectNotFoundException if there is no such open task
   * @throws io.millrace.common.IllegalStateEngineException if the task is suspended, or belongs to
   *     no process
   */
  void handleEscalation(String taskId, String escalationCode, Map<String, Object> variables);

  /**
   * Returns what was said about a process instance and its tasks, running or ended, whatever its
   * type.
   *
   * @param processInstanceId the id of the process instance
   * @return the comments, oldest first, those of the same time by id; empty if there are none,
   *     never null
   */
  List<Comment> getProcessInstanceComments(String processInstanceId);

  /**
   * Returns the comments of one type on a process instance and its tasks, running or ended.
   *
   * @param processInstanceId the id of the process instance
   * @param type the type
   * @return the comments, oldest first, those of the same time by id; empty if there are none,
   *     never null
   */
  List<Comment> getProcessInstanceComments(String processInstanceId, String type);

  /**
   * Returns what was put to a process instance and its tasks, running or ended.
   *
   * @param processInstanceId the id of the process instance
   * @return the attachments, oldest first, those of the same time by id; empty if there are none,
   *     never null
   */
  List<Attachment> getProcessInstanceAttachments(String processInstanceId);
}
