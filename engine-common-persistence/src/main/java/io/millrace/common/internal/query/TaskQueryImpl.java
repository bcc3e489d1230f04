package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.column.TaskColumn.DELEGATION_STATE;
import static io.millrace.common.internal.query.column.TaskColumn.PARENT_TASK_ID;
import static io.millrace.common.internal.query.column.TaskColumn.SUSPENDED;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.missing;

import io.millrace.common.internal.persistence.Words;
import io.millrace.common.internal.query.condition.Condition.Late;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.task.DelegationState;
import io.millrace.common.task.Task;
import io.millrace.common.task.TaskQuery;
import java.util.List;

/** Asks for open tasks. */
final class TaskQueryImpl extends AbstractTaskQuery<TaskQuery, Task, TaskEntity>
    implements TaskQuery {

  TaskQueryImpl(QueryParts parts) {
    super(parts, "task", new OpenTaskSurroundings(parts.processes()));
  }

  @Override
  List<? extends Task> shown(List<TaskEntity> found) {
    return found;
  }

  @Override
  public TaskQuery taskCandidateOrAssigned(String userId) {
    given("taskCandidateOrAssigned", userId);
    return where(new Late(() -> noCandidates().assignedOrCandidate(userId)));
  }

  @Override
  public TaskQuery taskState(String state) {
    return where(TaskProgress.isOpenAs(given("taskState", state)));
  }

  @Override
  public TaskQuery taskDelegationState(DelegationState delegationState) {
    return where(
        delegationState == null
            ? missing(DELEGATION_STATE)
            : equal(DELEGATION_STATE, Words.of(delegationState)));
  }

  @Override
  public TaskQuery taskParentTaskId(String parentTaskId) {
    return where(id(PARENT_TASK_ID, given("taskParentTaskId", parentTaskId)));
  }

  @Override
  public TaskQuery excludeSubtasks() {
    return where(missing(PARENT_TASK_ID));
  }

  @Override
  public TaskQuery active() {
    return where(equal(SUSPENDED, false));
  }

  @Override
  public TaskQuery suspended() {
    return where(equal(SUSPENDED, true));
  }
}
