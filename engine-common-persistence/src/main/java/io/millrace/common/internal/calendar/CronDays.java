package io.millrace.common.internal.calendar;

import java.time.LocalDate;
import java.util.BitSet;
import java.util.Optional;

/**
 * The dates that a cron expression names.
 *
 * @param years the years, or null for all
 */
record CronDays(DayRule day, BitSet months, BitSet years) {

  /** Finds the first date that is named, the given one included; empty where there is none up to a year. */
  Optional<LocalDate> next(LocalDate from, int lastYear) {
    var date = from;
    while (date.getYear() <= lastYear) {
      if (years != null && !years.get(date.getYear())) {
        var year = years.nextSetBit(date.getYear());
        if (year < 0) {
          return Optional.empty();
        }
        date = LocalDate.of(year, 1, 1);
      } else if (!months.get(date.getMonthValue())) {
        date = date.withDayOfMonth(1).plusMonths(1);
      } else if (!day.matches(date)) {
        date = date.plusDays(1);
      } else {
        return Optional.of(date);
      }
    }
    return Optional.empty();
  }

  /** Tells whether there is any such date at all. */
  boolean isPossible() {
    var year = years == null ? 2000 : years.nextSetBit(0);
    return next(LocalDate.of(year, 1, 1), year + 100).isPresent();
  }
}
