package io.millrace.common.delegate;

import io.millrace.common.identity.IdentityLink;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.task.DelegationState;
import java.util.Collection;
import java.util.Date;
import java.util.Set;

/** A task as its listeners see it. What they change is stored with the call. */
public interface DelegateTask extends DelegateScope {

  /**
   * Returns the id the engine gave the task.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns the id the application chose for the task.
   *
   * @return the id, or null if the application chose none
   */
  String getExternalId();

  /**
   * Returns the name.
   *
   * @return the name, or null
   */
  String getName();

  /**
   * Sets the name.
   *
   * @param name the name, or null
   */
  void setName(String name);

  /**
   * Returns the description.
   *
   * @return the description, or null
   */
  String getDescription();

  /**
   * Sets the description.
   *
   * @param description the description, or null
   */
  void setDescription(String description);

  /**
   * Returns the priority; more is more urgent.
   *
   * @return the priority
   */
  int getPriority();

  /**
   * Sets the priority.
   *
   * @param priority the priority; more is more urgent
   */
  void setPriority(int priority);

  /**
   * Returns who is responsible for the task.
   *
   * @return the id of the user, or null
   */
  String getOwner();

  /**
   * Sets who is responsible for the task.
   *
   * @param owner the id of the user, or null for nobody
   */
  void setOwner(String owner);

  /**
   * Returns who works on the task.
   *
   * @return the id of the user, or null
   */
  String getAssignee();

  /**
   * Sets who works on the task. Listeners for {@code assignment} are called, unless it happens in
   * one.
   *
   * @param assignee the id of the user, or null for nobody
   */
  void setAssignee(String assignee);

  /**
   * Returns when the task ought to be done.
   *
   * @return the time, or null
   */
  Date getDueDate();

  /**
   * Sets when the task ought to be done.
   *
   * @param dueDate the time, or null for none
   */
  void setDueDate(Date dueDate);

  /**
   * Returns when the task is to come up again.
   *
   * @return the time, or null
   */
  Date getFollowUpDate();

  /**
   * Changes when the task is to come up again.
   *
   * @param followUpDate the time, or null for none
   */
  void setFollowUpDate(Date followUpDate);

  /**
   * Returns the category.
   *
   * @return the category, or null
   */
  String getCategory();

  /**
   * Sets the category.
   *
   * @param category a word of the application's own, or null
   */
  void setCategory(String category);

  /**
   * Returns the key of the form that shows the task.
   *
   * @return the key, or null
   */
  String getFormKey();

  /**
   * Sets the key of the form that shows the task.
   *
   * @param formKey the key, or null
   */
  void setFormKey(String formKey);

  /**
   * Returns when the task was created.
   *
   * @return the time, never null
   */
  Date getCreateTime();

  /**
   * Returns where a delegated task stands.
   *
   * @return the state, or null if the task is not delegated
   */
  DelegationState getDelegationState();

  /**
   * Tells whether the task is suspended.
   *
   * @return true if it is
   */
  boolean isSuspended();

  /**
   * Returns the element the task came from.
   *
   * @return the id in the XML, or null for a standalone task
   */
  String getTaskDefinitionKey();

  /**
   * Returns the process instance the task belongs to.
   *
   * @return the id, or null for a task of a case and for a standalone task
   */
  String getProcessInstanceId();

  /**
   * Returns the execution that waits for the task.
   *
   * @return the id, or null for a task of a case and for a standalone task
   */
  String getExecutionId();

  /**
   * Returns what waits for the task, as models of Camunda and Operaton reach it: {@code
   * ${task.execution.setVariable('paid', true)}}.
   *
   * @return the {@code DelegateExecution} of a process, the {@code DelegatePlanItemInstance} of a
   *     case, null for a standalone task
   */
  DelegateScope getExecution();

  /**
   * Returns the definition of the process.
   *
   * @return the id, or null for a task of a case and for a standalone task
   */
  String getProcessDefinitionId();

  /**
   * Returns the case instance the task belongs to.
   *
   * @return the id, or null if it belongs to none
   */
  String getScopeId();

  /**
   * Returns the plan item instance the task belongs to.
   *
   * @return the id, or null if it belongs to none
   */
  String getSubScopeId();

  /**
   * Returns the kind of scope that {@link #getScopeId()} names: {@code cmmn} for a case.
   *
   * @return {@code cmmn}, or null
   */
  String getScopeType();

  /**
   * Returns the definition of the case.
   *
   * @return the id, or null if it belongs to none
   */
  String getScopeDefinitionId();

  /**
   * Returns who may claim the task.
   *
   * @return the links of type {@code candidate}; never null; a copy
   */
  Set<IdentityLink> getCandidates();

  /**
   * Lets a user claim the task.
   *
   * @param userId the id of the user
   */
  void addCandidateUser(String userId);

  /**
   * Lets several users claim the task.
   *
   * @param userIds the ids of the users
   */
  void addCandidateUsers(Collection<String> userIds);

  /**
   * Lets the members of a group claim the task.
   *
   * @param groupId the id of the group
   */
  void addCandidateGroup(String groupId);

  /**
   * Lets the members of several groups claim the task.
   *
   * @param groupIds the ids of the groups
   */
  void addCandidateGroups(Collection<String> groupIds);

  /**
   * Takes from a user the right to claim the task. That there was none is no error.
   *
   * @param userId the id of the user
   */
  void deleteCandidateUser(String userId);

  /**
   * Takes from a group the right to claim the task. That there was none is no error.
   *
   * @param groupId the id of the group
   */
  void deleteCandidateGroup(String groupId);

  /**
   * Links a user to the task.
   *
   * @param userId the id of the user
   * @param identityLinkType one of {@link IdentityLinkType} or a word of the application's own
   */
  void addUserIdentityLink(String userId, String identityLinkType);

  /**
   * Links a group to the task.
   *
   * @param groupId the id of the group
   * @param identityLinkType {@link IdentityLinkType#CANDIDATE} or a word of the application's own
   */
  void addGroupIdentityLink(String groupId, String identityLinkType);

  /**
   * Removes a link between a user and the task. That there is none is no error.
   *
   * @param userId the id of the user
   * @param identityLinkType the type of the link
   */
  void deleteUserIdentityLink(String userId, String identityLinkType);

  /**
   * Removes a link between a group and the task. That there is none is no error.
   *
   * @param groupId the id of the group
   * @param identityLinkType the type of the link
   */
  void deleteGroupIdentityLink(String groupId, String identityLinkType);
}
