package io.millrace.common.history;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.Query;
import java.util.Collection;
import java.util.Date;

/** Asks for what happened to jobs. What holds for all queries is said at {@link Query}. */
public interface HistoricJobLogQuery extends Query<HistoricJobLogQuery, HistoricJobLog> {

  /**
   * Keeps the entry with this id.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricJobLogQuery logId(String value);

  /**
   * Keeps entries of this job.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricJobLogQuery jobId(String value);

  /**
   * Keeps failures with this message.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricJobLogQuery jobExceptionMessage(String value);

  /**
   * Keeps failures whose message matches a pattern; {@code %} stands for any characters.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricJobLogQuery jobExceptionMessageLike(String value);

  /**
   * Keeps entries of jobs with this type of handler.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricJobLogQuery handlerType(String value);

  /**
   * Keeps entries of these elements.
   *
   * @param value the values, at least one
   * @return this query
   * @throws BadArgumentException if it is null or empty, or holds null
   */
  HistoricJobLogQuery activityIdIn(Collection<String> value);

  /**
   * Keeps entries of these executions.
   *
   * @param value the values, at least one
   * @return this query
   * @throws BadArgumentException if it is null or empty, or holds null
   */
  HistoricJobLogQuery executionIdIn(Collection<String> value);

  /**
   * Keeps entries of this process instance.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricJobLogQuery processInstanceId(String value);

  /**
   * Keeps entries of instances of this version of a process.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricJobLogQuery processDefinitionId(String value);

  /**
   * Keeps entries of instances of all versions of a process.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricJobLogQuery processDefinitionKey(String value);

  /**
   * Keeps entries of this case.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricJobLogQuery caseInstanceId(String value);

  /**
   * Keeps entries of these tenants.
   *
   * @param value the values, at least one
   * @return this query
   * @throws BadArgumentException if it is null or empty, or holds null
   */
  HistoricJobLogQuery tenantIdIn(Collection<String> value);

  /**
   * Keeps what happened on this node or at this worker.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricJobLogQuery hostname(String value);

  /**
   * Keeps entries of jobs that were at least as urgent.
   *
   * @param value the priority
   * @return this query
   */
  HistoricJobLogQuery jobPriorityHigherThanOrEquals(int value);

  /**
   * Keeps entries of jobs that were at most as urgent.
   *
   * @param value the priority
   * @return this query
   */
  HistoricJobLogQuery jobPriorityLowerThanOrEquals(int value);

  /**
   * Keeps what happened before a time.
   *
   * @param value the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricJobLogQuery timestampBefore(Date value);

  /**
   * Keeps what happened after a time.
   *
   * @param value the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricJobLogQuery timestampAfter(Date value);

  /**
   * Keeps entries without a tenant.
   *
   * @return this query
   */
  HistoricJobLogQuery withoutTenantId();

  /**
   * Keeps creations.
   *
   * @return this query
   */
  HistoricJobLogQuery creationLog();

  /**
   * Keeps failures.
   *
   * @return this query
   */
  HistoricJobLogQuery failureLog();

  /**
   * Keeps what did its work.
   *
   * @return this query
   */
  HistoricJobLogQuery successLog();

  /**
   * Keeps deletions.
   *
   * @return this query
   */
  HistoricJobLogQuery deletionLog();

  /**
   * Orders by the time at which it happened.
   *
   * @return this query
   */
  HistoricJobLogQuery orderByTimestamp();

  /**
   * Orders by the order in which it happened to a job.
   *
   * @return this query
   */
  HistoricJobLogQuery orderPartiallyByOccurrence();

  /**
   * Orders by the job.
   *
   * @return this query
   */
  HistoricJobLogQuery orderByJobId();

  /**
   * Orders by when the job was due.
   *
   * @return this query
   */
  HistoricJobLogQuery orderByJobDueDate();

  /**
   * Orders by the tries that were left.
   *
   * @return this query
   */
  HistoricJobLogQuery orderByJobRetries();

  /**
   * Orders by priority.
   *
   * @return this query
   */
  HistoricJobLogQuery orderByJobPriority();

  /**
   * Orders by the element.
   *
   * @return this query
   */
  HistoricJobLogQuery orderByActivityId();

  /**
   * Orders by the execution.
   *
   * @return this query
   */
  HistoricJobLogQuery orderByExecutionId();

  /**
   * Orders by the instance.
   *
   * @return this query
   */
  HistoricJobLogQuery orderByProcessInstanceId();

  /**
   * Orders by the version of the process.
   *
   * @return this query
   */
  HistoricJobLogQuery orderByProcessDefinitionId();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  HistoricJobLogQuery orderByTenantId();

  /**
   * Orders by the node.
   *
   * @return this query
   */
  HistoricJobLogQuery orderByHostname();
}
