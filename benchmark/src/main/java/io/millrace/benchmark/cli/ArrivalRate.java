package io.millrace.benchmark.cli;

import java.util.Arrays;
import java.util.List;

/**
 * How many instances arrive, as given on the command line.
 *
 * @param perSecond how many in a second, zero if shares were given
 * @param percents shares of what the best peer reaches, in percent; empty if a number was given
 */
record ArrivalRate(double perSecond, List<Double> percents) {

  private static final double SLOWEST = 0.001;
  private static final double FASTEST = 1_000_000;
  private static final double WHOLE = 100;
  private static final String SHARE = "%";

  /**
   * Reads a number, or percentages with commas between them.
   *
   * @param text such as {@code 500} or {@code 50%,80%}
   * @return the rate
   * @throws IllegalArgumentException if it is neither, or out of bounds
   */
  static ArrivalRate parse(String text) {
    return text.contains(SHARE)
        ? new ArrivalRate(
            0, Arrays.stream(text.split(",", -1)).map(ArrivalRate::share).distinct().toList())
        : new ArrivalRate(number(text, text), List.of()).checked();
  }

  private ArrivalRate checked() {
    if (!(perSecond >= SLOWEST && perSecond <= FASTEST)) {
      throw new IllegalArgumentException(
          "--rate must be from 0.001 to 1000000 instances a second, but is " + perSecond + ".");
    }
    return this;
  }

  private static double share(String part) {
    String trimmed = part.trim();
    if (!trimmed.endsWith(SHARE)) {
      throw refused(part);
    }
    double percent = number(trimmed.substring(0, trimmed.length() - SHARE.length()), part);
    if (!(percent >= 1 && percent <= WHOLE)) {
      throw new IllegalArgumentException(
          "--rate must be from 1% to 100% of what the best peer reaches, but is " + trimmed + ".");
    }
    return percent;
  }

  private static double number(String text, String part) {
    try {
      return Double.parseDouble(text.trim());
    } catch (NumberFormatException e) {
      throw refused(part);
    }
  }

  private static IllegalArgumentException refused(String part) {
    return new IllegalArgumentException(
        "'"
            + part.trim()
            + "' is no rate. Give instances a second, such as 500, or shares of what the best peer"
            + " reaches, such as 50%,80%.");
  }
}
