package io.millrace.benchmark.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Numbers of threads, as given on the command line.
 *
 * @param values the numbers, each once, in the order given
 */
record ThreadCounts(List<Integer> values) {

  private static final int MOST = 10_000;
  private static final Pattern PART = Pattern.compile("\\s*(\\d{1,5})\\s*(?:-\\s*(\\d{1,5})\\s*)?");

  ThreadCounts {
    values = values.stream().distinct().toList();
  }

  /**
   * Reads numbers and ranges.
   *
   * @param text such as {@code 1,2,4} or {@code 1-4,8}
   * @return the numbers
   * @throws IllegalArgumentException if a part is neither a number nor a range that rises, or is
   *     too large
   */
  static ThreadCounts parse(String text) {
    List<Integer> values = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      Matcher matcher = PART.matcher(part);
      if (!matcher.matches()) {
        throw refused(text, part);
      }
      int first = Integer.parseInt(matcher.group(1));
      int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
      if (first < 1 || last < first || last > MOST) {
        throw refused(text, part);
      }
      IntStream.rangeClosed(first, last).forEach(values::add);
    }
    return new ThreadCounts(values);
  }

  private static IllegalArgumentException refused(String text, String part) {
    return new IllegalArgumentException(
        String.format(
            "'%s' in '%s' is no number of threads. Give numbers from 1 to %d or rising ranges,"
                + " such as 1,2,4 or 1-4,8.",
            part.trim(), text, MOST));
  }
}
