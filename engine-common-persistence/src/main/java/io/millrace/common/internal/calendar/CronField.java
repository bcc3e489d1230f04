package io.millrace.common.internal.calendar;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/** A field of a cron expression: which numbers it may name, and how they may be spelled. */
enum CronField {
  SECOND("second", 0, 59, List.of()),
  MINUTE("minute", 0, 59, List.of()),
  HOUR("hour", 0, 23, List.of()),
  DAY_OF_MONTH("day of the month", 1, 31, List.of()),
  MONTH(
      "month",
      1,
      12,
      List.of("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")),
  DAY_OF_WEEK(
      "day of the week (1 is Sunday)",
      1,
      7,
      List.of("SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT")),
  YEAR("year", 1970, 9999, List.of());

  private final String label;
  private final int min;
  private final int max;
  private final List<String> names;

  CronField(String label, int min, int max, List<String> names) {
    this.label = label;
    this.min = min;
    this.max = max;
    this.names = names;
  }

  /** Tells whether a field leaves its numbers open. */
  static boolean isOpen(String text) {
    return text.equals("*") || text.equals("?");
  }

  /**
   * Reads a field: {@code *}, numbers, names, ranges (that may wrap around: {@code 22-2}), steps and lists of them.
   *
   * @return the numbers it names
   * @throws IllegalArgumentException with the reason where it cannot be read
   */
  BitSet parse(String text) {
    var numbers = new BitSet();
    for (var part : text.split(",", -1)) {
      addPart(numbers, part);
    }
    return numbers;
  }

  /**
   * Reads a number or name.
   *
   * @throws IllegalArgumentException with the reason where it is none of this field's
   */
  int number(String text) {
    var name = names.indexOf(text.toUpperCase(Locale.ROOT));
    if (name >= 0) {
      return min + name;
    }
    if (!text.matches("[0-9]{1,4}")) {
      throw wrong(text);
    }
    var number = Integer.parseInt(text);
    if (number < min || number > max) {
      throw wrong(text);
    }
    return number;
  }

  private void addPart(BitSet numbers, String part) {
    var slash = part.indexOf('/');
    var range = slash < 0 ? part : part.substring(0, slash);
    var step = slash < 0 ? 1 : step(part.substring(slash + 1));
    if (isOpen(range) || range.isEmpty() && slash == 0) {
      addRange(numbers, min, max, step);
      return;
    }
    var dash = range.indexOf('-');
    if (dash > 0) {
      addRange(numbers, number(range.substring(0, dash)), number(range.substring(dash + 1)), step);
    } else {
      var first = number(range);
      addRange(numbers, first, slash < 0 ? first : max, step);
    }
  }

  private void addRange(BitSet numbers, int first, int last, int step) {
    if (last < first && this == YEAR) {
      throw new IllegalArgumentException("the years " + first + "-" + last + " run backwards.");
    }
    var size = max - min + 1;
    var length = (last < first ? last + size : last) - first;
    for (var i = 0; i <= length; i += step) {
      numbers.set(min + (first - min + i) % size);
    }
  }

  private int step(String text) {
    if (!text.matches("[0-9]{1,4}") || Integer.parseInt(text) == 0 || Integer.parseInt(text) > max) {
      throw new IllegalArgumentException("'" + text + "' is no step for the " + label + ".");
    }
    return Integer.parseInt(text);
  }

  private IllegalArgumentException wrong(String text) {
    var spelled = names.isEmpty() ? "" : " or " + names.get(0) + "-" + names.get(names.size() - 1);
    return new IllegalArgumentException(
        "'" + text + "' is no " + label + ", which is " + min + "-" + max + spelled + ".");
  }
}
