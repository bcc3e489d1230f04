package io.millrace.bpmn.conformance;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.millrace.bpmn.conformance.ElementRow.Keyword;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Coverage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Writes the tables of the page: for each section what its rows are, and which tests show it.
 *
 * @param rows all rows
 * @param coverage what tests show
 */
record ElementPage(List<ElementRow> rows, Coverage coverage) {

  private static final String WHAT =
      "| no | element or rule | in the field | here | `bpmn:` | `flowable:` | `camunda:`"
          + " | `millrace:` alone | different, and why |\n";

  String text() {
    var runs = rows.stream().filter(ElementRow::runs).count();
    var text = new StringBuilder("%d of %d rows run.\n".formatted(runs, rows.size()));
    rows.stream()
        .collect(groupingBy(ElementRow::section, LinkedHashMap::new, toList()))
        .forEach((section, inIt) -> text.append(section(section, inIt)));
    return text.toString();
  }

  private String section(String name, List<ElementRow> inIt) {
    var text = new StringBuilder("\n## " + name + "\n\n");
    text.append(WHAT).append("| ---: |").append(" --- |".repeat(8)).append('\n');
    inIt.forEach(row -> text.append(what(row)));
    text.append("\n| no | ");
    for (var aspect : Aspect.values()) {
      text.append(aspect.words()).append(" | ");
    }
    text.append("\n| ---: |").append(" --- |".repeat(Aspect.values().length)).append('\n');
    var notes = new ArrayList<>(reasons(inIt));
    inIt.stream().filter(ElementRow::runs).forEach(row -> text.append(shown(row, notes)));
    for (var note : notes) {
      text.append("\n%s) %s\n".formatted(letter(notes.indexOf(note)), note));
    }
    return text.toString();
  }

  private static String what(ElementRow row) {
    var cells =
        List.of(
            row.said(Keyword.FIELD).isEmpty() ? "-" : row.said(Keyword.FIELD),
            state(row),
            row.said(Keyword.BPMN),
            row.said(Keyword.FLOWABLE),
            row.said(Keyword.CAMUNDA),
            row.said(Keyword.MILLRACE),
            row.said(Keyword.DIFFERS));
    return "| %d | %s | %s |\n".formatted(row.number(), row.name(), String.join(" | ", cells));
  }

  private static String state(ElementRow row) {
    if (!row.runs()) {
      var isLater = row.words().containsKey(Keyword.NOT_YET);
      return (isLater ? "**not yet**: " : "**no**: ") + row.reason();
    }
    var lacks = row.said(Keyword.LACKS);
    return lacks.isEmpty() ? "runs" : "runs; not yet: " + lacks;
  }

  private String shown(ElementRow row, List<String> notes) {
    var text = new StringBuilder("| " + row.number() + " | ");
    for (var aspect : Aspect.values()) {
      text.append(cell(row, aspect, notes)).append(" | ");
    }
    return text.append('\n').toString();
  }

  private String cell(ElementRow row, Aspect aspect, List<String> notes) {
    var excuse = row.excused().get(aspect);
    if (excuse != null) {
      return "- " + letter(notes.indexOf(excuse)) + ")";
    }
    return String.join(
        ", ", coverage.tests(row, aspect).stream().map(ElementPage::shortName).toList());
  }

  private static String shortName(String test) {
    return test.replaceFirst("Test$", "");
  }

  private static LinkedHashSet<String> reasons(List<ElementRow> rows) {
    var reasons = new LinkedHashSet<String>();
    rows.stream().filter(ElementRow::runs).forEach(row -> reasons.addAll(row.excused().values()));
    return reasons;
  }

  private static char letter(int index) {
    return (char) ('a' + index);
  }
}
