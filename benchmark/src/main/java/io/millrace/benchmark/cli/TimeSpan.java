package io.millrace.benchmark.cli;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A length of time, as given on the command line.
 *
 * @param value the length, never negative
 */
record TimeSpan(Duration value) {

  private static final Pattern TEXT = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)\\s*([a-z]+)");
  private static final Map<String, Duration> UNITS =
      Map.of(
          "us", Duration.ofNanos(1_000),
          "ms", Duration.ofMillis(1),
          "s", Duration.ofSeconds(1),
          "m", Duration.ofMinutes(1),
          "min", Duration.ofMinutes(1),
          "h", Duration.ofHours(1));

  /**
   * Reads a number with a unit.
   *
   * @param text such as {@code 0.5ms}, {@code 90s} or {@code 2h}
   * @return the length
   * @throws IllegalArgumentException if the number or the unit is missing or unknown
   */
  static TimeSpan parse(String text) {
    Matcher matcher = TEXT.matcher(text.trim());
    if (!matcher.matches() || !UNITS.containsKey(matcher.group(2))) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is no length of time. Give a number with us, ms, s, m or h, such as 1ms or 2h.");
    }
    BigDecimal unit = BigDecimal.valueOf(UNITS.get(matcher.group(2)).toNanos());
    return new TimeSpan(
        Duration.ofNanos(new BigDecimal(matcher.group(1)).multiply(unit).longValue()));
  }
}
