package io.millrace.cmmn;

import java.util.Date;

/** A stage of a case in an overview. Immutable and thread-safe. */
public interface StageResponse {

  /**
   * Returns the id of the plan item of the stage in the XML.
   *
   * @return never null
   */
  String getId();

  /**
   * Returns the name of the stage.
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
   * Tells whether the stage is over.
   *
   * @return true if it is
   */
  boolean isEnded();

  /**
   * Returns when the stage came to its end.
   *
   * @return the time; null while it is not over
   */
  Date getEndTime();
}
