package io.millrace.common.task;

import io.millrace.common.ConflictException;
import java.util.Date;

/**
 * A task that is open: somebody is expected to do it.
 *
 * <p>The setters change this object alone; {@code TaskService.saveTask} writes the changes. If
 * somebody else changed the task in between, saving fails with a {@link ConflictException} and
 * writes nothing. Setting and saving is for one thread.
 */
public interface Task extends TaskInfo {

  /**
   * Returns where a delegated task stands.
   *
   * @return the state, or null if the task is not delegated
   */
  DelegationState getDelegationState();

  /**
   * Tells whether the task, or the instance it belongs to, is suspended and refuses to be worked
   * on.
   *
   * @return true if it is suspended
   */
  boolean isSuspended();

  /**
   * Sets the name.
   *
   * @param name the name, or null
   */
  void setName(String name);

  /**
   * Sets the description.
   *
   * @param description the description, or null
   */
  void setDescription(String description);

  /**
   * Sets the priority; more is more urgent.
   *
   * @param priority any number; the field uses 0 to 100
   */
  void setPriority(int priority);

  /**
   * Sets who is responsible for the task.
   *
   * @param owner the id of the user, or null for nobody
   */
  void setOwner(String owner);

  /**
   * Sets who works on the task. Saving then calls the task listeners for {@code assignment}.
   *
   * @param assignee the id of the user, or null for nobody
   */
  void setAssignee(String assignee);

  /**
   * Sets when the task ought to be done.
   *
   * @param dueDate the time, or null for none
   */
  void setDueDate(Date dueDate);

  /**
   * Sets when the task is to come up again in the list of its assignee.
   *
   * @param followUpDate the time, or null for none
   */
  void setFollowUpDate(Date followUpDate);

  /**
   * Sets until when work on the task ought to begin.
   *
   * @param inProgressStartDueDate the time, or null for none
   */
  void setInProgressStartDueDate(Date inProgressStartDueDate);

  /**
   * Sets the category.
   *
   * @param category a word of the application's own, or null
   */
  void setCategory(String category);

  /**
   * Makes the task a part of another one. Only a task that was not saved yet can be given a parent.
   *
   * @param parentTaskId the id of the other task, or null for none
   */
  void setParentTaskId(String parentTaskId);

  /**
   * Sets the tenant. Only a standalone task that was not saved yet can be given one.
   *
   * @param tenantId the tenant, or null for none
   */
  void setTenantId(String tenantId);

  /**
   * Sets the key of the form that shows the task.
   *
   * @param formKey the key, or null
   */
  void setFormKey(String formKey);

  /**
   * Sets where a delegated task stands. {@code TaskService.delegateTask} and {@code resolveTask} do
   * it together with all that belongs to it.
   *
   * @param delegationState the state, or null for a task that is not delegated
   */
  void setDelegationState(DelegationState delegationState);
}
