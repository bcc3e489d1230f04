package io.millrace.benchmark.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Which kinds of jobs run, as given on the command line.
 *
 * @param exclusive for each kind, whether its jobs exclude each other within an instance
 */
record JobKinds(List<Boolean> exclusive) {

  /**
   * Reads names with commas between them.
   *
   * @param text such as {@code shared,exclusive}
   * @return the kinds
   * @throws IllegalArgumentException if there is no such kind
   */
  static JobKinds parse(String text) {
    return new JobKinds(
        Arrays.stream(text.split(",", -1)).map(JobKinds::isExclusive).distinct().toList());
  }

  private static boolean isExclusive(String name) {
    return switch (name.trim().toLowerCase(Locale.ROOT)) {
      case "shared" -> false;
      case "exclusive" -> true;
      default ->
          throw new IllegalArgumentException(
              "'" + name.trim() + "' is no kind of jobs. Give shared, exclusive or both.");
    };
  }
}
