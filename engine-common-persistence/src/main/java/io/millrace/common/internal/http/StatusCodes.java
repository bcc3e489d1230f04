package io.millrace.common.internal.http;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Some status codes, such as {@code 404, 5XX}. Immutable and thread-safe.
 *
 * @param patterns each three characters, of which the last two may be X
 */
record StatusCodes(List<String> patterns) {

  private static final String PATTERN = "[1-9](\\d\\d|XX|\\dX)";

  /** Reads codes; none for null. Returns null if they cannot be read. */
  static StatusCodes parse(String text) {
    if (text == null) {
      return new StatusCodes(List.of());
    }
    var patterns =
        Stream.of(text.split(","))
            .map(code -> code.strip().toUpperCase(Locale.ROOT))
            .filter(code -> !code.isEmpty())
            .toList();
    return patterns.stream().allMatch(code -> code.matches(PATTERN))
        ? new StatusCodes(patterns)
        : null;
  }

  boolean contain(int code) {
    var text = Integer.toString(code);
    return patterns.stream().anyMatch(pattern -> text.matches(pattern.replace("X", "\\d")));
  }
}
