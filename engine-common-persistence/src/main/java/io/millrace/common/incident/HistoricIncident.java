package io.millrace.common.incident;

import java.util.Date;

/** An incident, open or over. A snapshot; immutable to callers. */
public interface HistoricIncident extends Incident {

  /**
   * Returns when it was opened.
   *
   * @return the time, never null
   */
  Date getCreateTime();

  /**
   * Returns when it was over.
   *
   * @return the time; null while it is open
   */
  Date getEndTime();

  /**
   * Tells whether it is open.
   *
   * @return true if it is
   */
  boolean isOpen();

  /**
   * Tells whether it was over because its cause was removed: the job got new tries or ran, or
   * somebody resolved it.
   *
   * @return true if it is so
   */
  boolean isResolved();

  /**
   * Tells whether it was over because what it concerned ended, or its job was deleted.
   *
   * @return true if it is so
   */
  boolean isDeleted();
}
