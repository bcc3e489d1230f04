package io.millrace.cmmn.conformance;

import io.millrace.test.conformance.Coverage;
import io.millrace.test.conformance.Matrix;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The conformance matrix.
 *
 * @param rows all rows, by number
 */
record CaseMatrix(List<CaseRow> rows) {

  private static final String RESOURCE = "matrix.txt";

  static CaseMatrix read() {
    try (var resource = CaseMatrix.class.getResourceAsStream(RESOURCE)) {
      return parse(new String(resource.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static CaseMatrix parse(String text) {
    return new CaseMatrix(
        text.lines()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(CaseRow::parse)
            .toList());
  }

  /** Returns what is wrong if tests show this, in the order of the rows. */
  List<String> problems(Coverage coverage) {
    return new Matrix(rows).problems(coverage);
  }

  /** Returns the table of the page. */
  String forPage() {
    var runs = rows.stream().filter(CaseRow::runs).count();
    var text = new StringBuilder();
    text.append("%d of %d rows run.\n\n".formatted(runs, rows.size()));
    text.append("| no | element or rule | in the field | here |\n| ---: | --- | --- | --- |\n");
    rows.forEach(row -> text.append(row.forPage()).append('\n'));
    return text.toString();
  }
}
