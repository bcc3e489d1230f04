package io.millrace.bpmn.runtime;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.query.Query;

/**
 * Asks for visits of running process instances. What holds for all queries is said at {@link
 * Query}.
 *
 * <p>Visits that last are always found. Those that have ended are found from history level {@link
 * HistoryLevel#ACTIVITY} on, as long as their instance runs.
 */
public interface ActivityInstanceQuery
    extends ActivityInstanceInfoQuery<ActivityInstanceQuery, ActivityInstance> {

  /**
   * Orders by id, which is about the order in which visits began.
   *
   * @return this query
   */
  ActivityInstanceQuery orderByActivityInstanceId();

  /**
   * Orders by time of the beginning; visits of the same time stay in the order in which they began.
   *
   * @return this query
   */
  ActivityInstanceQuery orderByActivityInstanceStartTime();

  /**
   * Orders by time of the end.
   *
   * @return this query
   */
  ActivityInstanceQuery orderByActivityInstanceEndTime();

  /**
   * Orders by duration.
   *
   * @return this query
   */
  ActivityInstanceQuery orderByActivityInstanceDuration();
}
