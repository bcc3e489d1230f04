package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * How often a failing job is tried and how long it waits in between: {@code R5/PT5M}, a list {@code
 * PT1M,PT5M}, or one span for three tries. Immutable.
 *
 * @param tries how often it is tried in all, the first time included
 * @param waits how long it waits before each further try; the last one stands for all that follow
 */
public record RetryCycle(int tries, List<IsoSpan> waits) {

  private static final int DEFAULT_TRIES = 3;

  /** What applies where nothing else is said: three tries, ten seconds apart. */
  public static final RetryCycle DEFAULT =
      new RetryCycle(
          DEFAULT_TRIES, List.of(new IsoSpan(java.time.Period.ZERO, Duration.ofSeconds(10))));

  /**
   * Parses a cycle.
   *
   * @throws BadArgumentException if it is none
   */
  public static RetryCycle parse(String text) {
    var trimmed = text.strip();
    if (trimmed.startsWith("R")) {
      return repetition(trimmed);
    }
    var waits =
        Arrays.stream(trimmed.split(",", -1)).map(String::strip).map(IsoSpan::parse).toList();
    return new RetryCycle(waits.size() == 1 ? DEFAULT_TRIES : waits.size() + 1, waits);
  }

  private static RetryCycle repetition(String text) {
    var parts = text.split("/", -1);
    if (parts.length != 2 || !parts[0].matches("R[0-9]{1,9}")) {
      throw new BadArgumentException(
          "'"
              + Shortened.of(text)
              + "' is no retry cycle. Write one such as R5/PT5M or PT1M,PT5M.");
    }
    var tries = Integer.parseInt(parts[0].substring(1));
    return new RetryCycle(Math.max(1, tries), List.of(IsoSpan.parse(parts[1])));
  }

  /** Returns what is wrong with a text, or empty if it can be parsed. */
  public static Optional<String> error(String text) {
    try {
      parse(text);
      return Optional.empty();
    } catch (BadArgumentException e) {
      return Optional.of(e.text());
    }
  }

  /**
   * Returns when a job is tried again.
   *
   * @param failures how often it has failed, from 1
   */
  public Instant nextTry(int failures, Instant now, ZoneId zone) {
    return waits.get(Math.min(failures, waits.size()) - 1).after(now, zone);
  }
}
