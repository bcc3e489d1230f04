package io.millrace.test.conformance;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * The rows of a conformance matrix, and what is wrong with them.
 *
 * @param rows all rows, by number
 */
public record Matrix(List<? extends MatrixRow> rows) {

  /** Returns what is wrong if tests show this, in the order of the rows. */
  public List<String> problems(Coverage coverage) {
    var problems = new ArrayList<String>();
    var unknown = new HashSet<>(coverage.rows());
    var last = 0;
    for (var row : rows) {
      if (row.number() <= last) {
        problems.add(row.label() + ": the numbers do not ascend");
      }
      last = row.number();
      var hasTest = unknown.remove(row.label());
      if (row.runs()) {
        missing(row, coverage, problems);
      } else if (hasTest) {
        problems.add(row.label() + ": a test covers it, but it is said not to run");
      }
    }
    unknown.stream().sorted().forEach(label -> problems.add(label + ": there is no such row"));
    return problems;
  }

  private static void missing(MatrixRow row, Coverage coverage, List<String> problems) {
    for (var aspect : Aspect.values()) {
      var hasTest = !coverage.tests(row, aspect).isEmpty();
      if (hasTest && row.excused().containsKey(aspect)) {
        problems.add(
            row.label()
                + ": a test shows '"
                + aspect.words()
                + "', and a reason says why none can");
      } else if (hasTest && !coverage.isShownEverywhere(row, aspect)) {
        problems.add(row.label() + ": no test shows '" + aspect.words() + "' on every database");
      } else if (!hasTest && row.aspects().contains(aspect) && !row.excused().containsKey(aspect)) {
        problems.add(
            row.label() + ": no test shows '" + aspect.words() + "', and no reason says why");
      }
    }
  }
}
