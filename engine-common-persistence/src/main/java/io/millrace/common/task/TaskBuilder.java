package io.millrace.common.task;

import io.millrace.common.ConflictException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.identity.IdentityLinkInfo;
import java.util.Date;
import java.util.Set;

/**
 * Describes a standalone task and creates it in one go. A builder belongs to one thread and creates
 * one task.
 */
public interface TaskBuilder {

  /**
   * Sets an id of the application's own, which no other open task may have.
   *
   * @param externalId the id, at most 255 characters, or null for none
   * @return this builder
   */
  TaskBuilder externalId(String externalId);

  /**
   * Sets the name.
   *
   * @param name the name, or null
   * @return this builder
   */
  TaskBuilder name(String name);

  /**
   * Sets the description.
   *
   * @param description the description, or null
   * @return this builder
   */
  TaskBuilder description(String description);

  /**
   * Sets the priority, 50 unless this is called.
   *
   * @param priority the priority; more is more urgent
   * @return this builder
   */
  TaskBuilder priority(int priority);

  /**
   * Sets who is responsible for the task.
   *
   * @param userId the id of the user, or null for nobody
   * @return this builder
   */
  TaskBuilder owner(String userId);

  /**
   * Sets who works on the task.
   *
   * @param userId the id of the user, or null for nobody
   * @return this builder
   */
  TaskBuilder assignee(String userId);

  /**
   * Sets when the task ought to be done.
   *
   * @param dueDate the time, or null for none
   * @return this builder
   */
  TaskBuilder dueDate(Date dueDate);

  /**
   * Sets when the task is to come up again.
   *
   * @param followUpDate the time, or null for none
   * @return this builder
   */
  TaskBuilder followUpDate(Date followUpDate);

  /**
   * Sets the category.
   *
   * @param category a word of the application's own, or null
   * @return this builder
   */
  TaskBuilder category(String category);

  /**
   * Makes the task a part of another one.
   *
   * @param parentTaskId the id of an open task, or null for none
   * @return this builder
   */
  TaskBuilder parentTaskId(String parentTaskId);

  /**
   * Sets the tenant.
   *
   * @param tenantId the tenant, or null for none
   * @return this builder
   */
  TaskBuilder tenantId(String tenantId);

  /**
   * Sets the key of the form that shows the task.
   *
   * @param formKey the key, or null
   * @return this builder
   */
  TaskBuilder formKey(String formKey);

  /**
   * Sets who takes part in the task; of each link the user or group and the type are taken.
   *
   * @param identityLinks the links, empty for none
   * @return this builder
   */
  TaskBuilder identityLinks(Set<? extends IdentityLinkInfo> identityLinks);

  /**
   * Creates the task.
   *
   * @return the task as it was stored
   * @throws ObjectNotFoundException if the parent task is not there
   * @throws ConflictException if an open task with this external id is there already
   */
  Task create();
}
