package io.millrace.common.task;

import io.millrace.common.identity.IdentityLinkInfo;
import java.util.Date;
import java.util.List;
import java.util.Map;

/**
 * What a task that is open and a task that has ended have in common.
 *
 * <p>Values are those of the moment of the query; nothing is fetched later. Times are cut to the
 * millisecond. An object may be read by several threads.
 */
public interface TaskInfo {

  /**
   * Returns the id the engine gave the task.
   *
   * @return the id; null only for a new task that was not saved yet
   */
  String getId();

  /**
   * Returns the id the application chose for the task.
   *
   * @return the id, unique among open tasks, or null if the application chose none
   */
  String getExternalId();

  /**
   * Returns the name, with its expressions already evaluated.
   *
   * @return the name, or null
   */
  String getName();

  /**
   * Returns the description, with its expressions already evaluated.
   *
   * @return the description, or null
   */
  String getDescription();

  /**
   * Returns the priority; more is more urgent.
   *
   * @return the priority, 50 where nothing else was said
   */
  int getPriority();

  /**
   * Returns who is responsible for the task, also while somebody else works on it.
   *
   * @return the id of the user, or null
   */
  String getOwner();

  /**
   * Returns who works on the task.
   *
   * @return the id of the user, or null if the task is unassigned
   */
  String getAssignee();

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
   * Returns the definition of the process the task belongs to.
   *
   * @return the id, or null for a task of a case and for a standalone task
   */
  String getProcessDefinitionId();

  /**
   * Returns the case instance the task belongs to.
   *
   * @return the id, or null for a task of a process and for a standalone task
   */
  String getScopeId();

  /**
   * Returns the plan item instance the task belongs to.
   *
   * @return the id, or null for a task of a process and for a standalone task
   */
  String getSubScopeId();

  /**
   * Returns the kind of scope that {@link #getScopeId()} names: {@code cmmn} for a case.
   *
   * @return {@code cmmn} for a task of a case, else null
   */
  String getScopeType();

  /**
   * Returns the definition of the case the task belongs to.
   *
   * @return the id, or null for a task of a process and for a standalone task
   */
  String getScopeDefinitionId();

  /**
   * Returns the id of the element in the XML that the task came from.
   *
   * @return the id of the user task or human task, or null for a standalone task
   */
  String getTaskDefinitionKey();

  /**
   * Returns the task this one is a part of.
   *
   * @return the id, or null if the task is no sub-task
   */
  String getParentTaskId();

  /**
   * Returns the tenant the task belongs to.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();

  /**
   * Returns the category, a word of the application's own.
   *
   * @return the category, or null
   */
  String getCategory();

  /**
   * Returns the key of the form that shows the task.
   *
   * @return the key, with its expressions already evaluated, or null
   */
  String getFormKey();

  /**
   * Returns when the task was created.
   *
   * @return the time; null only for a new task that was not saved yet
   */
  Date getCreateTime();

  /**
   * Returns when the task ought to be done. Nothing happens by itself when that time is past.
   *
   * @return the time, or null
   */
  Date getDueDate();

  /**
   * Returns when the task is to come up again in the list of its assignee. Nothing happens by
   * itself when that time comes.
   *
   * @return the time, or null
   */
  Date getFollowUpDate();

  /**
   * Returns how far the work on the task has come.
   *
   * @return one of the words of {@link TaskState}, never null
   */
  String getState();

  /**
   * Returns when somebody began to work on the task ({@code startProgress}).
   *
   * @return the time, or null if nobody did, or the task was given back
   */
  Date getInProgressStartTime();

  /**
   * Returns who began to work on the task.
   *
   * @return the id of the user, or null if nobody did, or the task was given back
   */
  String getInProgressStartedBy();

  /**
   * Returns until when work on the task ought to begin. Nothing happens by itself when that time is
   * past.
   *
   * @return the time, or null
   */
  Date getInProgressStartDueDate();

  /**
   * Returns since when the task is suspended by {@code suspendTask}.
   *
   * @return the time, or null if it is not, or only its instance is
   */
  Date getSuspendedTime();

  /**
   * Returns who suspended the task by {@code suspendTask}.
   *
   * @return the id of the user, or null if nobody did, or it was not said who
   */
  String getSuspendedBy();

  /**
   * Returns when the assignee claimed the task.
   *
   * @return the time, or null if nobody did, or the claim was given back
   */
  Date getClaimTime();

  /**
   * Returns who claimed the task.
   *
   * @return the id of the user, or null if nobody did, or the claim was given back
   */
  String getClaimedBy();

  /**
   * Returns the variables of the task itself.
   *
   * @return name and value; empty unless the query said {@code includeTaskLocalVariables()}; never
   *     null; unmodifiable
   */
  Map<String, Object> getTaskLocalVariables();

  /**
   * Returns the variables of the process instance.
   *
   * @return name and value; empty unless the query said {@code includeProcessVariables()}; never
   *     null; unmodifiable
   */
  Map<String, Object> getProcessVariables();

  /**
   * Returns the variables of the case.
   *
   * @return name and value; empty unless the query said {@code includeCaseVariables()}; never null;
   *     unmodifiable
   */
  Map<String, Object> getCaseVariables();

  /**
   * Returns who takes part in the task, and as what, besides its assignee and owner, which the task
   * itself tells.
   *
   * @return the links; empty unless the query said {@code includeIdentityLinks()}; never null;
   *     unmodifiable
   */
  List<? extends IdentityLinkInfo> getIdentityLinks();
}
