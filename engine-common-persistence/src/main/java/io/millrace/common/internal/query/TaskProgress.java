package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.column.TaskColumn.CLAIM_TIME;
import static io.millrace.common.internal.query.column.TaskColumn.FOLLOW_UP_DATE;
import static io.millrace.common.internal.query.column.TaskColumn.IN_PROGRESS_STARTED_BY;
import static io.millrace.common.internal.query.column.TaskColumn.IN_PROGRESS_START_DUE_DATE;
import static io.millrace.common.internal.query.column.TaskColumn.IN_PROGRESS_START_TIME;
import static io.millrace.common.internal.query.column.TaskColumn.SUSPENDED_BY;
import static io.millrace.common.internal.query.column.TaskColumn.SUSPENDED_TIME;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.present;
import static io.millrace.common.internal.query.condition.TimeConditions.after;
import static io.millrace.common.internal.query.condition.TimeConditions.before;
import static io.millrace.common.internal.query.condition.TimeConditions.on;

import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.task.TaskProgressCriteria;
import io.millrace.common.task.TaskState;
import java.util.Date;

/**
 * The criteria on how far the work on a task has come.
 *
 * @param <T> the query
 */
interface TaskProgress<T> extends TaskProgressCriteria<T>, Criteria<T> {

  /** Returns the condition of a task that is open and in a state. */
  static Condition isOpenAs(String state) {
    return switch (state) {
      case TaskState.SUSPENDED -> present(SUSPENDED_TIME);
      case TaskState.IN_PROGRESS -> all(missing(SUSPENDED_TIME), present(IN_PROGRESS_START_TIME));
      case TaskState.CLAIMED ->
          all(missing(SUSPENDED_TIME), missing(IN_PROGRESS_START_TIME), present(CLAIM_TIME));
      case TaskState.CREATED ->
          all(missing(SUSPENDED_TIME), missing(IN_PROGRESS_START_TIME), missing(CLAIM_TIME));
      default -> Known.NEVER;
    };
  }

  @Override
  default T taskInProgressStartTimeOn(Date time) {
    return where(on(IN_PROGRESS_START_TIME, given("taskInProgressStartTimeOn", time)));
  }

  @Override
  default T taskInProgressStartTimeBefore(Date time) {
    return where(before(IN_PROGRESS_START_TIME, given("taskInProgressStartTimeBefore", time)));
  }

  @Override
  default T taskInProgressStartTimeAfter(Date time) {
    return where(after(IN_PROGRESS_START_TIME, given("taskInProgressStartTimeAfter", time)));
  }

  @Override
  default T taskInProgressStartedBy(String userId) {
    return where(equal(IN_PROGRESS_STARTED_BY, given("taskInProgressStartedBy", userId)));
  }

  @Override
  default T taskInProgressStartDueDate(Date time) {
    return where(on(IN_PROGRESS_START_DUE_DATE, given("taskInProgressStartDueDate", time)));
  }

  @Override
  default T taskInProgressStartDueBefore(Date time) {
    return where(before(IN_PROGRESS_START_DUE_DATE, given("taskInProgressStartDueBefore", time)));
  }

  @Override
  default T taskInProgressStartDueAfter(Date time) {
    return where(after(IN_PROGRESS_START_DUE_DATE, given("taskInProgressStartDueAfter", time)));
  }

  @Override
  default T withoutTaskInProgressStartDueDate() {
    return where(missing(IN_PROGRESS_START_DUE_DATE));
  }

  @Override
  default T taskSuspendedOn(Date time) {
    return where(on(SUSPENDED_TIME, given("taskSuspendedOn", time)));
  }

  @Override
  default T taskSuspendedBefore(Date time) {
    return where(before(SUSPENDED_TIME, given("taskSuspendedBefore", time)));
  }

  @Override
  default T taskSuspendedAfter(Date time) {
    return where(after(SUSPENDED_TIME, given("taskSuspendedAfter", time)));
  }

  @Override
  default T taskSuspendedBy(String userId) {
    return where(equal(SUSPENDED_BY, given("taskSuspendedBy", userId)));
  }

  @Override
  default T taskFollowUpDate(Date time) {
    return where(on(FOLLOW_UP_DATE, given("taskFollowUpDate", time)));
  }

  @Override
  default T taskFollowUpBefore(Date time) {
    return where(before(FOLLOW_UP_DATE, given("taskFollowUpBefore", time)));
  }

  @Override
  default T taskFollowUpAfter(Date time) {
    return where(after(FOLLOW_UP_DATE, given("taskFollowUpAfter", time)));
  }

  @Override
  default T taskFollowUpBeforeOrWithout(Date time) {
    var date = given("taskFollowUpBeforeOrWithout", time);
    return where(any(missing(FOLLOW_UP_DATE), before(FOLLOW_UP_DATE, date)));
  }

  @Override
  default T withoutTaskFollowUpDate() {
    return where(missing(FOLLOW_UP_DATE));
  }

  @Override
  default T orderByTaskFollowUpDate() {
    return orderBy(FOLLOW_UP_DATE);
  }
}
