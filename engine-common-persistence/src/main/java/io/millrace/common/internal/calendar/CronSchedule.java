package io.millrace.common.internal.calendar;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/** Due whenever a cron expression says. */
record CronSchedule(CronExpression expression) implements TimerSchedule {

  @Override
  public Optional<Instant> firstDue(Instant now, ZoneId zone) {
    return expression.next(now, zone);
  }

  @Override
  public Optional<Instant> next(Instant previousDue, int remaining, Instant now, ZoneId zone) {
    return remaining == 0
        ? Optional.empty()
        : expression.next(now.isAfter(previousDue) ? now : previousDue, zone);
  }

  @Override
  public int repetitions() {
    return UNBOUNDED;
  }
}
