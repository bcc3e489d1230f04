package io.millrace.common.internal.calendar;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Ranges in a field of a cron text. */
final class CronRange {

  private static final Pattern NUMBERS = Pattern.compile("([0-9]{1,4})-([0-9]{1,4})");
  private static final Pattern NAMES = Pattern.compile("([A-Z]{3})-([A-Z]{3})");

  private static final List<String> MONTHS =
      List.of("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC");

  private CronRange() {}

  /** Tells whether a range of the field ends before it begins. */
  static boolean runsBackwards(String field) {
    var numbers = NUMBERS.matcher(field);
    while (numbers.find()) {
      if (Integer.parseInt(numbers.group(1)) > Integer.parseInt(numbers.group(2))) {
        return true;
      }
    }
    var names = NAMES.matcher(field.toUpperCase(Locale.ROOT));
    while (names.find()) {
      if (MONTHS.indexOf(names.group(1)) > MONTHS.indexOf(names.group(2))) {
        return true;
      }
    }
    return false;
  }
}
