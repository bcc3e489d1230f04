package io.millrace.bpmn.conformance;

import io.millrace.bpmn.conformance.ElementRow.Keyword;
import io.millrace.test.conformance.Aspect;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the rows; how they are written stands at the top of their file. */
final class MatrixText {

  private static final String RESOURCE = "matrix.txt";
  private static final String SECTION = "section ";
  private static final String BECAUSE = "because ";
  private static final String EXCEPT = "except ";

  private final List<ElementRow> rows = new ArrayList<>();
  private final Map<String, String> reasons = new HashMap<>();
  private String section = "";

  private MatrixText() {}

  static List<ElementRow> read() {
    try (var resource = MatrixText.class.getResourceAsStream(RESOURCE)) {
      return parse(new String(resource.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<ElementRow> parse(String text) {
    var reader = new MatrixText();
    text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(reader::line);
    return reader.rows;
  }

  private void line(String line) {
    if (line.startsWith(SECTION)) {
      section = line.substring(SECTION.length());
    } else if (line.startsWith(BECAUSE)) {
      var because = line.substring(BECAUSE.length()).split(": ", 2);
      reasons.put(because[0], because[1]);
    } else if (Character.isDigit(line.charAt(0))) {
      var row = line.split(" ", 2);
      rows.add(
          new ElementRow(
              Integer.parseInt(row[0]),
              row[1],
              section,
              new EnumMap<>(Keyword.class),
              new EnumMap<>(Aspect.class)));
    } else {
      say(line);
    }
  }

  private void say(String line) {
    if (rows.isEmpty() || !line.startsWith(" ")) {
      throw new IllegalStateException("'" + line + "' belongs to no row");
    }
    var words = line.strip();
    var row = rows.get(rows.size() - 1);
    if (words.startsWith(EXCEPT)) {
      except(row, words.substring(EXCEPT.length()).split(": ", 2));
    } else {
      var keyword = keyword(words);
      row.words().put(keyword, words.substring(keyword.text().length()).strip());
    }
  }

  private void except(ElementRow row, String[] aspectsAndReason) {
    var reason = reasons.getOrDefault(aspectsAndReason[1], aspectsAndReason[1]);
    for (var aspect : aspectsAndReason[0].split(", ")) {
      row.excused().put(Aspect.of(aspect), reason);
    }
  }

  private static Keyword keyword(String words) {
    return Arrays.stream(Keyword.values())
        .filter(keyword -> (words + " ").startsWith(keyword.text() + " "))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("'" + words + "' begins with no keyword"));
  }
}
