package io.millrace.benchmark.cli;

import io.millrace.benchmark.measure.Warmup;
import java.time.Duration;

/**
 * How long a warm-up is, as given on the command line.
 *
 * @param value a number of instances or a length of time
 */
record WarmupLength(Warmup value) {

  private static final Duration LONGEST = Duration.ofHours(1);

  /**
   * Reads a number of instances, or a number with a unit of time.
   *
   * @param text such as {@code 500} or {@code 5s}
   * @return the length
   * @throws IllegalArgumentException if it is neither, or longer than an hour
   */
  static WarmupLength parse(String text) {
    if (text.trim().matches("\\d{1,15}")) {
      return new WarmupLength(Warmup.of(Long.parseLong(text.trim())));
    }
    if (text.trim().startsWith("-")) {
      throw new IllegalArgumentException(
          "A warm-up must be 0 or more, but is " + text.trim() + ".");
    }
    Duration duration = TimeSpan.parse(text).value();
    if (duration.toMillis() == 0 || duration.compareTo(LONGEST) > 0) {
      throw new IllegalArgumentException("A warm-up must be from 1ms to 1h, but is " + text + ".");
    }
    return new WarmupLength(Warmup.lasting(duration));
  }
}
