package io.millrace.cmmn.history;

import io.millrace.cmmn.runtime.CaseInstanceInfoQuery;
import io.millrace.cmmn.runtime.CaseInstanceState;
import io.millrace.common.query.Query;
import java.util.Date;

/**
 * Asks for cases, running ones and those that are over, as far as their history level keeps them.
 * What holds for all queries is said at {@link Query}.
 */
public interface HistoricCaseInstanceQuery
    extends CaseInstanceInfoQuery<HistoricCaseInstanceQuery, HistoricCaseInstance> {

  /**
   * Keeps cases that started up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricCaseInstanceQuery startedBefore(Date time);

  /**
   * Keeps cases that started from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricCaseInstanceQuery startedAfter(Date time);

  /**
   * Keeps cases that this user started.
   *
   * @param userId the id of the user
   * @return this query
   */
  HistoricCaseInstanceQuery startedBy(String userId);

  /**
   * Keeps cases in this state, the last one of those that are over.
   *
   * @param state one of {@link CaseInstanceState}
   * @return this query
   */
  HistoricCaseInstanceQuery state(String state);

  /**
   * Keeps cases that are over.
   *
   * @return this query
   */
  HistoricCaseInstanceQuery finished();

  /**
   * Keeps cases that run.
   *
   * @return this query
   */
  HistoricCaseInstanceQuery unfinished();

  /**
   * Keeps cases that were over by this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricCaseInstanceQuery finishedBefore(Date time);

  /**
   * Keeps cases that came to their end from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricCaseInstanceQuery finishedAfter(Date time);

  /**
   * Orders by the time of the end.
   *
   * @return this query
   */
  HistoricCaseInstanceQuery orderByEndTime();
}
