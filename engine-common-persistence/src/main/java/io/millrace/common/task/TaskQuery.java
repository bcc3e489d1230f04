package io.millrace.common.task;

import io.millrace.common.query.Query;

/**
 * Asks for open tasks, of processes, of cases and standalone ones.
 *
 * <pre>{@code
 * taskService.createTaskQuery()
 * .taskCandidateOrAssigned("kermit")
 * .processDefinitionKey("order")
 * .orderByTaskPriority().desc()
 * .listPage(0, 20);
 * }</pre>
 *
 * <p>What holds for all queries is said at {@link Query}.
 */
public interface TaskQuery extends TaskInfoQuery<TaskQuery, Task> {

  /**
   * Keeps what belongs on this user's list: tasks the user works on, and tasks nobody works on and
   * the user may claim as {@link #taskCandidateUser} means it.
   *
   * @param userId the id of the user
   * @return this query
   */
  TaskQuery taskCandidateOrAssigned(String userId);

  /**
   * Keeps delegated tasks that stand there.
   *
   * @param delegationState the state; null keeps tasks that are not delegated
   * @return this query
   */
  TaskQuery taskDelegationState(DelegationState delegationState);

  /**
   * Keeps the sub-tasks of this task.
   *
   * @param parentTaskId the id of the parent
   * @return this query
   */
  TaskQuery taskParentTaskId(String parentTaskId);

  /**
   * Keeps tasks that are no sub-tasks.
   *
   * @return this query
   */
  TaskQuery excludeSubtasks();

  /**
   * Keeps tasks that are not suspended.
   *
   * @return this query
   */
  TaskQuery active();

  /**
   * Keeps tasks that are suspended.
   *
   * @return this query
   */
  TaskQuery suspended();
}
