package io.millrace.cmmn.history;

import io.millrace.cmmn.runtime.CaseInstanceInfo;
import java.util.Date;

/** A case that runs or is over, as history shows it. Immutable and thread-safe. */
public interface HistoricCaseInstance extends CaseInstanceInfo {

  /**
   * Returns when the case came to its end.
   *
   * @return the time; null while it runs
   */
  Date getEndTime();

  /**
   * Returns how long the case ran.
   *
   * @return milliseconds; null while it runs
   */
  Long getDurationInMillis();

  /**
   * Returns why the case was ended before its end.
   *
   * @return the reason; null if there is none
   */
  String getDeleteReason();

  /**
   * Returns the process instance whose case task started this case and waited for it.
   *
   * @return the id; null if there is none, and while the case runs
   */
  String getSuperProcessInstanceId();

  /**
   * Returns the case whose case task started this one and waited for it.
   *
   * @return the id; null if there is none, and while the case runs
   */
  String getSuperCaseInstanceId();
}
