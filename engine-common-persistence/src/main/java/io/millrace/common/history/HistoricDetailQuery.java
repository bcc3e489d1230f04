package io.millrace.common.history;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.Query;
import java.util.Collection;
import java.util.Date;

/**
 * Asks for each value that variables were given, of instances and tasks whose history level is
 * {@link HistoryLevel#FULL}; of others nothing is found. Values of running instances are found as
 * those of ended ones. What holds for all queries is said at {@link Query}.
 *
 * <p>The database finds details by their instance, by their task and by their own id. The other
 * criteria look at what these leave: give one of these as well.
 */
public interface HistoricDetailQuery extends Query<HistoricDetailQuery, HistoricDetail> {

  /**
   * Keeps updates of variables. That is every detail there is, so it changes nothing; it says what
   * the results can be taken for.
   *
   * @return this query
   */
  HistoricDetailQuery variableUpdates();

  /**
   * Keeps the detail with this id.
   *
   * @param detailId the id of the detail
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricDetailQuery detailId(String detailId);

  /**
   * Keeps details of this process instance, those of its executions and tasks included.
   *
   * @param processInstanceId the id of the process instance
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricDetailQuery processInstanceId(String processInstanceId);

  /**
   * Keeps details of these process instances, those of their executions and tasks included.
   *
   * @param processInstanceIds the ids, at least one
   * @return this query
   * @throws BadArgumentException if it is null or empty, or holds null
   */
  HistoricDetailQuery processInstanceIdIn(Collection<String> processInstanceIds);

  /**
   * Keeps updates of variables that this execution holds. For the id of a process instance these
   * are the variables of the whole instance.
   *
   * @param executionId the id of the execution
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricDetailQuery executionId(String executionId);

  /**
   * Keeps details of this case instance, those of its plan items and tasks included.
   *
   * @param caseInstanceId the id of the case instance
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricDetailQuery caseInstanceId(String caseInstanceId);

  /**
   * Keeps updates of variables that this plan item instance holds. For the id of a case instance
   * these are the variables of the whole case.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricDetailQuery planItemInstanceId(String planItemInstanceId);

  /**
   * Keeps updates of variables that this task holds.
   *
   * @param taskId the id of the task
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricDetailQuery taskId(String taskId);

  /**
   * Leaves out updates of variables that tasks hold.
   *
   * @return this query
   */
  HistoricDetailQuery excludeTaskDetails();

  /**
   * Keeps updates of this one variable.
   *
   * @param variableInstanceId the id of the variable
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricDetailQuery variableInstanceId(String variableInstanceId);

  /**
   * Keeps updates of variables of this name.
   *
   * @param variableName the name of the variable
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricDetailQuery variableName(String variableName);

  /**
   * Keeps updates of variables whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code address%}
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricDetailQuery variableNameLike(String pattern);

  /**
   * Keeps updates whose value is stored by one of these types.
   *
   * @param variableTypes names of types such as {@code string}, at least one
   * @return this query
   * @throws BadArgumentException if it is null or empty, or holds null
   */
  HistoricDetailQuery variableTypeIn(Collection<String> variableTypes);

  /**
   * Keeps what happened at a time or before it.
   *
   * @param time the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricDetailQuery occurredBefore(Date time);

  /**
   * Keeps what happened at a time or after it.
   *
   * @param time the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricDetailQuery occurredAfter(Date time);

  /**
   * Keeps details of these tenants.
   *
   * @param tenantIds the tenants, at least one
   * @return this query
   * @throws BadArgumentException if it is null or empty, or holds null
   */
  HistoricDetailQuery tenantIdIn(Collection<String> tenantIds);

  /**
   * Keeps details without a tenant.
   *
   * @return this query
   */
  HistoricDetailQuery withoutTenantId();

  /**
   * Leaves the values alone: {@code getValue()} then returns null, and large values are not read at
   * all.
   *
   * @return this query
   */
  HistoricDetailQuery excludeVariableInitialization();

  /**
   * Orders by the time at which it happened. What happened in one call may have the same time; it
   * comes in the order in which it happened, also where this order is descending.
   *
   * @return this query
   */
  HistoricDetailQuery orderByTime();

  /**
   * Orders by the order in which it happened to an instance.
   *
   * @return this query
   */
  HistoricDetailQuery orderPartiallyByOccurrence();

  /**
   * Orders by the name of the variable.
   *
   * @return this query
   */
  HistoricDetailQuery orderByVariableName();

  /**
   * Orders by the name of the type that stores the value.
   *
   * @return this query
   */
  HistoricDetailQuery orderByVariableType();

  /**
   * Orders by the revision of the variable.
   *
   * @return this query
   */
  HistoricDetailQuery orderByVariableRevision();

  /**
   * Orders by the process or case instance.
   *
   * @return this query
   */
  HistoricDetailQuery orderByProcessInstanceId();

  /**
   * Orders by the tenant.
   *
   * @return this query
   */
  HistoricDetailQuery orderByTenantId();
}
