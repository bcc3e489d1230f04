package io.millrace.common.internal.calendar;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/**
 * Due once: at a point in time, or a span after the start.
 *
 * @param value what {@link DueDates#resolve} takes
 */
record DateSchedule(Object value) implements TimerSchedule {

  @Override
  public Optional<Instant> firstDue(Instant now, ZoneId zone) {
    return Optional.of(DueDates.resolve(value, now, zone));
  }

  @Override
  public Optional<Instant> next(Instant previousDue, int remaining, Instant now, ZoneId zone) {
    return Optional.empty();
  }

  @Override
  public int repetitions() {
    return 1;
  }
}
