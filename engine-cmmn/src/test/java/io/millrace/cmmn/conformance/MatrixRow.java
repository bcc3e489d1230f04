package io.millrace.cmmn.conformance;

import java.util.Arrays;

/**
 * A row of the matrix.
 *
 * @param number its number, which never changes
 * @param name the element or rule
 * @param engines the engines of the field that have it
 * @param reason why it is refused; null if it runs
 */
record MatrixRow(int number, String name, String engines, String reason) {

  private static final int CELLS = 4;
  private static final String RUNS = "runs";
  private static final String REFUSED = "refused: ";

  static MatrixRow parse(String line) {
    var cells = Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
    var state = cells.size() == CELLS ? cells.get(CELLS - 1) : "";
    if (!state.equals(RUNS) && !state.startsWith(REFUSED)) {
      throw new IllegalStateException(
          "'" + line + "' is no row: number | name | engines | runs, or refused: reason");
    }
    return new MatrixRow(
        Integer.parseInt(cells.get(0)),
        cells.get(1),
        cells.get(2),
        state.equals(RUNS) ? null : state.substring(REFUSED.length()));
  }

  boolean runs() {
    return reason == null;
  }

  /** Returns what tests write to name it. */
  String label() {
    return number + " " + name;
  }

  String forPage() {
    return "| %d | %s | %s | %s |"
        .formatted(number, name, engines, runs() ? RUNS : REFUSED + reason);
  }
}
