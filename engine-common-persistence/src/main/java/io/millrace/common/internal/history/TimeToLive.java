package io.millrace.common.internal.history;

import io.millrace.common.internal.calendar.IsoSpan;
import java.time.Duration;
import java.time.Instant;
import java.time.Period;
import java.time.ZoneId;

/** Reads how long a definition keeps its ended instances. */
record TimeToLive(Period period, Duration duration) {

  /**
   * Reads a number of days or an ISO-8601 text; null for what is neither, such as an expression.
   */
  static TimeToLive parse(String text) {
    if (text.matches("\\d{1,6}")) {
      return new TimeToLive(Period.ofDays(Integer.parseInt(text)), Duration.ZERO);
    }
    try {
      var span = IsoSpan.parse(text);
      return new TimeToLive(span.period(), span.duration());
    } catch (RuntimeException e) {
      return null;
    }
  }

  /** Returns the time before which instances have ended whose time is over. */
  Instant limit(Instant now, ZoneId zone) {
    return now.atZone(zone).minus(period).minus(duration).toInstant();
  }
}
