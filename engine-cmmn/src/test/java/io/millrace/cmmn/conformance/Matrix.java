package io.millrace.cmmn.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The conformance matrix.
 *
 * @param rows all rows, by number
 */
record Matrix(List<MatrixRow> rows) {

  private static final String RESOURCE = "matrix.txt";

  static Matrix read() {
    try (var resource = Matrix.class.getResourceAsStream(RESOURCE)) {
      return parse(new String(resource.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Matrix parse(String text) {
    return new Matrix(
        text.lines()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(MatrixRow::parse)
            .toList());
  }

  /** Returns what is wrong if tests cover the rows with some labels, in the order of the rows. */
  List<String> problems(Set<String> covered) {
    var problems = new ArrayList<String>();
    var unknown = new HashSet<>(covered);
    var last = 0;
    for (var row : rows) {
      if (row.number() <= last) {
        problems.add(row.label() + ": the numbers do not ascend");
      }
      last = row.number();
      var hasTest = unknown.remove(row.label());
      if (row.runs() && !hasTest) {
        problems.add(row.label() + ": no test covers it, and no reason says why it is refused");
      } else if (!row.runs() && hasTest) {
        problems.add(row.label() + ": a test covers it, but it is said to be refused");
      }
    }
    unknown.stream().sorted().forEach(label -> problems.add(label + ": there is no such row"));
    return problems;
  }

  /** Returns the table of the page. */
  String forPage() {
    var runs = rows.stream().filter(MatrixRow::runs).count();
    var text = new StringBuilder();
    text.append("%d of %d rows run.\n\n".formatted(runs, rows.size()));
    text.append("| no | element or rule | in the field | here |\n| ---: | --- | --- | --- |\n");
    rows.forEach(row -> text.append(row.forPage()).append('\n'));
    return text.toString();
  }
}
