package io.millrace.bpmn.history;

import io.millrace.common.BadArgumentException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.query.LocalizedQuery;
import io.millrace.common.query.Query;
import io.millrace.common.variable.VariableCriteria;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Set;

/**
 * Asks for process instances, running and ended ones, from level {@link HistoryLevel#INSTANCE} on.
 *
 * <p>The criteria for variables look at the last values of those of the whole instance, which are
 * kept from level {@link HistoryLevel#AUDIT} on. What holds for all queries is said at {@link
 * Query}.
 */
public interface HistoricProcessInstanceQuery
    extends Query<HistoricProcessInstanceQuery, HistoricProcessInstance>,
        LocalizedQuery<HistoricProcessInstanceQuery>,
        VariableCriteria<HistoricProcessInstanceQuery> {

  /**
   * Keeps the instance with this id.
   *
   * @param processInstanceId the id of the process instance
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceId(String processInstanceId);

  /**
   * Keeps the instances with these ids.
   *
   * @param processInstanceIds the ids, at least one
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceIds(Set<String> processInstanceIds);

  /**
   * Keeps instances with this id of the application's own.
   *
   * @param externalId the id the application chose
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceExternalId(String externalId);

  /**
   * Keeps instances that have ended.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery finished();

  /**
   * Keeps instances that are running.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery unfinished();

  /**
   * Keeps instances that ended because somebody deleted them.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery deleted();

  /**
   * Keeps instances that are running or came to their end.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery notDeleted();

  /**
   * Keeps instances of this version of a process.
   *
   * @param processDefinitionId the id of the process definition
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionId(String processDefinitionId);

  /**
   * Keeps instances of this process, in any version.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionKey(String processDefinitionKey);

  /**
   * Keeps instances of one of these processes, in any version.
   *
   * @param keys the keys, at least one
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionKeyIn(List<String> keys);

  /**
   * Leaves out instances of these processes. Entries may be patterns.
   *
   * @param keys the keys or patterns, at least one
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionKeyNotIn(List<String> keys);

  /**
   * Leaves out instances of these processes.
   *
   * @param keys the keys, at least one
   * @return this query
   */
  HistoricProcessInstanceQuery excludeProcessDefinitionKeys(List<String> keys);

  /**
   * Keeps instances of processes whose key fits the pattern.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionKeyLike(String pattern);

  /**
   * Keeps instances of processes whose key fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionKeyLikeIgnoreCase(String pattern);

  /**
   * Keeps instances of processes of this name.
   *
   * @param name the name of the definition
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionName(String name);

  /**
   * Keeps instances of processes whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code Order%}
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionNameLike(String pattern);

  /**
   * Keeps instances of processes whose name fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionNameLikeIgnoreCase(String pattern);

  /**
   * Keeps instances of processes of this category.
   *
   * @param category the category of the definition
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionCategory(String category);

  /**
   * Keeps instances of processes whose category fits the pattern.
   *
   * @param pattern a pattern such as {@code http://acme/%}
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionCategoryLike(String pattern);

  /**
   * Keeps instances of processes whose category fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code http://acme/%}
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionCategoryLikeIgnoreCase(String pattern);

  /**
   * Keeps instances of this version of their process.
   *
   * @param version the version, from 1
   * @return this query
   */
  HistoricProcessInstanceQuery processDefinitionVersion(Integer version);

  /**
   * Keeps instances of definitions that came with this deployment.
   *
   * @param deploymentId the id of the deployment
   * @return this query
   */
  HistoricProcessInstanceQuery deploymentId(String deploymentId);

  /**
   * Keeps instances of definitions that came with one of these deployments.
   *
   * @param deploymentIds the ids, at least one
   * @return this query
   */
  HistoricProcessInstanceQuery deploymentIdIn(List<String> deploymentIds);

  /**
   * Keeps instances of this name.
   *
   * @param name the name of the instance
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceName(String name);

  /**
   * Keeps instances whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code Order %}
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceNameLike(String pattern);

  /**
   * Keeps instances whose name fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code order %}
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceNameLikeIgnoreCase(String pattern);

  /**
   * Keeps instances with this business key.
   *
   * @param businessKey the business key
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceBusinessKey(String businessKey);

  /**
   * Keeps instances whose business key fits the pattern.
   *
   * @param pattern a pattern such as {@code 2031-%}
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceBusinessKeyLike(String pattern);

  /**
   * Keeps instances whose business key fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code ord-%}
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceBusinessKeyLikeIgnoreCase(String pattern);

  /**
   * Keeps instances with this business status.
   *
   * @param status the status
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceBusinessStatus(String status);

  /**
   * Keeps instances whose business status fits the pattern.
   *
   * @param pattern a pattern such as {@code in %}
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceBusinessStatusLike(String pattern);

  /**
   * Keeps instances whose business status fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code in %}
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceBusinessStatusLikeIgnoreCase(String pattern);

  /**
   * Keeps instances that this instance called.
   *
   * @param processInstanceId the id of the process instance
   * @return this query
   */
  HistoricProcessInstanceQuery superProcessInstanceId(String processInstanceId);

  /**
   * Says whether instances that a call activity started are left out.
   *
   * @param exclude true leaves them out; false adds no condition
   * @return this query
   */
  HistoricProcessInstanceQuery excludeSubprocesses(boolean exclude);

  /**
   * Keeps running instances that are at this element now.
   *
   * @param activityId the id in the XML
   * @return this query
   */
  HistoricProcessInstanceQuery activeActivityId(String activityId);

  /**
   * Keeps running instances that are at one of these elements now.
   *
   * @param activityIds the ids in the XML, at least one
   * @return this query
   */
  HistoricProcessInstanceQuery activeActivityIds(Set<String> activityIds);

  /**
   * Keeps instances this user takes part in: who started it, has an identity link with it of any
   * type, or is its participant as {@link #involvedUser(String, String)} says.
   *
   * @param userId the id of the user
   * @return this query
   */
  HistoricProcessInstanceQuery involvedUser(String userId);

  /**
   * Keeps instances this user takes part in in this way. A {@code starter} started it while being
   * authenticated. A {@code participant} is whoever is or was assignee, owner, candidate or
   * otherwise linked to one of its tasks, completed one, or left a comment or an attachment, and
   * who has such an identity link with it; he stays one, whatever becomes of the task. All other
   * types are those of identity links with it. History knows starters from the level {@code
   * instance} on, assignees and owners from {@code task} on, and links from {@code audit} on.
   *
   * @param userId the id of the user
   * @param type the type of the link
   * @return this query
   */
  HistoricProcessInstanceQuery involvedUser(String userId, String type);

  /**
   * Keeps instances this group takes part in in this way. A {@code participant} is a group that is
   * or was linked to one of its tasks, or has such an identity link with it.
   *
   * @param groupId the id of the group
   * @param type the type of the link
   * @return this query
   */
  HistoricProcessInstanceQuery involvedGroup(String groupId, String type);

  /**
   * Keeps instances one of these groups takes part in, by an identity link with it or one of its
   * tasks.
   *
   * @param groupIds the ids of the groups, at least one
   * @return this query
   */
  HistoricProcessInstanceQuery involvedGroups(Set<String> groupIds);

  /**
   * Keeps instances this user started.
   *
   * @param userId the id of the user
   * @return this query
   */
  HistoricProcessInstanceQuery startedBy(String userId);

  /**
   * Keeps instances that started up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricProcessInstanceQuery startedBefore(Date time);

  /**
   * Keeps instances that started from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricProcessInstanceQuery startedAfter(Date time);

  /**
   * Keeps instances that ended in a call on behalf of this user.
   *
   * @param userId the id of the user
   * @return this query
   */
  HistoricProcessInstanceQuery finishedBy(String userId);

  /**
   * Keeps instances that ended up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricProcessInstanceQuery finishedBefore(Date time);

  /**
   * Keeps instances that ended from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricProcessInstanceQuery finishedAfter(Date time);

  /**
   * Keeps instances of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceTenantId(String tenantId);

  /**
   * Keeps instances whose tenant fits the pattern.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceTenantIdLike(String pattern);

  /**
   * Keeps instances whose tenant fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceTenantIdLikeIgnoreCase(String pattern);

  /**
   * Keeps instances that belong to no tenant.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery processInstanceWithoutTenantId();

  /**
   * Keeps running instances that have a job whose last try failed.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery withJobException();

  /**
   * Opens a group of which an instance must meet at least one criterion. Groups do not nest.
   *
   * @return this query
   * @throws BadArgumentException if a group is open already
   */
  HistoricProcessInstanceQuery or();

  /**
   * Closes the group that {@link #or()} opened.
   *
   * @return this query
   * @throws BadArgumentException if no group is open, or it is empty
   */
  HistoricProcessInstanceQuery endOr();

  /**
   * Fills {@link HistoricProcessInstance#getProcessVariables()}, with one more statement for all
   * instances found together.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery includeProcessVariables();

  /**
   * Fills {@link HistoricProcessInstance#getProcessVariables()} with these variables only.
   *
   * @param variableNames the names, at least one
   * @return this query
   */
  HistoricProcessInstanceQuery includeProcessVariables(Collection<String> variableNames);

  /**
   * Orders by id, which is about the order of the start.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery orderByProcessInstanceId();

  /**
   * Orders by process definition.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery orderByProcessDefinitionId();

  /**
   * Orders by business key.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery orderByProcessInstanceBusinessKey();

  /**
   * Orders by time of the start.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery orderByProcessInstanceStartTime();

  /**
   * Orders by time of the end.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery orderByProcessInstanceEndTime();

  /**
   * Orders by duration.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery orderByProcessInstanceDuration();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  HistoricProcessInstanceQuery orderByTenantId();
}
