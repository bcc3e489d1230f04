package io.millrace.cmmn;

import java.util.Date;

/** A stage or milestone of a case in an overview. Immutable and thread-safe. */
public interface StageResponse {

  /**
   * Returns the id of the plan item of the stage or milestone in the XML.
   *
   * @return never null
   */
  String getId();

  /**
   * Returns the name of the stage or milestone.
   *
   * @return null if it has none
   */
  String getName();

  /**
   * Tells whether work in the stage is under way.
   *
   * @return true if it is active
   */
  boolean isCurrent();

  /**
   * Tells whether the stage is over, or the milestone reached or given up.
   *
   * @return true if it is
   */
  boolean isEnded();

  /**
   * Returns when that was.
   *
   * @return the time; null while it is not over
   */
  Date getEndTime();
}
