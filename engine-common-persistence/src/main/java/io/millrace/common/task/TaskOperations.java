package io.millrace.common.task;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.TaskAlreadyClaimedException;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.variable.VariableInstance;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Works on open tasks: finds, claims, assigns, completes them, makes tasks that belong to no
 * instance, and keeps what is said about tasks and instances. The task services of both engines are
 * this.
 *
 * <p>On one schema the queries find the tasks of processes and of cases alike. What belongs to an
 * instance is its engine's to complete.
 *
 * <p>Thread-safe. Each call is a transaction of its own, unless it is made inside another one.
 * Calls that only concern the task, such as claim and assignment, lock the task alone and never
 * wait for the instance; calls that complete or delete tasks, or change variables that the instance
 * sees, wait for whoever works on the instance.
 */
public interface TaskOperations extends CommentOperations, AttachmentOperations {

  /**
   * Asks for open tasks.
   *
   * @return a new query
   */
  TaskQuery createTaskQuery();

  /**
   * Returns the open tasks that are a part of another one.
   *
   * @param parentTaskId the id of the other task
   * @return the tasks by ascending id; empty if there are none, never null
   */
  List<Task> getSubTasks(String parentTaskId);

  /**
   * Completes a task, and runs its instance on until it waits or ends.
   *
   * <p>The authenticated user is noted as the one who completed it. Open sub-tasks are deleted with
   * it.
   *
   * @param taskId the id of the task
   * @throws ObjectNotFoundException if no open task has this id; of several threads that complete
   *     the same task all but one get it
   * @throws IllegalStateEngineException if the task is suspended, or delegated and not resolved
   */
  void complete(String taskId);

  /**
   * Completes a task as {@link #complete(String)} does, and sets variables of its instance before;
   * for a standalone task they are the task's own.
   *
   * @param taskId the id of the task
   * @param variables name and value, or null
   * @throws ObjectNotFoundException if no open task has this id
   * @throws IllegalStateEngineException if the task is suspended, or delegated and not resolved
   */
  void complete(String taskId, Map<String, Object> variables);

  /**
   * Completes a task as {@link #complete(String)} does, and sets variables before.
   *
   * @param taskId the id of the task
   * @param variables name and value, or null
   * @param localScope true makes them the task's own, false the instance's
   * @throws ObjectNotFoundException if no open task has this id
   * @throws IllegalStateEngineException if the task is suspended, or delegated and not resolved
   */
  void complete(String taskId, Map<String, Object> variables, boolean localScope);

  /**
   * Completes a task as {@link #complete(String)} does, and sets variables before.
   *
   * @param taskId the id of the task
   * @param variables variables of the instance, or null
   * @param transientVariables variables that are never stored, or null
   * @throws ObjectNotFoundException if no open task has this id
   * @throws IllegalStateEngineException if the task is suspended, or delegated and not resolved
   */
  void complete(
      String taskId, Map<String, Object> variables, Map<String, Object> transientVariables);

  /**
   * Completes a task as {@link #complete(String)} does, on behalf of a user.
   *
   * @param taskId the id of the task
   * @param userId who is noted as the one who completed it, or null for nobody
   * @throws ObjectNotFoundException if no open task has this id
   * @throws IllegalStateEngineException if the task is suspended, or delegated and not resolved
   */
  void complete(String taskId, String userId);

  /**
   * Completes a task as {@link #complete(String, Map)} does, on behalf of a user.
   *
   * @param taskId the id of the task
   * @param userId who is noted as the one who completed it, or null for nobody
   * @param variables name and value, or null
   * @throws ObjectNotFoundException if no open task has this id
   * @throws IllegalStateEngineException if the task is suspended, or delegated and not resolved
   */
  void complete(String taskId, String userId, Map<String, Object> variables);

  /**
   * Completes a task as {@link #complete(String, Map, boolean)} does, on behalf of a user.
   *
   * @param taskId the id of the task
   * @param userId who is noted as the one who completed it, or null for nobody
   * @param variables name and value, or null
   * @param localScope true makes them the task's own, false the instance's
   * @throws ObjectNotFoundException if no open task has this id
   * @throws IllegalStateEngineException if the task is suspended, or delegated and not resolved
   */
  void complete(String taskId, String userId, Map<String, Object> variables, boolean localScope);

  /**
   * Completes a task as {@link #complete(String, Map, Map)} does, on behalf of a user.
   *
   * @param taskId the id of the task
   * @param userId who is noted as the one who completed it, or null for nobody
   * @param variables variables of the instance, or null
   * @param transientVariables variables that are never stored, or null
   * @throws ObjectNotFoundException if no open task has this id
   * @throws IllegalStateEngineException if the task is suspended, or delegated and not resolved
   */
  void complete(
      String taskId,
      String userId,
      Map<String, Object> variables,
      Map<String, Object> transientVariables);

  /**
   * Describes a completion and carries it out: the form that can say everything, an idempotency key
   * included.
   *
   * @return a new builder
   */
  TaskCompletionBuilder createTaskCompletionBuilder();

  /**
   * Makes a user the assignee of a task that nobody works on. For the user who works on it already,
   * nothing changes.
   *
   * @param taskId the id of the task
   * @param userId the id of the user; null gives the task back as {@link #unclaim} does
   * @throws ObjectNotFoundException if no open task has this id
   * @throws TaskAlreadyClaimedException if somebody else works on the task
   */
  void claim(String taskId, String userId);

  /**
   * Gives a task back: nobody works on it then.
   *
   * @param taskId the id of the task
   * @throws ObjectNotFoundException if no open task has this id
   */
  void unclaim(String taskId);

  /**
   * Makes a user the assignee of a task, whoever works on it now, and calls the task listeners for
   * {@code assignment}.
   *
   * @param taskId the id of the task
   * @param userId the id of the user, or null for nobody
   * @throws ObjectNotFoundException if no open task has this id
   */
  void setAssignee(String taskId, String userId);

  /**
   * Makes a user the owner of a task.
   *
   * @param taskId the id of the task
   * @param userId the id of the user, or null for nobody
   * @throws ObjectNotFoundException if no open task has this id
   */
  void setOwner(String taskId, String userId);

  /**
   * Hands a task to another user for a part of the work. Its assignee becomes its owner, unless it
   * has one; it cannot be completed until it is resolved.
   *
   * @param taskId the id of the task
   * @param userId the id of the user who is to work on it
   * @throws ObjectNotFoundException if no open task has this id
   */
  void delegateTask(String taskId, String userId);

  /**
   * Says that the delegated part is done: the task goes back to its owner, who can complete it.
   *
   * @param taskId the id of the task
   * @throws ObjectNotFoundException if no open task has this id
   */
  void resolveTask(String taskId);

  /**
   * Resolves a task as {@link #resolveTask(String)} does, and sets variables of its instance
   * before.
   *
   * @param taskId the id of the task
   * @param variables name and value, or null
   * @throws ObjectNotFoundException if no open task has this id
   */
  void resolveTask(String taskId, Map<String, Object> variables);

  /**
   * Resolves a task as {@link #resolveTask(String)} does, and sets variables before.
   *
   * @param taskId the id of the task
   * @param variables variables of the instance, or null
   * @param transientVariables variables that are never stored, or null
   * @throws ObjectNotFoundException if no open task has this id
   */
  void resolveTask(
      String taskId, Map<String, Object> variables, Map<String, Object> transientVariables);

  /**
   * Changes how urgent a task is.
   *
   * @param taskId the id of the task
   * @param priority the priority; more is more urgent
   * @throws ObjectNotFoundException if no open task has this id
   */
  void setPriority(String taskId, int priority);

  /**
   * Changes when a task ought to be done.
   *
   * @param taskId the id of the task
   * @param dueDate the time, or null for none
   * @throws ObjectNotFoundException if no open task has this id
   */
  void setDueDate(String taskId, Date dueDate);

  /**
   * Changes when a task is to come up again in the list of its assignee.
   *
   * @param taskId the id of the task
   * @param followUpDate the time, or null for none
   * @throws ObjectNotFoundException if no open task has this id
   * @throws IllegalStateEngineException if the task is suspended
   */
  void setFollowUpDate(String taskId, Date followUpDate);

  /**
   * Notes that somebody works on a task from now on ({@link Task#getInProgressStartTime()}). A task
   * that somebody works on already is left as it is; one that is given back ({@link #unclaim}) can
   * be begun again. Neither the assignee nor a claim changes.
   *
   * @param taskId the id of the task
   * @param userId who works on it, or null
   * @throws ObjectNotFoundException if no open task has this id
   * @throws IllegalStateEngineException if the task is suspended
   */
  void startProgress(String taskId, String userId);

  /**
   * Suspends one task, whatever its instance does: until it is activated nobody can work on it. It
   * is left as it is where it is suspended so already.
   *
   * @param taskId the id of the task
   * @param userId who suspends it, or null
   * @throws ObjectNotFoundException if no open task has this id
   */
  void suspendTask(String taskId, String userId);

  /**
   * Ends the suspension of one task. It stays suspended as long as its instance is; a task that
   * only its instance suspends is refused.
   *
   * @param taskId the id of the task
   * @param userId who activates it, or null
   * @throws ObjectNotFoundException if no open task has this id
   * @throws IllegalStateEngineException if the task is not suspended by {@link #suspendTask}
   */
  void activateTask(String taskId, String userId);

  /**
   * Makes a standalone task in memory; {@link #saveTask} stores it.
   *
   * @return a task without an id
   */
  Task newTask();

  /**
   * Makes a standalone task in memory that carries an id the application chose; {@link #saveTask}
   * stores it.
   *
   * <p>The engine gives the task an id of its own besides, which {@link Task#getId()} returns once
   * it is saved and which all calls take; the application's id finds it through {@link
   * TaskQuery#taskExternalId}.
   *
   * @param externalId the id, at most 255 characters
   * @return a task without an id of the engine's
   */
  Task newTask(String externalId);

  /**
   * Describes a standalone task and stores it in one go.
   *
   * @return a new builder
   */
  TaskBuilder createTaskBuilder();

  /**
   * Stores a new task, or the changes that were made to a task that was found. Task listeners are
   * called for what changed.
   *
   * @param task a task of {@link #newTask()} or of a query
   * @throws ObjectNotFoundException if the task was found, and is no longer open
   * @throws ConflictException if the task was changed by somebody else since it was found, or the
   *     external id of a new one is taken
   */
  void saveTask(Task task);

  /**
   * Stores several tasks in one transaction, as {@link #saveTask} does.
   *
   * @param tasks the tasks
   * @throws ObjectNotFoundException if one was found, and is no longer open
   * @throws ConflictException if one was changed by somebody else since it was found, or the
   *     external id of a new one is taken
   */
  void bulkSaveTasks(Collection<Task> tasks);

  /**
   * Deletes a standalone task and its sub-tasks. History keeps them. That there is no such task is
   * no error.
   *
   * @param taskId the id of the task
   * @throws IllegalStateEngineException if the task belongs to a running instance, which would wait
   *     for it for ever
   */
  void deleteTask(String taskId);

  /**
   * Deletes a standalone task as {@link #deleteTask(String)} does, for a reason.
   *
   * @param taskId the id of the task
   * @param deleteReason why, for history, at most 4,000 characters; or null
   * @throws IllegalStateEngineException if the task belongs to a running instance
   */
  void deleteTask(String taskId, String deleteReason);

  /**
   * Deletes a standalone task as {@link #deleteTask(String)} does.
   *
   * @param taskId the id of the task
   * @param cascade true deletes what history keeps of it as well
   * @throws IllegalStateEngineException if the task belongs to a running instance
   */
  void deleteTask(String taskId, boolean cascade);

  /**
   * Deletes several standalone tasks in one transaction, as {@link #deleteTask(String)} does.
   *
   * @param taskIds the ids
   * @throws IllegalStateEngineException if one belongs to a running instance; none is deleted then
   */
  void deleteTasks(Collection<String> taskIds);

  /**
   * Deletes several standalone tasks as {@link #deleteTask(String, String)} does.
   *
   * @param taskIds the ids
   * @param deleteReason why, for history, at most 4,000 characters; or null
   * @throws IllegalStateEngineException if one belongs to a running instance; none is deleted then
   */
  void deleteTasks(Collection<String> taskIds, String deleteReason);

  /**
   * Deletes several standalone tasks as {@link #deleteTask(String, boolean)} does.
   *
   * @param taskIds the ids
   * @param cascade true deletes what history keeps of them as well
   * @throws IllegalStateEngineException if one belongs to a running instance; none is deleted then
   */
  void deleteTasks(Collection<String> taskIds, boolean cascade);

  /**
   * Lets a user claim a task. A link that is there already stays as it is.
   *
   * @param taskId the id of the task
   * @param userId the id of the user
   * @throws ObjectNotFoundException if no open task has this id
   */
  void addCandidateUser(String taskId, String userId);

  /**
   * Lets the members of a group claim a task. A link that is there already stays as it is.
   *
   * @param taskId the id of the task
   * @param groupId the id of the group
   * @throws ObjectNotFoundException if no open task has this id
   */
  void addCandidateGroup(String taskId, String groupId);

  /**
   * Takes from a user the right to claim a task. That there was none is no error.
   *
   * @param taskId the id of the task
   * @param userId the id of the user
   * @throws ObjectNotFoundException if no open task has this id
   */
  void deleteCandidateUser(String taskId, String userId);

  /**
   * Takes from a group the right to claim a task. That there was none is no error.
   *
   * @param taskId the id of the task
   * @param groupId the id of the group
   * @throws ObjectNotFoundException if no open task has this id
   */
  void deleteCandidateGroup(String taskId, String groupId);

  /**
   * Links a user to a task. For {@link IdentityLinkType#ASSIGNEE} and {@link
   * IdentityLinkType#OWNER} this is {@link #setAssignee} and {@link #setOwner}.
   *
   * @param taskId the id of the task
   * @param userId the id of the user
   * @param identityLinkType one of {@link IdentityLinkType} or a word of the application's own
   * @throws ObjectNotFoundException if no open task has this id
   */
  void addUserIdentityLink(String taskId, String userId, String identityLinkType);

  /**
   * Links a group to a task.
   *
   * @param taskId the id of the task
   * @param groupId the id of the group
   * @param identityLinkType {@link IdentityLinkType#CANDIDATE} or a word of the application's own
   * @throws ObjectNotFoundException if no open task has this id
   * @throws BadArgumentException if the type is {@link IdentityLinkType#ASSIGNEE} or {@link
   *     IdentityLinkType#OWNER}
   */
  void addGroupIdentityLink(String taskId, String groupId, String identityLinkType);

  /**
   * Removes a link between a user and a task. That there is none is no error.
   *
   * @param taskId the id of the task
   * @param userId the id of the user
   * @param identityLinkType the type of the link
   * @throws ObjectNotFoundException if no open task has this id
   */
  void deleteUserIdentityLink(String taskId, String userId, String identityLinkType);

  /**
   * Removes a link between a group and a task. That there is none is no error.
   *
   * @param taskId the id of the task
   * @param groupId the id of the group
   * @param identityLinkType the type of the link
   * @throws ObjectNotFoundException if no open task has this id
   */
  void deleteGroupIdentityLink(String taskId, String groupId, String identityLinkType);

  /**
   * Returns who takes part in a task, and as what.
   *
   * @param taskId the id of the task
   * @return its assignee and owner first, then the other links in the order in which they were
   *     made; empty if there are none, never null
   * @throws ObjectNotFoundException if no open task has this id
   */
  List<IdentityLink> getIdentityLinksForTask(String taskId);

  /**
   * Returns all variables that a task sees: its own, and those of its execution or plan item and of
   * all above that; the nearest one hides others of its name.
   *
   * @param taskId the id of the task
   * @return name and value; empty if there are none, never null; a copy
   * @throws ObjectNotFoundException if no open task has this id
   */
  Map<String, Object> getVariables(String taskId);

  /**
   * Returns some of the variables that a task sees.
   *
   * @param taskId the id of the task
   * @param variableNames the names; null stands for all
   * @return name and value of those that are there; never null; a copy
   * @throws ObjectNotFoundException if no open task has this id
   */
  Map<String, Object> getVariables(String taskId, Collection<String> variableNames);

  /**
   * Returns the variables that a task holds itself.
   *
   * @param taskId the id of the task
   * @return name and value; empty if there are none, never null; a copy
   * @throws ObjectNotFoundException if no open task has this id
   */
  Map<String, Object> getVariablesLocal(String taskId);

  /**
   * Returns some of the variables that a task holds itself.
   *
   * @param taskId the id of the task
   * @param variableNames the names; null stands for all
   * @return name and value of those that are there; never null; a copy
   * @throws ObjectNotFoundException if no open task has this id
   */
  Map<String, Object> getVariablesLocal(String taskId, Collection<String> variableNames);

  /**
   * Returns the value of a variable that a task sees.
   *
   * @param taskId the id of the task
   * @param variableName the name of the variable
   * @return the value, or null if it is null or not there
   * @throws ObjectNotFoundException if no open task has this id
   */
  Object getVariable(String taskId, String variableName);

  /**
   * Returns the value of a variable that a task sees, as a type.
   *
   * @param <T> the type that is expected
   * @param taskId the id of the task
   * @param variableName the name of the variable
   * @param variableClass the class that the value has, or a class above it
   * @return the value, or null if it is null or not there
   * @throws ObjectNotFoundException if no open task has this id
   * @throws BadArgumentException if the value is of another class
   */
  <T> T getVariable(String taskId, String variableName, Class<T> variableClass);

  /**
   * Returns the value of a variable that a task holds itself.
   *
   * @param taskId the id of the task
   * @param variableName the name of the variable
   * @return the value, or null if it is null or not there
   * @throws ObjectNotFoundException if no open task has this id
   */
  Object getVariableLocal(String taskId, String variableName);

  /**
   * Returns the value of a variable that a task holds itself, as a type.
   *
   * @param <T> the type that is expected
   * @param taskId the id of the task
   * @param variableName the name of the variable
   * @param variableClass the class that the value has, or a class above it
   * @return the value, or null if it is null or not there
   * @throws ObjectNotFoundException if no open task has this id
   * @throws BadArgumentException if the value is of another class
   */
  <T> T getVariableLocal(String taskId, String variableName, Class<T> variableClass);

  /**
   * Tells whether a task sees a variable, even if its value is null.
   *
   * @param taskId the id of the task
   * @param variableName the name of the variable
   * @return true if it does
   * @throws ObjectNotFoundException if no open task has this id
   */
  boolean hasVariable(String taskId, String variableName);

  /**
   * Tells whether a task holds a variable itself, even if its value is null.
   *
   * @param taskId the id of the task
   * @param variableName the name of the variable
   * @return true if it does
   * @throws ObjectNotFoundException if no open task has this id
   */
  boolean hasVariableLocal(String taskId, String variableName);

  /**
   * Returns all variables that a task sees, with what is known about them.
   *
   * @param taskId the id of the task
   * @return name and variable; empty if there are none, never null; a copy
   * @throws ObjectNotFoundException if no open task has this id
   */
  Map<String, VariableInstance> getVariableInstances(String taskId);

  /**
   * Returns some of the variables that a task sees, with what is known about them.
   *
   * @param taskId the id of the task
   * @param variableNames the names; null stands for all
   * @return name and variable of those that are there; never null; a copy
   * @throws ObjectNotFoundException if no open task has this id
   */
  Map<String, VariableInstance> getVariableInstances(
      String taskId, Collection<String> variableNames);

  /**
   * Returns the variables that a task holds itself, with what is known about them.
   *
   * @param taskId the id of the task
   * @return name and variable; empty if there are none, never null; a copy
   * @throws ObjectNotFoundException if no open task has this id
   */
  Map<String, VariableInstance> getVariableInstancesLocal(String taskId);

  /**
   * Returns some of the variables that a task holds itself, with what is known about them.
   *
   * @param taskId the id of the task
   * @param variableNames the names; null stands for all
   * @return name and variable of those that are there; never null; a copy
   * @throws ObjectNotFoundException if no open task has this id
   */
  Map<String, VariableInstance> getVariableInstancesLocal(
      String taskId, Collection<String> variableNames);

  /**
   * Returns a variable that a task sees, with what is known about it.
   *
   * @param taskId the id of the task
   * @param variableName the name of the variable
   * @return the variable, or null if it is not there
   * @throws ObjectNotFoundException if no open task has this id
   */
  VariableInstance getVariableInstance(String taskId, String variableName);

  /**
   * Returns a variable that a task holds itself, with what is known about it.
   *
   * @param taskId the id of the task
   * @param variableName the name of the variable
   * @return the variable, or null if it is not there
   * @throws ObjectNotFoundException if no open task has this id
   */
  VariableInstance getVariableInstanceLocal(String taskId, String variableName);

  /**
   * Returns the variables that several tasks hold themselves, in one statement.
   *
   * @param taskIds the ids, at least one; unknown ones find nothing
   * @return the variables by ascending id; empty if there are none, never null
   */
  List<VariableInstance> getVariableInstancesLocalByTaskIds(Set<String> taskIds);

  /**
   * Sets a variable: where the task sees one of this name, that is changed; else the instance gets
   * it, or a standalone task itself.
   *
   * @param taskId the id of the task
   * @param variableName the name of the variable
   * @param value the value, or null
   * @throws ObjectNotFoundException if no open task has this id
   */
  void setVariable(String taskId, String variableName, Object value);

  /**
   * Sets a variable that the task holds itself, also where it sees one of this name further up.
   *
   * @param taskId the id of the task
   * @param variableName the name of the variable
   * @param value the value, or null
   * @throws ObjectNotFoundException if no open task has this id
   */
  void setVariableLocal(String taskId, String variableName, Object value);

  /**
   * Sets several variables as {@link #setVariable} does.
   *
   * @param taskId the id of the task
   * @param variables name and value, or null for none
   * @throws ObjectNotFoundException if no open task has this id
   */
  void setVariables(String taskId, Map<String, ? extends Object> variables);

  /**
   * Sets several variables as {@link #setVariableLocal} does.
   *
   * @param taskId the id of the task
   * @param variables name and value, or null for none
   * @throws ObjectNotFoundException if no open task has this id
   */
  void setVariablesLocal(String taskId, Map<String, ? extends Object> variables);

  /**
   * Removes the variable of this name that the task sees. That there is none is no error.
   *
   * @param taskId the id of the task
   * @param variableName the name of the variable
   * @throws ObjectNotFoundException if no open task has this id
   */
  void removeVariable(String taskId, String variableName);

  /**
   * Removes a variable that the task holds itself. That there is none is no error.
   *
   * @param taskId the id of the task
   * @param variableName the name of the variable
   * @throws ObjectNotFoundException if no open task has this id
   */
  void removeVariableLocal(String taskId, String variableName);

  /**
   * Removes several variables as {@link #removeVariable} does.
   *
   * @param taskId the id of the task
   * @param variableNames the names
   * @throws ObjectNotFoundException if no open task has this id
   */
  void removeVariables(String taskId, Collection<String> variableNames);

  /**
   * Removes several variables as {@link #removeVariableLocal} does.
   *
   * @param taskId the id of the task
   * @param variableNames the names
   * @throws ObjectNotFoundException if no open task has this id
   */
  void removeVariablesLocal(String taskId, Collection<String> variableNames);
}
