package io.millrace.common.internal.xml;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/**
 * Finds the name that somebody may have meant who wrote another one with a slip.
 *
 * @param written what was written
 */
public record CloseName(String written) {

  private static final int SHORT = 6;

  /** Returns the closest of the known names, if one is close; of equally close ones the first. */
  public Optional<String> among(Collection<String> known) {
    var most = written.length() < SHORT ? 1 : 2;
    return known.stream()
        .filter(name -> distance(name) <= most)
        .min(Comparator.comparingInt(this::distance).thenComparing(Comparator.naturalOrder()));
  }

  /** Returns how many letters have to be put in, left out or replaced to make one of the other. */
  private int distance(String other) {
    var before = new int[other.length() + 1];
    for (var j = 0; j < before.length; j++) {
      before[j] = j;
    }
    for (var i = 1; i <= written.length(); i++) {
      var row = new int[before.length];
      row[0] = i;
      for (var j = 1; j < row.length; j++) {
        var replaced = before[j - 1] + (written.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(before[j], row[j - 1]));
      }
      before = row;
    }
    return before[other.length()];
  }
}
