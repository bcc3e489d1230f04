package io.millrace.bpmn.history;

import io.millrace.bpmn.runtime.ActivityInstanceInfoQuery;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.query.Query;

/**
 * Asks for visits of running and ended process instances, from level {@link HistoryLevel#ACTIVITY}
 * on. What holds for all queries is said at {@link Query}.
 */
public interface HistoricActivityInstanceQuery
    extends ActivityInstanceInfoQuery<HistoricActivityInstanceQuery, HistoricActivityInstance> {

  /**
   * Orders by id, which is about the order in which visits began.
   *
   * @return this query
   */
  HistoricActivityInstanceQuery orderByHistoricActivityInstanceId();

  /**
   * Orders by time of the beginning; visits of the same time stay in the order in which they began.
   *
   * @return this query
   */
  HistoricActivityInstanceQuery orderByHistoricActivityInstanceStartTime();

  /**
   * Orders by time of the end.
   *
   * @return this query
   */
  HistoricActivityInstanceQuery orderByHistoricActivityInstanceEndTime();

  /**
   * Orders by duration.
   *
   * @return this query
   */
  HistoricActivityInstanceQuery orderByHistoricActivityInstanceDuration();
}
