package io.millrace.common.internal.calendar;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.Optional;

/**
 * Finds times of a cron expression in a zone.
 *
 * <p>Between two changes of the clock the offset is constant, and local time and the passing of time go together. So the
 * search goes from change to change: it looks for the next local time with the offset of the moment, and takes it if it
 * comes before the next change. If not, it decides what the change itself brings, and goes on behind it.
 */
final class CronSearch {

  private static final int MAX_CHANGES = 1_000;

  private final CronExpression expression;
  private final ZoneRules rules;

  CronSearch(CronExpression expression, ZoneId zone) {
    this.expression = expression;
    this.rules = zone.getRules();
  }

  Optional<Instant> after(Instant after) {
    var cursor = after.truncatedTo(ChronoUnit.SECONDS).plusSeconds(1);
    for (var changes = 0; changes < MAX_CHANGES; changes++) {
      var offset = rules.getOffset(cursor);
      var candidate = expression.nextLocal(startOfSearch(cursor, offset));
      if (candidate.isEmpty()) {
        return Optional.empty();
      }
      var due = candidate.get().toInstant(offset);
      var change = rules.nextTransition(cursor);
      if (change == null || due.isBefore(change.getInstant())) {
        return Optional.of(due);
      }
      if (isMadeUpFor(change)) {
        return Optional.of(change.getInstant());
      }
      cursor = later(change.getInstant(), due.minus(1, ChronoUnit.DAYS));
    }
    return Optional.empty();
  }

  /** Starts behind what was served before the clock went back, unless every hour is served. */
  private LocalDateTime startOfSearch(Instant cursor, ZoneOffset offset) {
    var local = LocalDateTime.ofEpochSecond(cursor.getEpochSecond(), 0, offset);
    var change = rules.previousTransition(cursor.plusNanos(1));
    var isRepeated =
        change != null && change.isOverlap() && local.isBefore(change.getDateTimeBefore());
    return isRepeated && !expression.hasEveryHour() ? change.getDateTimeBefore() : local;
  }

  private boolean isMadeUpFor(ZoneOffsetTransition change) {
    if (!change.isGap() || expression.hasEveryHour()) {
      return false;
    }
    return expression
        .nextLocal(change.getDateTimeBefore())
        .filter(skipped -> skipped.isBefore(change.getDateTimeAfter()))
        .isPresent();
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
