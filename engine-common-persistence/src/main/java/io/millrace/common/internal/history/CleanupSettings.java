package io.millrace.common.internal.history;

import java.time.Duration;

/**
 * When and what of history is cleaned up.
 *
 * @param enabled whether the engine sees to it that there is a timer
 * @param cycle when, as a cron text
 * @param endedAfter how long instances are kept whose definition does not say; null for ever
 * @param most how many instances are deleted in one transaction, without those they called
 */
public record CleanupSettings(boolean enabled, String cycle, Duration endedAfter, int most) {

  /** Off; at one in the night when it is on; nothing is deleted but what a definition says. */
  public static final CleanupSettings DEFAULT =
      new CleanupSettings(false, "0 0 1 * * ?", null, 100);

  /** Returns these settings, on or off. */
  public CleanupSettings withEnabled(boolean value) {
    return new CleanupSettings(value, cycle, endedAfter, most);
  }

  /** Returns these settings with another time. */
  public CleanupSettings withCycle(String value) {
    return new CleanupSettings(enabled, value, endedAfter, most);
  }

  /** Returns these settings with another limit. */
  public CleanupSettings withEndedAfter(Duration value) {
    return new CleanupSettings(enabled, cycle, value, most);
  }

  /** Returns these settings with another size of transactions. */
  public CleanupSettings withMost(int value) {
    return new CleanupSettings(enabled, cycle, endedAfter, value);
  }
}
