package io.millrace.common.history;

import io.millrace.common.task.TaskInfo;
import java.util.Date;

/** A task as history knows it, open or ended. */
public interface HistoricTaskInstance extends TaskInfo {

  /**
   * Returns when the task was created, as {@link #getCreateTime()} does.
   *
   * @return the time, never null
   */
  Date getStartTime();

  /**
   * Returns when the task ended.
   *
   * @return the time, or null if it is open
   */
  Date getEndTime();

  /**
   * Returns how long the task was open.
   *
   * @return milliseconds from creation to end, or null if it is open
   */
  Long getDurationInMillis();

  /**
   * Returns how long somebody worked on the task.
   *
   * @return milliseconds from claim to end, or null if it is open or nobody claimed it
   */
  Long getWorkTimeInMillis();

  /**
   * Returns who completed the task.
   *
   * @return the id of the user, or null if it is open, was deleted, or nobody was authenticated
   */
  String getCompletedBy();

  /**
   * Returns why the task ended without being completed.
   *
   * @return the reason; null if it was completed or is open
   */
  String getDeleteReason();
}
