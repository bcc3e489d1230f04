package io.millrace.cmmn.runtime;

import io.millrace.common.query.Query;
import java.util.Date;

/** Asks for running cases. What holds for all queries is said at {@link Query}. */
public interface CaseInstanceQuery extends CaseInstanceInfoQuery<CaseInstanceQuery, CaseInstance> {

  /**
   * Keeps cases that started up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  CaseInstanceQuery caseInstanceStartedBefore(Date time);

  /**
   * Keeps cases that started from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  CaseInstanceQuery caseInstanceStartedAfter(Date time);

  /**
   * Keeps cases that this user started.
   *
   * @param userId the id of the user
   * @return this query
   */
  CaseInstanceQuery caseInstanceStartedBy(String userId);

  /**
   * Keeps cases in this state.
   *
   * @param state one of {@link CaseInstanceState}
   * @return this query
   */
  CaseInstanceQuery caseInstanceState(String state);

  /**
   * Keeps cases that a case task of a case called.
   *
   * @param caseInstanceId the id of the case that waits for them
   * @return this query
   */
  CaseInstanceQuery parentCaseInstanceId(String caseInstanceId);
}
