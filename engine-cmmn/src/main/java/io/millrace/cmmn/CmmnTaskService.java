package io.millrace.cmmn;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.TaskAlreadyClaimedException;
import io.millrace.common.task.TaskQuery;
import java.util.Map;

/** Finds, claims and completes tasks of cases. Thread-safe. */
public interface CmmnTaskService {

  /**
   * Begins a query of open tasks; {@code scopeId} finds those of a case.
   *
   * @return a new query, for one thread
   */
  TaskQuery createTaskQuery();

  /**
   * Makes a user the assignee of a task that has none, or has this one.
   *
   * @param taskId the task
   * @param userId the user; null takes the assignee away
   * @throws BadArgumentException if the task id is null or empty
   * @throws ObjectNotFoundException if there is no such task
   * @throws TaskAlreadyClaimedException if somebody else is the assignee
   */
  void claim(String taskId, String userId);

  /**
   * Completes a task, and its plan item with it; with the last plan item the case completes.
   *
   * @param taskId the task
   * @throws BadArgumentException if the task id is null or empty
   * @throws ObjectNotFoundException if there is no such task
   */
  void complete(String taskId);

  /**
   * Sets variables of the case and completes a task, both or neither.
   *
   * @param taskId the task
   * @param variables values by name; null counts as none
   * @throws BadArgumentException if the task id is null or empty, or a name is
   * @throws ObjectNotFoundException if there is no such task
   */
  void complete(String taskId, Map<String, Object> variables);
}
