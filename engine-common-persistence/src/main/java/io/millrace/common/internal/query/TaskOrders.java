package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.column.TaskColumn.ASSIGNEE;
import static io.millrace.common.internal.query.column.TaskColumn.CATEGORY;
import static io.millrace.common.internal.query.column.TaskColumn.CREATE_TIME;
import static io.millrace.common.internal.query.column.TaskColumn.DESCRIPTION;
import static io.millrace.common.internal.query.column.TaskColumn.DUE_DATE;
import static io.millrace.common.internal.query.column.TaskColumn.ID;
import static io.millrace.common.internal.query.column.TaskColumn.NAME;
import static io.millrace.common.internal.query.column.TaskColumn.OWNER;
import static io.millrace.common.internal.query.column.TaskColumn.PRIORITY;
import static io.millrace.common.internal.query.column.TaskColumn.SCOPE_DEFINITION_ID;
import static io.millrace.common.internal.query.column.TaskColumn.SCOPE_ID;
import static io.millrace.common.internal.query.column.TaskColumn.SUB_SCOPE_ID;
import static io.millrace.common.internal.query.column.TaskColumn.TASK_DEFINITION_KEY;
import static io.millrace.common.internal.query.column.TaskColumn.TENANT_ID;

import io.millrace.common.task.TaskInfo;
import io.millrace.common.task.TaskInfoQuery;

/**
 * The orders of tasks.
 *
 * @param <T> the query
 * @param <V> what is found
 */
interface TaskOrders<T extends TaskInfoQuery<?, ?>, V extends TaskInfo>
    extends TaskInfoQuery<T, V>, Criteria<T> {

  @Override
  default T orderByTaskId() {
    return orderBy(ID);
  }

  @Override
  default T orderByTaskName() {
    return orderBy(NAME);
  }

  @Override
  default T orderByTaskDescription() {
    return orderBy(DESCRIPTION);
  }

  @Override
  default T orderByTaskPriority() {
    return orderBy(PRIORITY);
  }

  @Override
  default T orderByTaskAssignee() {
    return orderBy(ASSIGNEE);
  }

  @Override
  default T orderByTaskOwner() {
    return orderBy(OWNER);
  }

  @Override
  default T orderByTaskCreateTime() {
    return orderBy(CREATE_TIME);
  }

  @Override
  default T orderByTaskDueDate() {
    return orderBy(DUE_DATE);
  }

  @Override
  default T orderByTaskDefinitionKey() {
    return orderBy(TASK_DEFINITION_KEY);
  }

  @Override
  default T orderByCategory() {
    return orderBy(CATEGORY);
  }

  @Override
  default T orderByProcessInstanceId() {
    return orderBy(SCOPE_ID);
  }

  @Override
  default T orderByProcessDefinitionId() {
    return orderBy(SCOPE_DEFINITION_ID);
  }

  @Override
  default T orderByExecutionId() {
    return orderBy(SUB_SCOPE_ID);
  }

  @Override
  default T orderByTenantId() {
    return orderBy(TENANT_ID);
  }
}
