package io.millrace.common.task;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.util.Map;

/**
 * Describes the completion of a task, of a process, of a case or standalone, and carries it out. A
 * builder belongs to one thread and completes once.
 */
public interface TaskCompletionBuilder {

  /**
   * Says which task.
   *
   * @param taskId the id of the task
   * @return this builder
   */
  TaskCompletionBuilder taskId(String taskId);

  /**
   * Says who is noted as the one who completed it, instead of the authenticated user.
   *
   * @param userId the id of the user, or null for nobody
   * @return this builder
   */
  TaskCompletionBuilder userId(String userId);

  /**
   * Sets a variable of the process or case instance, or a standalone task's own.
   *
   * @param name the name of the variable
   * @param value the value, or null
   * @return this builder
   */
  TaskCompletionBuilder variable(String name, Object value);

  /**
   * Sets variables as {@link #variable} does, besides those that were set before.
   *
   * @param variables name and value, or null for none
   * @return this builder
   */
  TaskCompletionBuilder variables(Map<String, Object> variables);

  /**
   * Sets a variable of the task's own.
   *
   * @param name the name of the variable
   * @param value the value, or null
   * @return this builder
   */
  TaskCompletionBuilder variableLocal(String name, Object value);

  /**
   * Sets variables as {@link #variableLocal} does, besides those that were set before.
   *
   * @param variables name and value, or null for none
   * @return this builder
   */
  TaskCompletionBuilder variablesLocal(Map<String, Object> variables);

  /**
   * Sets a variable that the instance sees until the call ends, and that is never stored.
   *
   * @param name the name of the variable
   * @param value any object, or null
   * @return this builder
   */
  TaskCompletionBuilder transientVariable(String name, Object value);

  /**
   * Sets variables as {@link #transientVariable} does, besides those that were set before.
   *
   * @param variables name and value, or null for none
   * @return this builder
   */
  TaskCompletionBuilder transientVariables(Map<String, Object> variables);

  /**
   * Sets a variable that the task's listeners see until the call ends, and that is never stored.
   *
   * @param name the name of the variable
   * @param value any object, or null
   * @return this builder
   */
  TaskCompletionBuilder transientVariableLocal(String name, Object value);

  /**
   * Sets variables as {@link #transientVariableLocal} does, besides those that were set before.
   *
   * @param variables name and value, or null for none
   * @return this builder
   */
  TaskCompletionBuilder transientVariablesLocal(Map<String, Object> variables);

  /**
   * Makes the completion safe to repeat: a call with a key that completed the task before changes
   * nothing and returns as if it did so now.
   *
   * <p>The key is stored in the transaction of the call that does the work; a call at the same time
   * waits for that, and if it fails, its key is free again. Keys are unique per tenant and kind of
   * call. A key is forgotten after the time that the engine's configuration sets.
   *
   * @param idempotencyKey the key, 1 to 255 characters: a random one that the caller keeps for its
   *     repetitions, or one that names the cause of the call
   * @return this builder
   */
  TaskCompletionBuilder idempotencyKey(String idempotencyKey);

  /**
   * Completes the task, and runs the instance it belongs to on until it waits or ends. Open
   * sub-tasks are deleted with it.
   *
   * @throws BadArgumentException if no task was named
   * @throws ObjectNotFoundException if no open task has this id, and no earlier call with the same
   *     key completed it
   * @throws IllegalStateEngineException if the task is suspended, or delegated and not resolved, or
   *     the key belongs to the completion of another task
   */
  void complete();
}
