package io.millrace.common.job;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.Query;
import java.util.Collection;
import java.util.Date;

/**
 * The criteria that all queries for jobs have in common. What holds for all criteria is said at
 * {@link Query}.
 *
 * @param <T> the query itself
 * @param <J> what is found
 */
public interface BaseJobQuery<T extends BaseJobQuery<?, ?>, J extends Job> extends Query<T, J> {

  /**
   * Keeps the job with this correlation id: a job keeps its id, so that is the id.
   *
   * @param correlationId the id
   * @return this query
   * @throws BadArgumentException if it is null
   */
  T correlationId(String correlationId);

  /**
   * Keeps jobs of these case instances.
   *
   * @param scopeIds the ids of the instances
   * @return this query
   * @throws BadArgumentException if it is null or empty, or holds null
   */
  T scopeIds(Collection<String> scopeIds);

  /**
   * Keeps jobs of this version of a case.
   *
   * @param caseDefinitionId its id
   * @return this query
   * @throws BadArgumentException if it is null
   */
  T caseDefinitionId(String caseDefinitionId);

  /**
   * Keeps jobs of all versions of this case.
   *
   * @param caseDefinitionKey its key
   * @return this query
   * @throws BadArgumentException if it is null
   */
  T caseDefinitionKey(String caseDefinitionKey);

  /**
   * Keeps jobs whose last try failed by an exception of this class. Workers outside the engine tell
   * of none, so it finds none of their jobs.
   *
   * @param className the name of the class
   * @return this query
   * @throws BadArgumentException if it is null
   */
  T exceptionType(String className);

  /**
   * Keeps jobs that fail since a time before this one.
   *
   * @param time the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  T failedBefore(Date time);

  /**
   * Keeps jobs that fail since a time after this one.
   *
   * @param time the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  T failedAfter(Date time);

  /**
   * Keeps jobs that are at least as urgent.
   *
   * @param priority the least priority
   * @return this query
   */
  T priorityHigherThanOrEquals(int priority);

  /**
   * Keeps jobs that are at most as urgent.
   *
   * @param priority the highest priority
   * @return this query
   */
  T priorityLowerThanOrEquals(int priority);

  /**
   * Orders by priority.
   *
   * @return this query
   */
  T orderByJobPriority();

  /**
   * Orders by the time since when jobs fail.
   *
   * @return this query
   */
  T orderByFailedSince();

  /**
   * Keeps the job with this id.
   *
   * @param jobId the id of the job
   * @return this query
   */
  T jobId(String jobId);

  /**
   * Keeps the jobs with these ids.
   *
   * @param jobIds the ids, at least one
   * @return this query
   */
  T jobIds(Collection<String> jobIds);

  /**
   * Keeps jobs of this process instance.
   *
   * @param processInstanceId the id of the process instance
   * @return this query
   */
  T processInstanceId(String processInstanceId);

  /**
   * Keeps jobs that belong to no process instance: timers that start one, and jobs of cases.
   *
   * @return this query
   */
  T withoutProcessInstanceId();

  /**
   * Keeps jobs this execution waits for.
   *
   * @param executionId the id of the execution
   * @return this query
   */
  T executionId(String executionId);

  /**
   * Keeps jobs of this version of a process.
   *
   * @param processDefinitionId the id of the process definition
   * @return this query
   */
  T processDefinitionId(String processDefinitionId);

  /**
   * Keeps jobs of this process, in any version.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @return this query
   */
  T processDefinitionKey(String processDefinitionKey);

  /**
   * Keeps jobs of this element.
   *
   * @param elementId the id in the XML
   * @return this query
   */
  T elementId(String elementId);

  /**
   * Keeps jobs of one of these elements.
   *
   * @param elementIds the ids in the XML, at least one
   * @return this query
   */
  T elementIds(Collection<String> elementIds);

  /**
   * Keeps jobs of elements of this name.
   *
   * @param elementName the name in the XML
   * @return this query
   */
  T elementName(String elementName);

  /**
   * Keeps jobs of this category.
   *
   * @param category the category
   * @return this query
   */
  T category(String category);

  /**
   * Keeps jobs whose category fits the pattern.
   *
   * @param pattern a pattern such as {@code mail%}
   * @return this query
   */
  T categoryLike(String pattern);

  /**
   * Keeps jobs that do this kind of work.
   *
   * @param handlerType what {@link JobInfo#getJobHandlerType()} returns
   * @return this query
   */
  T handlerType(String handlerType);

  /**
   * Keeps jobs that do one of these kinds of work.
   *
   * @param handlerTypes the kinds, at least one
   * @return this query
   */
  T handlerTypes(Collection<String> handlerTypes);

  /**
   * Keeps jobs of this case instance.
   *
   * @param caseInstanceId the id of the case instance
   * @return this query
   */
  T caseInstanceId(String caseInstanceId);

  /**
   * Keeps jobs of this plan item instance.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @return this query
   */
  T planItemInstanceId(String planItemInstanceId);

  /**
   * Keeps jobs of this case instance: what {@link Job#getScopeId()} returns.
   *
   * @param scopeId the id of the scope
   * @return this query
   */
  T scopeId(String scopeId);

  /**
   * Keeps jobs that belong to no such scope.
   *
   * @return this query
   */
  T withoutScopeId();

  /**
   * Keeps jobs of this plan item instance: what {@link Job#getSubScopeId()} returns.
   *
   * @param subScopeId the id of the sub-scope
   * @return this query
   */
  T subScopeId(String subScopeId);

  /**
   * Keeps jobs of this kind of scope, {@code cmmn} for cases: what {@link Job#getScopeType()}
   * returns.
   *
   * @param scopeType {@code cmmn}
   * @return this query
   */
  T scopeType(String scopeType);

  /**
   * Keeps jobs that belong to no such kind of scope.
   *
   * @return this query
   */
  T withoutScopeType();

  /**
   * Keeps jobs of this case definition: what {@link Job#getScopeDefinitionId()} returns.
   *
   * @param scopeDefinitionId the id of the definition
   * @return this query
   */
  T scopeDefinitionId(String scopeDefinitionId);

  /**
   * Keeps jobs due before this time; jobs without a due date are left out.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T duedateLowerThan(Date time);

  /**
   * Keeps jobs due after this time; jobs without a due date are left out.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T duedateHigherThan(Date time);

  /**
   * Keeps jobs whose last try failed.
   *
   * @return this query
   */
  T withException();

  /**
   * Keeps jobs whose last try failed with this message.
   *
   * @param message the whole message, as {@link JobInfo#getExceptionMessage()} returns it
   * @return this query
   */
  T exceptionMessage(String message);

  /**
   * Keeps jobs of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  T jobTenantId(String tenantId);

  /**
   * Keeps jobs whose tenant fits the pattern.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  T jobTenantIdLike(String pattern);

  /**
   * Keeps jobs that belong to no tenant.
   *
   * @return this query
   */
  T jobWithoutTenantId();

  /**
   * Keeps jobs that were made to wait for a time; jobs of workers outside the engine are not among
   * them.
   *
   * @return this query
   */
  T timers();

  /**
   * Keeps jobs that were made to run at once; jobs of workers outside the engine are not among
   * them.
   *
   * @return this query
   */
  T messages();

  /**
   * Opens a group of which a job must meet at least one criterion. Groups do not nest.
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
   * Orders by id, which is about the order of creation.
   *
   * @return this query
   */
  T orderByJobId();

  /**
   * Orders by due date.
   *
   * @return this query
   */
  T orderByJobDuedate();

  /**
   * Orders by time of creation.
   *
   * @return this query
   */
  T orderByJobCreateTime();

  /**
   * Orders by tries left.
   *
   * @return this query
   */
  T orderByJobRetries();

  /**
   * Orders by execution.
   *
   * @return this query
   */
  T orderByExecutionId();

  /**
   * Orders by process instance.
   *
   * @return this query
   */
  T orderByProcessInstanceId();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  T orderByTenantId();
}
