package io.millrace.common.internal.calendar;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;

/**
 * Finds times of a cron text in a zone.
 *
 * <p>Between two changes of the clock the offset is constant, and local time and the passing of
 * time go together. So the search goes from change to change: it looks for the next local time with
 * the offset of the moment, and takes it if it comes before the next change. If not, it decides
 * what the change itself brings, and goes on behind it.
 */
final class CronSearch {

  private static final int MOST_CHANGES = 1_000;

  private final CronSchedule schedule;
  private final ZoneRules rules;

  CronSearch(CronSchedule schedule, ZoneId zone) {
    this.schedule = schedule;
    this.rules = zone.getRules();
  }

  /** Returns the first time after another; null if there is none. */
  Instant after(Instant after) {
    var cursor = after.truncatedTo(ChronoUnit.SECONDS).plusSeconds(1);
    for (var changes = 0; changes < MOST_CHANGES; changes++) {
      var offset = rules.getOffset(cursor);
      var candidate = schedule.nextLocal(startOfSearch(cursor, offset));
      if (candidate.isEmpty()) {
        return null;
      }
      var due = candidate.get().toInstant(offset);
      var change = rules.nextTransition(cursor);
      if (change == null || due.isBefore(change.getInstant())) {
        return due;
      }
      if (isMadeUpFor(change)) {
        return change.getInstant();
      }
      cursor = later(change.getInstant(), due.minus(1, ChronoUnit.DAYS));
    }
    return null;
  }

  /** Starts behind what was served before the clock went back, unless every hour is served. */
  private LocalDateTime startOfSearch(Instant cursor, ZoneOffset offset) {
    var local = LocalDateTime.ofEpochSecond(cursor.getEpochSecond(), 0, offset);
    var change = rules.previousTransition(cursor.plusNanos(1));
    var isRepeated =
        change != null && change.isOverlap() && local.isBefore(change.getDateTimeBefore());
    return isRepeated && !schedule.hasEveryHour() ? change.getDateTimeBefore() : local;
  }

  private boolean isMadeUpFor(ZoneOffsetTransition change) {
    if (!change.isGap() || schedule.hasEveryHour()) {
      return false;
    }
    return schedule
        .nextLocal(change.getDateTimeBefore())
        .filter(skipped -> skipped.isBefore(change.getDateTimeAfter()))
        .isPresent();
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
