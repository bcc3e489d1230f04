package io.millrace.common.history;

import io.millrace.common.query.Query;
import io.millrace.common.task.TaskInfoQuery;
import java.util.Date;

/**
 * Asks for tasks, open and ended ones, from level {@link HistoryLevel#TASK} on. What holds for all
 * queries is said at {@link Query}.
 */
public interface HistoricTaskInstanceQuery
    extends TaskInfoQuery<HistoricTaskInstanceQuery, HistoricTaskInstance> {

  /**
   * Keeps tasks that have ended.
   *
   * @return this query
   */
  HistoricTaskInstanceQuery finished();

  /**
   * Keeps tasks that are open.
   *
   * @return this query
   */
  HistoricTaskInstanceQuery unfinished();

  /**
   * Keeps tasks whose process instance has ended.
   *
   * @return this query
   */
  HistoricTaskInstanceQuery processFinished();

  /**
   * Keeps tasks whose process instance is running.
   *
   * @return this query
   */
  HistoricTaskInstanceQuery processUnfinished();

  /**
   * Keeps the sub-tasks of this task.
   *
   * @param parentTaskId the id of the parent
   * @return this query
   */
  HistoricTaskInstanceQuery taskParentTaskId(String parentTaskId);

  /**
   * Keeps tasks this user completed.
   *
   * @param userId the id of the user
   * @return this query
   */
  HistoricTaskInstanceQuery taskCompletedBy(String userId);

  /**
   * Keeps tasks that ended at exactly this millisecond.
   *
   * @param time the time
   * @return this query
   */
  HistoricTaskInstanceQuery taskCompletedOn(Date time);

  /**
   * Keeps tasks that ended before this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  HistoricTaskInstanceQuery taskCompletedBefore(Date time);

  /**
   * Keeps tasks that ended after this time.
   *
   * @param time the time, exclusive
   * @return this query
   */
  HistoricTaskInstanceQuery taskCompletedAfter(Date time);

  /**
   * Keeps tasks that ended for this reason without being completed.
   *
   * @param reason the reason
   * @return this query
   */
  HistoricTaskInstanceQuery taskDeleteReason(String reason);

  /**
   * Keeps tasks that ended without being completed, for a reason that fits the pattern.
   *
   * @param pattern a pattern such as {@code %boundary%}
   * @return this query
   */
  HistoricTaskInstanceQuery taskDeleteReasonLike(String pattern);

  /**
   * Keeps tasks that are open or were completed.
   *
   * @return this query
   */
  HistoricTaskInstanceQuery taskWithoutDeleteReason();

  /**
   * Orders by time of creation.
   *
   * @return this query
   */
  HistoricTaskInstanceQuery orderByHistoricTaskInstanceStartTime();

  /**
   * Orders by time of the end.
   *
   * @return this query
   */
  HistoricTaskInstanceQuery orderByHistoricTaskInstanceEndTime();

  /**
   * Orders by duration.
   *
   * @return this query
   */
  HistoricTaskInstanceQuery orderByHistoricTaskInstanceDuration();

  /**
   * Orders by delete reason.
   *
   * @return this query
   */
  HistoricTaskInstanceQuery orderByDeleteReason();
}
