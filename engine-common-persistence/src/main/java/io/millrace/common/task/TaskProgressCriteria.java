package io.millrace.common.task;

import io.millrace.common.query.Query;
import java.util.Date;

/**
 * Criteria about how far the work on a task has come, and when it is to come up again. Queries of
 * tasks inherit them. What holds for all criteria is said at {@link Query}.
 *
 * @param <T> the query that inherits the criteria
 */
public interface TaskProgressCriteria<T> {

  /**
   * Keeps tasks in this state.
   *
   * @param state one of the words of {@link TaskState}; another one finds nothing
   * @return this query
   */
  T taskState(String state);

  /**
   * Keeps tasks whose progress began at exactly this millisecond.
   *
   * @param time the time
   * @return this query
   */
  T taskInProgressStartTimeOn(Date time);

  /**
   * Keeps tasks whose progress began before this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskInProgressStartTimeBefore(Date time);

  /**
   * Keeps tasks whose progress began after this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskInProgressStartTimeAfter(Date time);

  /**
   * Keeps tasks that this user began to work on.
   *
   * @param userId the id of the user
   * @return this query
   */
  T taskInProgressStartedBy(String userId);

  /**
   * Keeps tasks whose progress ought to begin at exactly this millisecond.
   *
   * @param time the time
   * @return this query
   */
  T taskInProgressStartDueDate(Date time);

  /**
   * Keeps tasks whose progress ought to begin before this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskInProgressStartDueBefore(Date time);

  /**
   * Keeps tasks whose progress ought to begin after this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskInProgressStartDueAfter(Date time);

  /**
   * Keeps tasks of which nobody said when their progress ought to begin.
   *
   * @return this query
   */
  T withoutTaskInProgressStartDueDate();

  /**
   * Keeps tasks that were suspended by themselves at exactly this millisecond.
   *
   * @param time the time
   * @return this query
   */
  T taskSuspendedOn(Date time);

  /**
   * Keeps tasks that were suspended by themselves before this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskSuspendedBefore(Date time);

  /**
   * Keeps tasks that were suspended by themselves after this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskSuspendedAfter(Date time);

  /**
   * Keeps tasks that this user suspended by themselves.
   *
   * @param userId the id of the user
   * @return this query
   */
  T taskSuspendedBy(String userId);

  /**
   * Keeps tasks that come up again at exactly this millisecond.
   *
   * @param time the time
   * @return this query
   */
  T taskFollowUpDate(Date time);

  /**
   * Keeps tasks that come up again before this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskFollowUpBefore(Date time);

  /**
   * Keeps tasks that come up again after this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskFollowUpAfter(Date time);

  /**
   * Keeps tasks that come up again before this time, and those without a follow-up date: the list
   * of what is to be done now.
   *
   * @param time the time, exclusive
   * @return this query
   */
  T taskFollowUpBeforeOrWithout(Date time);

  /**
   * Keeps tasks without a follow-up date.
   *
   * @return this query
   */
  T withoutTaskFollowUpDate();

  /**
   * Orders by follow-up date.
   *
   * @return this query
   */
  T orderByTaskFollowUpDate();
}
