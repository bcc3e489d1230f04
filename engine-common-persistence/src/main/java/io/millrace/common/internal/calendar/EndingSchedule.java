package io.millrace.common.internal.calendar;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/**
 * Another schedule, up to an end.
 *
 * @param end the last possible time
 */
record EndingSchedule(TimerSchedule schedule, Instant end) implements TimerSchedule {

  @Override
  public Optional<Instant> firstDue(Instant now, ZoneId zone) {
    return schedule.firstDue(now, zone).filter(due -> !due.isAfter(end));
  }

  @Override
  public Optional<Instant> next(Instant previousDue, int remaining, Instant now, ZoneId zone) {
    return schedule.next(previousDue, remaining, now, zone).filter(due -> !due.isAfter(end));
  }

  @Override
  public int repetitions() {
    return schedule.repetitions();
  }
}
