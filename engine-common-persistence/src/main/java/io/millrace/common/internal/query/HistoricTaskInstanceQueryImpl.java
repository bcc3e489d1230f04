package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.column.TaskColumn.COMPLETED_BY;
import static io.millrace.common.internal.query.column.TaskColumn.CREATE_TIME;
import static io.millrace.common.internal.query.column.TaskColumn.DELETE_REASON;
import static io.millrace.common.internal.query.column.TaskColumn.DURATION;
import static io.millrace.common.internal.query.column.TaskColumn.END_TIME;
import static io.millrace.common.internal.query.column.TaskColumn.HISTORY_LEVEL;
import static io.millrace.common.internal.query.column.TaskColumn.PARENT_TASK_ID;
import static io.millrace.common.internal.query.column.TaskColumn.SCOPE_ID;
import static io.millrace.common.internal.query.condition.Condition.Known.ALWAYS;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.ended;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.present;
import static io.millrace.common.internal.query.condition.Conditions.running;
import static io.millrace.common.internal.query.condition.TimeConditions.after;
import static io.millrace.common.internal.query.condition.TimeConditions.before;
import static io.millrace.common.internal.query.condition.TimeConditions.on;

import io.millrace.common.history.HistoricTaskInstance;
import io.millrace.common.history.HistoricTaskInstanceQuery;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.task.HistoricTaskEntity;
import io.millrace.common.task.TaskState;
import java.util.Date;
import java.util.List;

/** Asks for tasks, open and ended ones. */
final class HistoricTaskInstanceQueryImpl
    extends AbstractTaskQuery<HistoricTaskInstanceQuery, HistoricTaskInstance, HistoricTaskEntity>
    implements HistoricTaskInstanceQuery {

  private final InstanceTables processes;

  HistoricTaskInstanceQueryImpl(QueryParts parts) {
    super(parts, "historicTask", new HistoricTaskSurroundings(parts.processes()));
    processes = parts.processes();
    var kept = compare(HISTORY_LEVEL, Operator.GREATER_OR_EQUAL, HistoryLevel.TASK.ordinal());
    where(new ByArm(kept, ALWAYS));
  }

  @Override
  List<? extends HistoricTaskInstance> shown(List<HistoricTaskEntity> found) {
    return found;
  }

  @Override
  public HistoricTaskInstanceQuery taskState(String state) {
    return where(new ByArm(TaskProgress.isOpenAs(given("taskState", state)), isEndedAs(state)));
  }

  private static Condition isEndedAs(String state) {
    return switch (state) {
      case TaskState.COMPLETED -> missing(DELETE_REASON);
      case TaskState.TERMINATED -> present(DELETE_REASON);
      default -> Known.NEVER;
    };
  }

  @Override
  public HistoricTaskInstanceQuery finished() {
    return where(ended(ALWAYS));
  }

  @Override
  public HistoricTaskInstanceQuery unfinished() {
    return where(running(ALWAYS));
  }

  @Override
  public HistoricTaskInstanceQuery processFinished() {
    return where(SCOPES.ofProcess(processes.isOver(SCOPE_ID, ALWAYS)));
  }

  @Override
  public HistoricTaskInstanceQuery processUnfinished() {
    return where(SCOPES.ofProcess(processes.runs(SCOPE_ID, ALWAYS)));
  }

  @Override
  public HistoricTaskInstanceQuery taskParentTaskId(String parentTaskId) {
    return where(id(PARENT_TASK_ID, given("taskParentTaskId", parentTaskId)));
  }

  @Override
  public HistoricTaskInstanceQuery taskCompletedBy(String userId) {
    return where(ended(equal(COMPLETED_BY, given("taskCompletedBy", userId))));
  }

  @Override
  public HistoricTaskInstanceQuery taskCompletedOn(Date time) {
    return where(ended(on(END_TIME, given("taskCompletedOn", time))));
  }

  @Override
  public HistoricTaskInstanceQuery taskCompletedBefore(Date time) {
    return where(ended(before(END_TIME, given("taskCompletedBefore", time))));
  }

  @Override
  public HistoricTaskInstanceQuery taskCompletedAfter(Date time) {
    return where(ended(after(END_TIME, given("taskCompletedAfter", time))));
  }

  @Override
  public HistoricTaskInstanceQuery taskDeleteReason(String reason) {
    return where(ended(equal(DELETE_REASON, given("taskDeleteReason", reason))));
  }

  @Override
  public HistoricTaskInstanceQuery taskDeleteReasonLike(String pattern) {
    return where(ended(like(DELETE_REASON, given("taskDeleteReasonLike", pattern))));
  }

  @Override
  public HistoricTaskInstanceQuery taskWithoutDeleteReason() {
    return where(new ByArm(ALWAYS, missing(DELETE_REASON)));
  }

  @Override
  public HistoricTaskInstanceQuery orderByHistoricTaskInstanceStartTime() {
    return orderBy(CREATE_TIME);
  }

  @Override
  public HistoricTaskInstanceQuery orderByHistoricTaskInstanceEndTime() {
    return orderBy(END_TIME);
  }

  @Override
  public HistoricTaskInstanceQuery orderByHistoricTaskInstanceDuration() {
    return orderBy(DURATION);
  }

  @Override
  public HistoricTaskInstanceQuery orderByDeleteReason() {
    return orderBy(DELETE_REASON);
  }
}
