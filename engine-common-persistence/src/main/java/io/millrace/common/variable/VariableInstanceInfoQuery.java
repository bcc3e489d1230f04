package io.millrace.common.variable;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.Query;
import java.util.Set;

/**
 * The criteria that running and historic variables have in common. What holds for all criteria is
 * said at {@link Query}.
 *
 * @param <T> the query itself
 * @param <U> what is found
 */
public interface VariableInstanceInfoQuery<T extends VariableInstanceInfoQuery<?, ?>, U>
    extends Query<T, U> {

  /**
   * Keeps the variable with this id.
   *
   * @param id the id of the variable
   * @return this query
   */
  T id(String id);

  /**
   * Keeps variables of this process instance, those of its executions and tasks included.
   *
   * @param processInstanceId the id of the process instance
   * @return this query
   */
  T processInstanceId(String processInstanceId);

  /**
   * Keeps variables this execution holds. For the id of a process instance these are the variables
   * of the whole instance.
   *
   * @param executionId the id of the execution
   * @return this query
   */
  T executionId(String executionId);

  /**
   * Keeps variables one of these executions holds.
   *
   * @param executionIds the ids, at least one
   * @return this query
   */
  T executionIds(Set<String> executionIds);

  /**
   * Keeps variables this task holds.
   *
   * @param taskId the id of the task
   * @return this query
   */
  T taskId(String taskId);

  /**
   * Keeps variables one of these tasks holds.
   *
   * @param taskIds the ids, at least one
   * @return this query
   */
  T taskIds(Set<String> taskIds);

  /**
   * Keeps variables of this case instance.
   *
   * @param scopeId the id of the case instance
   * @return this query
   */
  T scopeId(String scopeId);

  /**
   * Keeps variables this plan item instance holds.
   *
   * @param subScopeId the id of the plan item instance
   * @return this query
   */
  T subScopeId(String subScopeId);

  /**
   * Keeps variables of this kind of scope: {@code cmmn} for cases.
   *
   * @param scopeType {@code cmmn}
   * @return this query
   */
  T scopeType(String scopeType);

  /**
   * Keeps variables of this name.
   *
   * @param variableName the name of the variable
   * @return this query
   */
  T variableName(String variableName);

  /**
   * Keeps variables whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code address%}
   * @return this query
   */
  T variableNameLike(String pattern);

  /**
   * Keeps variables of this name and value. Numbers are compared by their exact value, whatever
   * Java type holds them, other values within their own type.
   *
   * @param variableName the name of the variable
   * @param value the value; null finds variables that are null
   * @return this query
   * @throws BadArgumentException if values of this type cannot be compared
   */
  T variableValueEquals(String variableName, Object value);

  /**
   * Keeps variables of this name that have any other value: also null, and values of other types.
   *
   * @param variableName the name of the variable
   * @param value the value; null finds variables that are not null
   * @return this query
   * @throws BadArgumentException if values of this type cannot be compared
   */
  T variableValueNotEquals(String variableName, Object value);

  /**
   * Keeps variables of this name that are a text which fits the pattern.
   *
   * @param variableName the name of the variable
   * @param pattern a pattern such as {@code Ham%}
   * @return this query
   */
  T variableValueLike(String variableName, String pattern);

  /**
   * Keeps variables of this name that are a text which fits the pattern in lower or upper case.
   *
   * @param variableName the name of the variable
   * @param pattern a pattern such as {@code ham%}
   * @return this query
   */
  T variableValueLikeIgnoreCase(String variableName, String pattern);

  /**
   * Leaves out variables that tasks hold.
   *
   * @return this query
   */
  T excludeTaskVariables();

  /**
   * Leaves out variables that tasks, or executions and plan items below the instance, hold: only
   * those of the whole instance stay.
   *
   * @return this query
   */
  T excludeLocalVariables();

  /**
   * Leaves the values alone: {@code getValue()} then returns null, and large values are not read at
   * all.
   *
   * @return this query
   */
  T excludeVariableInitialization();

  /**
   * Orders by name.
   *
   * @return this query
   */
  T orderByVariableName();

  /**
   * Orders by process instance.
   *
   * @return this query
   */
  T orderByProcessInstanceId();
}
