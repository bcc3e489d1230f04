package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * How often a failed job is tried, and how long it waits in between ({@code failedJobRetryTimeCycle}).
 *
 * <p>{@code R5/PT5M}: five tries in all, five minutes apart. {@code PT1M,PT5M}: three tries, the second after a minute,
 * the third after five more. {@code PT1M}: two tries.
 *
 * @param tries how often in all, the first time included; at least 1
 * @param waits what lies before the second try, the third and so on; the last one counts for all later ones
 */
public record RetryCycle(int tries, List<IsoDuration> waits) {

  private static final int MAX_WAITS = 100;

  private static final String FORMS = "Write R5/PT5M (five tries) or PT1M,PT5M (three tries).";

  /** Checks that there is a wait for the second try. */
  public RetryCycle {
    waits = List.copyOf(waits);
    if (tries < 1 || waits.isEmpty()) {
      throw new BadArgumentException(
          "A retry cycle needs at least one try and one wait, not " + tries + " and " + waits + ".");
    }
  }

  /**
   * Reads a text.
   *
   * @throws BadArgumentException where it is no retry cycle
   */
  public static RetryCycle parse(String text) {
    var stripped = text.strip();
    return stripped.startsWith("R") ? ofRepetition(stripped) : ofList(stripped);
  }

  /**
   * Finds out at deployment what is wrong with a text.
   *
   * @return what is wrong and what to write, or empty where nothing is
   */
  public static Optional<String> check(String text) {
    try {
      parse(text);
      return Optional.empty();
    } catch (BadArgumentException wrong) {
      return Optional.of(wrong.getMessage());
    }
  }

  /**
   * Finds out when a job that has failed is tried again.
   *
   * @param failures how often it has failed by now, from 1
   * @param now the time of the failure
   * @param zone where days and months are counted
   * @return the point in time, or empty where all tries are used up
   */
  public Optional<Instant> nextTry(int failures, Instant now, ZoneId zone) {
    if (failures >= tries) {
      return Optional.empty();
    }
    var wait = waits.get(Math.min(failures, waits.size()) - 1);
    return Optional.of(wait.addTo(now, zone));
  }

  private static RetryCycle ofRepetition(String text) {
    var slash = text.indexOf('/');
    var count = slash < 0 ? "" : text.substring(1, slash);
    if (slash < 0 || !count.matches("[0-9]{0,9}")) {
      throw new BadArgumentException("'" + Shortened.of(text) + "' is no retry cycle. " + FORMS);
    }
    var tries = count.isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(count);
    return new RetryCycle(tries, List.of(IsoDuration.parse(text.substring(slash + 1))));
  }

  private static RetryCycle ofList(String text) {
    var parts = text.split(",", -1);
    if (parts.length > MAX_WAITS) {
      throw new BadArgumentException(
          "'" + Shortened.of(text) + "' lists more than " + MAX_WAITS + " waits. " + FORMS);
    }
    var waits = Arrays.stream(parts).map(IsoDuration::parse).toList();
    return new RetryCycle(waits.size() + 1, waits);
  }
}
