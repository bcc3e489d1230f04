package io.millrace.common.internal.calendar;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;

/** Which days of a month a cron expression names. */
@FunctionalInterface
interface DayRule {

  boolean matches(LocalDate date);

  /**
   * Reads the two fields that speak of days, of which one at most may say anything.
   *
   * @throws IllegalArgumentException with the reason where they cannot be read
   */
  static DayRule parse(String dayOfMonth, String dayOfWeek) {
    if (CronField.isOpen(dayOfWeek)) {
      return ofMonth(dayOfMonth.toUpperCase(Locale.ROOT));
    }
    if (!CronField.isOpen(dayOfMonth)) {
      throw new IllegalArgumentException(
          "it names days of the month and days of the week. Put '?' for one of them.");
    }
    return ofWeek(dayOfWeek.toUpperCase(Locale.ROOT));
  }

  private static DayRule ofMonth(String text) {
    if (text.equals("L")) {
      return date -> date.getDayOfMonth() == date.lengthOfMonth();
    }
    if (text.equals("LW")) {
      return date -> date.equals(weekdayNear(date, date.lengthOfMonth()));
    }
    if (text.startsWith("L-")) {
      var back = CronField.DAY_OF_MONTH.number(text.substring(2));
      return date -> date.getDayOfMonth() == date.lengthOfMonth() - back;
    }
    if (text.endsWith("W")) {
      var day = CronField.DAY_OF_MONTH.number(text.substring(0, text.length() - 1));
      return date -> day <= date.lengthOfMonth() && date.equals(weekdayNear(date, day));
    }
    var days = CronField.DAY_OF_MONTH.parse(text);
    return date -> days.get(date.getDayOfMonth());
  }

  private static DayRule ofWeek(String text) {
    var hash = text.indexOf('#');
    if (hash > 0) {
      return nth(day(text.substring(0, hash)), text.substring(hash + 1));
    }
    if (text.length() > 1 && text.endsWith("L")) {
      var day = day(text.substring(0, text.length() - 1));
      return date -> date.equals(date.with(TemporalAdjusters.lastInMonth(day)));
    }
    var days = CronField.DAY_OF_WEEK.parse(text.equals("L") ? "SAT" : text);
    return date -> days.get(date.getDayOfWeek().getValue() % 7 + 1);
  }

  private static DayRule nth(DayOfWeek day, String number) {
    if (!number.matches("[1-5]")) {
      throw new IllegalArgumentException("'#" + number + "' is not between #1 and #5.");
    }
    var nth = Integer.parseInt(number);
    return date -> date.getDayOfWeek() == day && (date.getDayOfMonth() - 1) / 7 + 1 == nth;
  }

  private static DayOfWeek day(String text) {
    return DayOfWeek.SATURDAY.plus(CronField.DAY_OF_WEEK.number(text));
  }

  /** Finds the weekday nearest to a day without leaving its month. */
  private static LocalDate weekdayNear(LocalDate month, int dayOfMonth) {
    var day = month.withDayOfMonth(dayOfMonth);
    return switch (day.getDayOfWeek()) {
      case SATURDAY -> dayOfMonth == 1 ? day.plusDays(2) : day.minusDays(1);
      case SUNDAY -> dayOfMonth == day.lengthOfMonth() ? day.minusDays(2) : day.plusDays(1);
      default -> day;
    };
  }
}
