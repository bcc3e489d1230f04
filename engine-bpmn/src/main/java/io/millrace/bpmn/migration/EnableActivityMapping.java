package io.millrace.bpmn.migration;

import io.millrace.common.BadArgumentException;

/**
 * Says which start event of an event sub-process is awaited after a migration even if it was not
 * before. Those that only the new version has are awaited anyway.
 *
 * <p>Immutable and thread-safe.
 */
public final class EnableActivityMapping {

  private final String activityId;

  private EnableActivityMapping(String activityId) {
    this.activityId = activityId;
  }

  /**
   * Names a start event.
   *
   * @param activityId its id in the new version
   * @return never null
   * @throws BadArgumentException if the id is null or empty
   */
  public static EnableActivityMapping enable(String activityId) {
    if (activityId == null || activityId.isEmpty()) {
      throw new BadArgumentException("The start event to be enabled has no id. Name one.");
    }
    return new EnableActivityMapping(activityId);
  }

  /**
   * Returns the start event.
   *
   * @return its id, never null
   */
  public String getActivityId() {
    return activityId;
  }
}
