package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.LocalizedQuery;
import io.millrace.common.query.Query;
import io.millrace.common.variable.ProcessVariableCriteria;
import io.millrace.common.variable.VariableCriteria;
import java.util.Date;
import java.util.Set;

/**
 * Asks for executions: process instances, and the scopes and tokens in them.
 *
 * <p>The criteria that begin with {@code variable} look at the variables the execution holds
 * itself, those that begin with {@code processVariable} at those of its process instance. What
 * holds for all queries is said at {@link Query}.
 */
public interface ExecutionQuery
    extends Query<ExecutionQuery, Execution>,
        LocalizedQuery<ExecutionQuery>,
        VariableCriteria<ExecutionQuery>,
        ProcessVariableCriteria<ExecutionQuery> {

  /**
   * Keeps the execution with this id.
   *
   * @param executionId the id of the execution
   * @return this query
   */
  ExecutionQuery executionId(String executionId);

  /**
   * Keeps the executions right below this one.
   *
   * @param executionId the id of the parent
   * @return this query
   */
  ExecutionQuery parentId(String executionId);

  /**
   * Keeps all executions of this process instance, itself included.
   *
   * @param processInstanceId the id of the process instance
   * @return this query
   */
  ExecutionQuery processInstanceId(String processInstanceId);

  /**
   * Keeps all executions of these process instances.
   *
   * @param processInstanceIds the ids, at least one
   * @return this query
   */
  ExecutionQuery processInstanceIds(Set<String> processInstanceIds);

  /**
   * Keeps all executions of this process instance and of all it called.
   *
   * @param processInstanceId the id of the instance that all began with
   * @return this query
   */
  ExecutionQuery rootProcessInstanceId(String processInstanceId);

  /**
   * Keeps executions that stand at this element.
   *
   * @param activityId the id in the XML
   * @return this query
   */
  ExecutionQuery activityId(String activityId);

  /**
   * Leaves out process instances.
   *
   * @return this query
   */
  ExecutionQuery onlyChildExecutions();

  /**
   * Keeps process instances that a call activity started.
   *
   * @return this query
   */
  ExecutionQuery onlySubProcessExecutions();

  /**
   * Keeps process instances, called ones included.
   *
   * @return this query
   */
  ExecutionQuery onlyProcessInstanceExecutions();

  /**
   * Keeps executions of this version of a process.
   *
   * @param processDefinitionId the id of the process definition
   * @return this query
   */
  ExecutionQuery processDefinitionId(String processDefinitionId);

  /**
   * Keeps executions of this process, in any version.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @return this query
   */
  ExecutionQuery processDefinitionKey(String processDefinitionKey);

  /**
   * Keeps executions of one of these processes, in any version.
   *
   * @param keys the keys, at least one
   * @return this query
   */
  ExecutionQuery processDefinitionKeys(Set<String> keys);

  /**
   * Keeps executions of processes whose key fits the pattern.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  ExecutionQuery processDefinitionKeyLike(String pattern);

  /**
   * Keeps executions of processes whose key fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  ExecutionQuery processDefinitionKeyLikeIgnoreCase(String pattern);

  /**
   * Leaves out executions of these processes.
   *
   * @param keys the keys, at least one
   * @return this query
   */
  ExecutionQuery excludeProcessDefinitionKeys(Set<String> keys);

  /**
   * Keeps executions of processes of this name.
   *
   * @param name the name of the definition
   * @return this query
   */
  ExecutionQuery processDefinitionName(String name);

  /**
   * Keeps executions of processes whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code Order%}
   * @return this query
   */
  ExecutionQuery processDefinitionNameLike(String pattern);

  /**
   * Keeps executions of processes whose name fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  ExecutionQuery processDefinitionNameLikeIgnoreCase(String pattern);

  /**
   * Keeps executions of processes of this category.
   *
   * @param category the category of the definition
   * @return this query
   */
  ExecutionQuery processDefinitionCategory(String category);

  /**
   * Keeps executions of processes whose category fits the pattern.
   *
   * @param pattern a pattern such as {@code http://acme/%}
   * @return this query
   */
  ExecutionQuery processDefinitionCategoryLike(String pattern);

  /**
   * Keeps executions of processes whose category fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code http://acme/%}
   * @return this query
   */
  ExecutionQuery processDefinitionCategoryLikeIgnoreCase(String pattern);

  /**
   * Keeps executions of this version of their process.
   *
   * @param version the version, from 1
   * @return this query
   */
  ExecutionQuery processDefinitionVersion(Integer version);

  /**
   * Keeps process instances with this business key.
   *
   * @param businessKey the business key
   * @return this query
   */
  ExecutionQuery processInstanceBusinessKey(String businessKey);

  /**
   * Keeps process instances with this business key and, if wanted, all executions in them.
   *
   * @param businessKey the business key
   * @param includeChildExecutions true keeps the executions in them as well
   * @return this query
   */
  ExecutionQuery processInstanceBusinessKey(String businessKey, boolean includeChildExecutions);

  /**
   * Keeps process instances whose business key fits the pattern.
   *
   * @param pattern a pattern such as {@code 2031-%}
   * @return this query
   */
  ExecutionQuery processInstanceBusinessKeyLike(String pattern);

  /**
   * Keeps process instances whose business key fits the pattern and, if wanted, all executions in
   * them.
   *
   * @param pattern a pattern such as {@code 2031-%}
   * @param includeChildExecutions true keeps the executions in them as well
   * @return this query
   */
  ExecutionQuery processInstanceBusinessKeyLike(String pattern, boolean includeChildExecutions);

  /**
   * Keeps process instances whose business key fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code ord-%}
   * @return this query
   */
  ExecutionQuery processInstanceBusinessKeyLikeIgnoreCase(String pattern);

  /**
   * Keeps process instances whose business key fits the pattern in lower or upper case and, if
   * wanted, all executions in them.
   *
   * @param pattern a pattern such as {@code ord-%}
   * @param includeChildExecutions true keeps the executions in them as well
   * @return this query
   */
  ExecutionQuery processInstanceBusinessKeyLikeIgnoreCase(
      String pattern, boolean includeChildExecutions);

  /**
   * Keeps executions that wait for this signal.
   *
   * @param signalName the name of the signal
   * @return this query
   */
  ExecutionQuery signalEventSubscriptionName(String signalName);

  /**
   * Keeps executions that wait for this message.
   *
   * @param messageName the name of the message
   * @return this query
   */
  ExecutionQuery messageEventSubscriptionName(String messageName);

  /**
   * Keeps process instances this user started.
   *
   * @param userId the id of the user
   * @return this query
   */
  ExecutionQuery startedBy(String userId);

  /**
   * Keeps executions that came to be up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  ExecutionQuery startedBefore(Date time);

  /**
   * Keeps executions that came to be from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  ExecutionQuery startedAfter(Date time);

  /**
   * Keeps executions of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  ExecutionQuery executionTenantId(String tenantId);

  /**
   * Keeps executions whose tenant fits the pattern.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  ExecutionQuery executionTenantIdLike(String pattern);

  /**
   * Keeps executions whose tenant fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  ExecutionQuery executionTenantIdLikeIgnoreCase(String pattern);

  /**
   * Keeps executions that belong to no tenant.
   *
   * @return this query
   */
  ExecutionQuery executionWithoutTenantId();

  /**
   * Opens a group of which an execution must meet at least one criterion. Groups do not nest.
   *
   * @return this query
   * @throws BadArgumentException if a group is open already
   */
  ExecutionQuery or();

  /**
   * Closes the group that {@link #or()} opened.
   *
   * @return this query
   * @throws BadArgumentException if no group is open, or it is empty
   */
  ExecutionQuery endOr();

  /**
   * Orders by process instance.
   *
   * @return this query
   */
  ExecutionQuery orderByProcessInstanceId();

  /**
   * Orders by the key of the process.
   *
   * @return this query
   */
  ExecutionQuery orderByProcessDefinitionKey();

  /**
   * Orders by process definition.
   *
   * @return this query
   */
  ExecutionQuery orderByProcessDefinitionId();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  ExecutionQuery orderByTenantId();
}
