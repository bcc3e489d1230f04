package io.millrace.cmmn.conformance;

import io.millrace.test.conformance.MatrixRow;
import java.util.Arrays;

/**
 * A row of the matrix.
 *
 * @param number its number, which never changes
 * @param name the element or rule
 * @param engines the engines of the field that have it
 * @param reason why it is refused; null if it runs
 * @param lacks what of it does not run, and why; null if nothing
 */
record CaseRow(int number, String name, String engines, String reason, String lacks)
    implements MatrixRow {

  private static final int CELLS = 4;
  private static final String RUNS = "runs";
  private static final String LACKS = RUNS + "; lacks ";
  private static final String REFUSED = "refused: ";

  static CaseRow parse(String line) {
    var cells = Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
    var state = cells.size() == CELLS ? cells.get(CELLS - 1) : "";
    if (!state.equals(RUNS) && !state.startsWith(LACKS) && !state.startsWith(REFUSED)) {
      throw new IllegalStateException(
          "'"
              + line
              + "' is no row: number | name | engines | runs, runs; lacks what, or refused: reason");
    }
    return new CaseRow(
        Integer.parseInt(cells.get(0)),
        cells.get(1),
        cells.get(2),
        state.startsWith(REFUSED) ? state.substring(REFUSED.length()) : null,
        state.startsWith(LACKS) ? state.substring(LACKS.length()) : null);
  }

  String forPage() {
    return "| %d | %s | %s | %s |".formatted(number, name, engines, state());
  }

  private String state() {
    if (!runs()) {
      return REFUSED + reason;
    }
    return lacks == null ? RUNS : LACKS + lacks;
  }
}
