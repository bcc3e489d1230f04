package io.millrace.benchmark.cli;

import java.util.Arrays;
import java.util.List;

/**
 * Numbers of nodes, as given on the command line.
 *
 * @param values the numbers, each once, in the order given
 */
record NodeCounts(List<Integer> values) {

  private static final int MOST = 32;

  NodeCounts {
    values = values.stream().distinct().toList();
  }

  /**
   * Reads numbers with commas between them.
   *
   * @param text such as {@code 1,2,4}
   * @return the numbers
   * @throws IllegalArgumentException if a part is no number from 1 to 32
   */
  static NodeCounts parse(String text) {
    return new NodeCounts(
        Arrays.stream(text.split(",", -1)).map(part -> number(text, part.trim())).toList());
  }

  private static int number(String text, String part) {
    int value = part.matches("\\d{1,4}") ? Integer.parseInt(part) : 0;
    if (value < 1 || value > MOST) {
      throw new IllegalArgumentException(
          "'"
              + part
              + "' in '"
              + text
              + "' is no number of nodes. Give numbers from 1 to "
              + MOST
              + ", such as 1,2,4.");
    }
    return value;
  }
}
