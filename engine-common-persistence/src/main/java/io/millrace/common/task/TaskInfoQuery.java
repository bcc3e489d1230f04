package io.millrace.common.task;

import io.millrace.common.BadArgumentException;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.query.LocalizedQuery;
import io.millrace.common.query.Query;
import io.millrace.common.variable.CaseVariableCriteria;
import io.millrace.common.variable.ProcessVariableCriteria;
import io.millrace.common.variable.TaskVariableCriteria;
import java.util.Collection;
import java.util.Date;
import java.util.Set;

/**
 * The criteria that open and historic tasks have in common. What holds for all criteria is said at
 * {@link Query}.
 *
 * @param <T> the query itself
 * @param <V> what is found
 */
public interface TaskInfoQuery<T extends TaskInfoQuery<?, ?>, V extends TaskInfo>
    extends Query<T, V>,
        LocalizedQuery<T>,
        ProcessVariableCriteria<T>,
        CaseVariableCriteria<T>,
        TaskVariableCriteria<T>,
        TaskProgressCriteria<T> {

  /**
   * Keeps the task with this id.
   *
   * @param taskId the id of the task
   * @return this query
   */
  T taskId(String taskId);

  /**
   * Keeps the tasks with these ids.
   *
   * @param taskIds the ids, at least one
   * @return this query
   */
  T taskIds(Collection<String> taskIds);

  /**
   * Keeps the task with this id of the application's own.
   *
   * @param externalId the id the application chose
   * @return this query
   */
  T taskExternalId(String externalId);

  /**
   * Keeps tasks of this name.
   *
   * @param name the name
   * @return this query
   */
  T taskName(String name);

  /**
   * Keeps tasks of one of these names.
   *
   * @param names the names, at least one
   * @return this query
   */
  T taskNameIn(Collection<String> names);

  /**
   * Keeps tasks of one of these names, in lower or upper case.
   *
   * @param names the names, at least one
   * @return this query
   */
  T taskNameInIgnoreCase(Collection<String> names);

  /**
   * Keeps tasks whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code Review %}
   * @return this query
   */
  T taskNameLike(String pattern);

  /**
   * Keeps tasks whose name fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code review %}
   * @return this query
   */
  T taskNameLikeIgnoreCase(String pattern);

  /**
   * Keeps tasks with this description.
   *
   * @param description the description
   * @return this query
   */
  T taskDescription(String description);

  /**
   * Keeps tasks whose description fits the pattern.
   *
   * @param pattern a pattern such as {@code %urgent%}
   * @return this query
   */
  T taskDescriptionLike(String pattern);

  /**
   * Keeps tasks whose description fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code %urgent%}
   * @return this query
   */
  T taskDescriptionLikeIgnoreCase(String pattern);

  /**
   * Keeps tasks of exactly this priority.
   *
   * @param priority the priority
   * @return this query
   */
  T taskPriority(Integer priority);

  /**
   * Keeps tasks of at least this priority.
   *
   * @param priority the lowest priority to keep
   * @return this query
   */
  T taskMinPriority(Integer priority);

  /**
   * Keeps tasks of at most this priority.
   *
   * @param priority the highest priority to keep
   * @return this query
   */
  T taskMaxPriority(Integer priority);

  /**
   * Keeps tasks this user works on.
   *
   * @param userId the id of the user
   * @return this query
   */
  T taskAssignee(String userId);

  /**
   * Keeps tasks whose assignee's id fits the pattern.
   *
   * @param pattern a pattern such as {@code sales.%}
   * @return this query
   */
  T taskAssigneeLike(String pattern);

  /**
   * Keeps tasks whose assignee's id fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code sales.%}
   * @return this query
   */
  T taskAssigneeLikeIgnoreCase(String pattern);

  /**
   * Keeps tasks one of these users works on.
   *
   * @param userIds the ids of the users, at least one
   * @return this query
   */
  T taskAssigneeIds(Collection<String> userIds);

  /**
   * Keeps tasks that somebody works on.
   *
   * @return this query
   */
  T taskAssigned();

  /**
   * Keeps tasks that nobody works on.
   *
   * @return this query
   */
  T taskUnassigned();

  /**
   * Keeps tasks this user is responsible for.
   *
   * @param userId the id of the user
   * @return this query
   */
  T taskOwner(String userId);

  /**
   * Keeps tasks whose owner's id fits the pattern.
   *
   * @param pattern a pattern such as {@code sales.%}
   * @return this query
   */
  T taskOwnerLike(String pattern);

  /**
   * Keeps tasks whose owner's id fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code sales.%}
   * @return this query
   */
  T taskOwnerLikeIgnoreCase(String pattern);

  /**
   * Keeps tasks this user may claim: nobody works on them, and the user is a candidate, or one of
   * the groups that the {@link IdentityProvider} names for the user is. Groups are asked for when
   * the query runs; where {@link #taskCandidateGroup} or {@link #taskCandidateGroupIn} is called as
   * well, those groups are used instead.
   *
   * @param userId the id of the user
   * @return this query
   */
  T taskCandidateUser(String userId);

  /**
   * Keeps tasks the members of this group may claim: nobody works on them, and the group is a
   * candidate.
   *
   * @param groupId the id of the group
   * @return this query
   */
  T taskCandidateGroup(String groupId);

  /**
   * Keeps tasks the members of one of these groups may claim.
   *
   * @param groupIds the ids of the groups, at least one
   * @return this query
   */
  T taskCandidateGroupIn(Collection<String> groupIds);

  /**
   * Lets the candidate criteria also find tasks that somebody works on already.
   *
   * @return this query
   */
  T ignoreAssigneeValue();

  /**
   * Keeps tasks this user has to do with: as assignee, owner, candidate or through any other
   * identity link.
   *
   * @param userId the id of the user
   * @return this query
   */
  T taskInvolvedUser(String userId);

  /**
   * Keeps tasks one of these groups has an identity link with, of any type.
   *
   * @param groupIds the ids of the groups, at least one
   * @return this query
   */
  T taskInvolvedGroups(Collection<String> groupIds);

  /**
   * Keeps tasks of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  T taskTenantId(String tenantId);

  /**
   * Keeps tasks whose tenant fits the pattern.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  T taskTenantIdLike(String pattern);

  /**
   * Keeps tasks that belong to no tenant.
   *
   * @return this query
   */
  T taskWithoutTenantId();

  /**
   * Keeps tasks of this category.
   *
   * @param category the category
   * @return this query
   */
  T taskCategory(String category);

  /**
   * Keeps tasks of one of these categories.
   *
   * @param categories the categories, at least one
   * @return this query
   */
  T taskCategoryIn(Collection<String> categories);

  /**
   * Keeps tasks of other categories than these; tasks without a category are left out.
   *
   * @param categories the categories, at least one
   * @return this query
   */
  T taskCategoryNotIn(Collection<String> categories);

  /**
   * Keeps tasks without a category.
   *
   * @return this query
   */
  T taskWithoutCategory();

  /**
   * Keeps tasks shown by this form.
   *
   * @param formKey the key of the form
   * @return this query
   */
  T taskFormKey(String formKey);

  /**
   * Keeps tasks that name a form.
   *
   * @return this query
   */
  T taskWithFormKey();

  /**
   * Keeps tasks that came from this element.
   *
   * @param key the id of the user task or human task in the XML
   * @return this query
   */
  T taskDefinitionKey(String key);

  /**
   * Keeps tasks that came from an element whose id fits the pattern.
   *
   * @param pattern a pattern such as {@code approve%}
   * @return this query
   */
  T taskDefinitionKeyLike(String pattern);

  /**
   * Keeps tasks that came from one of these elements.
   *
   * @param keys the ids in the XML, at least one
   * @return this query
   */
  T taskDefinitionKeys(Collection<String> keys);

  /**
   * Keeps tasks created at exactly this millisecond.
   *
   * @param time the time
   * @return this query
   */
  T taskCreatedOn(Date time);

  /**
   * Keeps tasks created before this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskCreatedBefore(Date time);

  /**
   * Keeps tasks created after this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskCreatedAfter(Date time);

  /**
   * Keeps tasks this user claimed.
   *
   * @param userId the id of the user
   * @return this query
   */
  T taskClaimedBy(String userId);

  /**
   * Keeps tasks claimed at exactly this millisecond.
   *
   * @param time the time
   * @return this query
   */
  T taskClaimedOn(Date time);

  /**
   * Keeps tasks claimed before this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskClaimedBefore(Date time);

  /**
   * Keeps tasks claimed after this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskClaimedAfter(Date time);

  /**
   * Keeps tasks due at exactly this millisecond.
   *
   * @param time the time
   * @return this query
   */
  T taskDueDate(Date time);

  /**
   * Keeps tasks due before this time; tasks without a due date are left out.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskDueBefore(Date time);

  /**
   * Keeps tasks due after this time; tasks without a due date are left out.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskDueAfter(Date time);

  /**
   * Keeps tasks without a due date.
   *
   * @return this query
   */
  T withoutTaskDueDate();

  /**
   * Keeps tasks of this process instance. Tasks of the processes it calls are left out.
   *
   * @param processInstanceId the id of the process instance
   * @return this query
   */
  T processInstanceId(String processInstanceId);

  /**
   * Keeps tasks of these process instances.
   *
   * @param processInstanceIds the ids, at least one
   * @return this query
   */
  T processInstanceIdIn(Collection<String> processInstanceIds);

  /**
   * Keeps tasks that belong to no process instance.
   *
   * @return this query
   */
  T withoutProcessInstanceId();

  /**
   * Keeps tasks of process instances with this business key.
   *
   * @param businessKey the business key
   * @return this query
   */
  T processInstanceBusinessKey(String businessKey);

  /**
   * Keeps tasks of process instances whose business key fits the pattern.
   *
   * @param pattern a pattern such as {@code 2031-%}
   * @return this query
   */
  T processInstanceBusinessKeyLike(String pattern);

  /**
   * Keeps tasks of process instances whose business key fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code ord-%}
   * @return this query
   */
  T processInstanceBusinessKeyLikeIgnoreCase(String pattern);

  /**
   * Keeps the tasks this execution waits for.
   *
   * @param executionId the id of the execution
   * @return this query
   */
  T executionId(String executionId);

  /**
   * Keeps tasks of this version of a process.
   *
   * @param processDefinitionId the id of the process definition
   * @return this query
   */
  T processDefinitionId(String processDefinitionId);

  /**
   * Keeps tasks of this process, in any version.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @return this query
   */
  T processDefinitionKey(String processDefinitionKey);

  /**
   * Keeps tasks of processes whose key fits the pattern.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  T processDefinitionKeyLike(String pattern);

  /**
   * Keeps tasks of processes whose key fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  T processDefinitionKeyLikeIgnoreCase(String pattern);

  /**
   * Keeps tasks of one of these processes, in any version.
   *
   * @param keys the keys, at least one
   * @return this query
   */
  T processDefinitionKeyIn(Collection<String> keys);

  /**
   * Keeps tasks of processes of this name.
   *
   * @param name the name of the definition
   * @return this query
   */
  T processDefinitionName(String name);

  /**
   * Keeps tasks of processes whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code Order%}
   * @return this query
   */
  T processDefinitionNameLike(String pattern);

  /**
   * Keeps tasks of processes of one of these categories.
   *
   * @param categories the categories, at least one
   * @return this query
   */
  T processCategoryIn(Collection<String> categories);

  /**
   * Keeps tasks of processes of other categories than these.
   *
   * @param categories the categories, at least one
   * @return this query
   */
  T processCategoryNotIn(Collection<String> categories);

  /**
   * Keeps tasks of definitions that came with this deployment.
   *
   * @param deploymentId the id of the deployment
   * @return this query
   */
  T deploymentId(String deploymentId);

  /**
   * Keeps tasks of definitions that came with one of these deployments.
   *
   * @param deploymentIds the ids, at least one
   * @return this query
   */
  T deploymentIdIn(Collection<String> deploymentIds);

  /**
   * Keeps tasks of this case instance.
   *
   * @param caseInstanceId the id of the case instance
   * @return this query
   */
  T caseInstanceId(String caseInstanceId);

  /**
   * Keeps tasks of this version of a case.
   *
   * @param caseDefinitionId the id of the case definition
   * @return this query
   */
  T caseDefinitionId(String caseDefinitionId);

  /**
   * Keeps tasks of cases with this key.
   *
   * @param key the key of the case definition, in any version
   * @return this query
   */
  T caseDefinitionKey(String key);

  /**
   * Keeps tasks of cases whose key fits the pattern.
   *
   * @param pattern the pattern
   * @return this query
   */
  T caseDefinitionKeyLike(String pattern);

  /**
   * Keeps tasks of cases whose key fits the pattern when both are in lower case.
   *
   * @param pattern the pattern
   * @return this query
   */
  T caseDefinitionKeyLikeIgnoreCase(String pattern);

  /**
   * Keeps tasks of cases with one of these keys.
   *
   * @param keys the keys, at least one
   * @return this query
   */
  T caseDefinitionKeyIn(Collection<String> keys);

  /**
   * Keeps tasks of cases that this deployment brought.
   *
   * @param deploymentId the id of the deployment
   * @return this query
   */
  T cmmnDeploymentId(String deploymentId);

  /**
   * Keeps tasks of cases that one of these deployments brought.
   *
   * @param deploymentIds the ids, at least one
   * @return this query
   */
  T cmmnDeploymentIdIn(Collection<String> deploymentIds);

  /**
   * Keeps the task of this plan item instance.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @return this query
   */
  T planItemInstanceId(String planItemInstanceId);

  /**
   * Keeps tasks of this case instance: what {@link TaskInfo#getScopeId()} returns.
   *
   * @param scopeId the id of the scope
   * @return this query
   */
  T scopeId(String scopeId);

  /**
   * Keeps tasks of these case instances.
   *
   * @param scopeIds the ids, at least one
   * @return this query
   */
  T scopeIds(Set<String> scopeIds);

  /**
   * Keeps tasks of this plan item instance: what {@link TaskInfo#getSubScopeId()} returns.
   *
   * @param subScopeId the id of the sub-scope
   * @return this query
   */
  T subScopeId(String subScopeId);

  /**
   * Keeps tasks of this kind of scope, {@code cmmn} for cases: what {@link TaskInfo#getScopeType()}
   * returns.
   *
   * @param scopeType {@code cmmn}
   * @return this query
   */
  T scopeType(String scopeType);

  /**
   * Keeps tasks of this case definition: what {@link TaskInfo#getScopeDefinitionId()} returns.
   *
   * @param scopeDefinitionId the id of the definition
   * @return this query
   */
  T scopeDefinitionId(String scopeDefinitionId);

  /**
   * Keeps tasks that belong to no such scope.
   *
   * @return this query
   */
  T withoutScopeId();

  /**
   * Opens a group of which a task must meet at least one criterion. Groups do not nest.
   *
   * @return this query
   * @throws BadArgumentException if a group is open already
   */
  T or();

  /**
   * Closes the group that {@link #or()} opened.
   *
   * @return this query
   * @throws BadArgumentException if no group is open, or it is empty
   */
  T endOr();

  /**
   * Fills {@link TaskInfo#getTaskLocalVariables()}, with one more statement for all tasks found
   * together.
   *
   * @return this query
   */
  T includeTaskLocalVariables();

  /**
   * Fills {@link TaskInfo#getProcessVariables()}, with one more statement for all tasks found
   * together.
   *
   * @return this query
   */
  T includeProcessVariables();

  /**
   * Fills {@link TaskInfo#getCaseVariables()}, with one more statement for all tasks found
   * together.
   *
   * @return this query
   */
  T includeCaseVariables();

  /**
   * Fills {@link TaskInfo#getIdentityLinks()}, with one more statement for all tasks found
   * together.
   *
   * @return this query
   */
  T includeIdentityLinks();

  /**
   * Orders by id, which is about the order of creation.
   *
   * @return this query
   */
  T orderByTaskId();

  /**
   * Orders by name.
   *
   * @return this query
   */
  T orderByTaskName();

  /**
   * Orders by description.
   *
   * @return this query
   */
  T orderByTaskDescription();

  /**
   * Orders by priority.
   *
   * @return this query
   */
  T orderByTaskPriority();

  /**
   * Orders by assignee.
   *
   * @return this query
   */
  T orderByTaskAssignee();

  /**
   * Orders by owner.
   *
   * @return this query
   */
  T orderByTaskOwner();

  /**
   * Orders by time of creation.
   *
   * @return this query
   */
  T orderByTaskCreateTime();

  /**
   * Orders by due date.
   *
   * @return this query
   */
  T orderByTaskDueDate();

  /**
   * Orders by due date, tasks without one first.
   *
   * @return this query
   */
  T orderByDueDateNullsFirst();

  /**
   * Orders by due date, tasks without one last.
   *
   * @return this query
   */
  T orderByDueDateNullsLast();

  /**
   * Orders by the id of the element in the XML.
   *
   * @return this query
   */
  T orderByTaskDefinitionKey();

  /**
   * Orders by category.
   *
   * @return this query
   */
  T orderByCategory();

  /**
   * Orders by process instance.
   *
   * @return this query
   */
  T orderByProcessInstanceId();

  /**
   * Orders by process definition.
   *
   * @return this query
   */
  T orderByProcessDefinitionId();

  /**
   * Orders by execution.
   *
   * @return this query
   */
  T orderByExecutionId();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  T orderByTenantId();
}
