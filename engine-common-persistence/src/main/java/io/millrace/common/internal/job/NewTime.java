package io.millrace.common.internal.job;

import io.millrace.common.internal.calendar.TimerSchedule;
import java.time.Instant;

/** When a timer is to be due instead. */
public sealed interface NewTime {

  /**
   * A point in time.
   *
   * @param due when; null if the caller gave none
   */
  record At(Instant due) implements NewTime {}

  /**
   * A time that begins now.
   *
   * @param kind what kind it is
   * @param text how it is written
   */
  record Schedule(TimerSchedule.Kind kind, String text) implements NewTime {}
}
