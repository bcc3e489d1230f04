package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.LocalizedQuery;
import io.millrace.common.query.Query;
import io.millrace.common.variable.VariableCriteria;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Set;

/**
 * Asks for running process instances, those that call activities started included. What holds for
 * all queries is said at {@link Query}; the criteria for variables look at those of the whole
 * instance.
 */
public interface ProcessInstanceQuery
    extends Query<ProcessInstanceQuery, ProcessInstance>,
        LocalizedQuery<ProcessInstanceQuery>,
        VariableCriteria<ProcessInstanceQuery> {

  /**
   * Keeps the instance with this id.
   *
   * @param processInstanceId the id of the process instance
   * @return this query
   */
  ProcessInstanceQuery processInstanceId(String processInstanceId);

  /**
   * Keeps the instances with these ids.
   *
   * @param processInstanceIds the ids, at least one
   * @return this query
   */
  ProcessInstanceQuery processInstanceIds(Set<String> processInstanceIds);

  /**
   * Keeps the instance with this id of the application's own.
   *
   * @param externalId the id the application chose
   * @return this query
   */
  ProcessInstanceQuery processInstanceExternalId(String externalId);

  /**
   * Keeps instances of this name.
   *
   * @param name the name of the instance
   * @return this query
   */
  ProcessInstanceQuery processInstanceName(String name);

  /**
   * Keeps instances whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code Order %}
   * @return this query
   */
  ProcessInstanceQuery processInstanceNameLike(String pattern);

  /**
   * Keeps instances whose name fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code order %}
   * @return this query
   */
  ProcessInstanceQuery processInstanceNameLikeIgnoreCase(String pattern);

  /**
   * Keeps instances with this business key.
   *
   * @param businessKey the business key
   * @return this query
   */
  ProcessInstanceQuery processInstanceBusinessKey(String businessKey);

  /**
   * Keeps instances of this process with this business key.
   *
   * @param businessKey the business key
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @return this query
   */
  ProcessInstanceQuery processInstanceBusinessKey(String businessKey, String processDefinitionKey);

  /**
   * Keeps instances whose business key fits the pattern.
   *
   * @param pattern a pattern such as {@code 2031-%}
   * @return this query
   */
  ProcessInstanceQuery processInstanceBusinessKeyLike(String pattern);

  /**
   * Keeps instances whose business key fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code ord-%}
   * @return this query
   */
  ProcessInstanceQuery processInstanceBusinessKeyLikeIgnoreCase(String pattern);

  /**
   * Keeps instances with this business status.
   *
   * @param status the status
   * @return this query
   */
  ProcessInstanceQuery processInstanceBusinessStatus(String status);

  /**
   * Keeps instances whose business status fits the pattern.
   *
   * @param pattern a pattern such as {@code in %}
   * @return this query
   */
  ProcessInstanceQuery processInstanceBusinessStatusLike(String pattern);

  /**
   * Keeps instances whose business status fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code in %}
   * @return this query
   */
  ProcessInstanceQuery processInstanceBusinessStatusLikeIgnoreCase(String pattern);

  /**
   * Keeps instances of this version of a process.
   *
   * @param processDefinitionId the id of the process definition
   * @return this query
   */
  ProcessInstanceQuery processDefinitionId(String processDefinitionId);

  /**
   * Keeps instances of one of these versions.
   *
   * @param processDefinitionIds the ids, at least one
   * @return this query
   */
  ProcessInstanceQuery processDefinitionIds(Set<String> processDefinitionIds);

  /**
   * Keeps instances of this process, in any version.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @return this query
   */
  ProcessInstanceQuery processDefinitionKey(String processDefinitionKey);

  /**
   * Keeps instances of one of these processes, in any version.
   *
   * @param keys the keys, at least one
   * @return this query
   */
  ProcessInstanceQuery processDefinitionKeys(Set<String> keys);

  /**
   * Keeps instances of processes whose key fits the pattern.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  ProcessInstanceQuery processDefinitionKeyLike(String pattern);

  /**
   * Keeps instances of processes whose key fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  ProcessInstanceQuery processDefinitionKeyLikeIgnoreCase(String pattern);

  /**
   * Leaves out instances of these processes.
   *
   * @param keys the keys, at least one
   * @return this query
   */
  ProcessInstanceQuery excludeProcessDefinitionKeys(Set<String> keys);

  /**
   * Keeps instances of processes of this name.
   *
   * @param name the name of the definition
   * @return this query
   */
  ProcessInstanceQuery processDefinitionName(String name);

  /**
   * Keeps instances of processes whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code Order%}
   * @return this query
   */
  ProcessInstanceQuery processDefinitionNameLike(String pattern);

  /**
   * Keeps instances of processes whose name fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  ProcessInstanceQuery processDefinitionNameLikeIgnoreCase(String pattern);

  /**
   * Keeps instances of processes of this category.
   *
   * @param category the category of the definition
   * @return this query
   */
  ProcessInstanceQuery processDefinitionCategory(String category);

  /**
   * Keeps instances of processes whose category fits the pattern.
   *
   * @param pattern a pattern such as {@code http://acme/%}
   * @return this query
   */
  ProcessInstanceQuery processDefinitionCategoryLike(String pattern);

  /**
   * Keeps instances of processes whose category fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code http://acme/%}
   * @return this query
   */
  ProcessInstanceQuery processDefinitionCategoryLikeIgnoreCase(String pattern);

  /**
   * Keeps instances of this version of their process.
   *
   * @param version the version, from 1
   * @return this query
   */
  ProcessInstanceQuery processDefinitionVersion(Integer version);

  /**
   * Keeps instances of definitions that came with this deployment.
   *
   * @param deploymentId the id of the deployment
   * @return this query
   */
  ProcessInstanceQuery deploymentId(String deploymentId);

  /**
   * Keeps instances of definitions that came with one of these deployments.
   *
   * @param deploymentIds the ids, at least one
   * @return this query
   */
  ProcessInstanceQuery deploymentIdIn(List<String> deploymentIds);

  /**
   * Keeps instances that this instance called.
   *
   * @param processInstanceId the id of the process instance
   * @return this query
   */
  ProcessInstanceQuery superProcessInstanceId(String processInstanceId);

  /**
   * Keeps the instance that called this instance.
   *
   * @param processInstanceId the id of the called instance
   * @return this query
   */
  ProcessInstanceQuery subProcessInstanceId(String processInstanceId);

  /**
   * Says whether instances that a call activity started are left out.
   *
   * @param exclude true leaves them out; false adds no condition
   * @return this query
   */
  ProcessInstanceQuery excludeSubprocesses(boolean exclude);

  /**
   * Keeps instances that are at this element now.
   *
   * @param activityId the id in the XML
   * @return this query
   */
  ProcessInstanceQuery activeActivityId(String activityId);

  /**
   * Keeps instances that are at one of these elements now.
   *
   * @param activityIds the ids in the XML, at least one
   * @return this query
   */
  ProcessInstanceQuery activeActivityIds(Set<String> activityIds);

  /**
   * Keeps instances this user takes part in: who started it, has an identity link with it of any
   * type, or is its participant as {@link #involvedUser(String, String)} says.
   *
   * @param userId the id of the user
   * @return this query
   */
  ProcessInstanceQuery involvedUser(String userId);

  /**
   * Keeps instances this user takes part in in this way. A {@code starter} started it while being
   * authenticated. A {@code participant} is whoever is or was assignee, owner, candidate or
   * otherwise linked to one of its tasks, completed one, or left a comment or an attachment, and
   * who has such an identity link with it; he stays one, whatever becomes of the task. All other
   * types are those of identity links with it.
   *
   * @param userId the id of the user
   * @param type the type of the link
   * @return this query
   */
  ProcessInstanceQuery involvedUser(String userId, String type);

  /**
   * Keeps instances this group takes part in in this way. A {@code participant} is a group that is
   * or was linked to one of its tasks, or has such an identity link with it.
   *
   * @param groupId the id of the group
   * @param type the type of the link
   * @return this query
   */
  ProcessInstanceQuery involvedGroup(String groupId, String type);

  /**
   * Keeps instances one of these groups takes part in, by an identity link with it or one of its
   * tasks.
   *
   * @param groupIds the ids of the groups, at least one
   * @return this query
   */
  ProcessInstanceQuery involvedGroups(Set<String> groupIds);

  /**
   * Keeps instances this user started.
   *
   * @param userId the id of the user
   * @return this query
   */
  ProcessInstanceQuery startedBy(String userId);

  /**
   * Keeps instances that started up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  ProcessInstanceQuery startedBefore(Date time);

  /**
   * Keeps instances that started from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  ProcessInstanceQuery startedAfter(Date time);

  /**
   * Keeps instances of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  ProcessInstanceQuery processInstanceTenantId(String tenantId);

  /**
   * Keeps instances whose tenant fits the pattern.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  ProcessInstanceQuery processInstanceTenantIdLike(String pattern);

  /**
   * Keeps instances whose tenant fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  ProcessInstanceQuery processInstanceTenantIdLikeIgnoreCase(String pattern);

  /**
   * Keeps instances that belong to no tenant.
   *
   * @return this query
   */
  ProcessInstanceQuery processInstanceWithoutTenantId();

  /**
   * Keeps instances that have a job whose last try failed.
   *
   * @return this query
   */
  ProcessInstanceQuery withJobException();

  /**
   * Keeps instances that are not suspended.
   *
   * @return this query
   */
  ProcessInstanceQuery active();

  /**
   * Keeps instances that are suspended.
   *
   * @return this query
   */
  ProcessInstanceQuery suspended();

  /**
   * Opens a group of which an instance must meet at least one criterion. Groups do not nest.
   *
   * @return this query
   * @throws BadArgumentException if a group is open already
   */
  ProcessInstanceQuery or();

  /**
   * Closes the group that {@link #or()} opened.
   *
   * @return this query
   * @throws BadArgumentException if no group is open, or it is empty
   */
  ProcessInstanceQuery endOr();

  /**
   * Fills {@link ProcessInstance#getProcessVariables()}, with one more statement for all instances
   * found together.
   *
   * @return this query
   */
  ProcessInstanceQuery includeProcessVariables();

  /**
   * Fills {@link ProcessInstance#getProcessVariables()} with these variables only.
   *
   * @param variableNames the names, at least one
   * @return this query
   */
  ProcessInstanceQuery includeProcessVariables(Collection<String> variableNames);

  /**
   * Orders by id, which is about the order of the start.
   *
   * @return this query
   */
  ProcessInstanceQuery orderByProcessInstanceId();

  /**
   * Orders by the key of the process.
   *
   * @return this query
   */
  ProcessInstanceQuery orderByProcessDefinitionKey();

  /**
   * Orders by process definition.
   *
   * @return this query
   */
  ProcessInstanceQuery orderByProcessDefinitionId();

  /**
   * Orders by time of the start.
   *
   * @return this query
   */
  ProcessInstanceQuery orderByStartTime();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  ProcessInstanceQuery orderByTenantId();
}
