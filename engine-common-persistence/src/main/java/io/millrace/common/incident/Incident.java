package io.millrace.common.incident;

import java.util.Date;

/** Something that needs somebody to look after it. A snapshot; immutable to callers. */
public interface Incident extends IncidentContext {

  /** The type of incidents of jobs that failed too often. */
  String FAILED_JOB_TYPE = "failedJob";

  /** The type of incidents of jobs whose workers outside the engine used up all tries. */
  String FAILED_EXTERNAL_TASK_TYPE = "failedExternalTask";

  /**
   * Returns when it was opened.
   *
   * @return the time, never null
   */
  Date getIncidentTimestamp();

  /**
   * Returns what happened.
   *
   * @return the message, or null
   */
  String getIncidentMessage();

  /**
   * Returns what somebody noted about it.
   *
   * @return the text, or null
   */
  String getAnnotation();
}
