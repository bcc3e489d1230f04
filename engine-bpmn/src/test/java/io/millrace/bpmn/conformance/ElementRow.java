package io.millrace.bpmn.conformance;

import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.MatrixRow;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * A row of the matrix.
 *
 * @param number its number, which never changes
 * @param name the element or rule
 * @param section the section it stands in
 * @param words what is said of it, by the keyword of the line
 * @param excused what no test shows, with the reason
 */
record ElementRow(
    int number,
    String name,
    String section,
    Map<Keyword, String> words,
    Map<Aspect, String> excused)
    implements MatrixRow {

  /** What a line of a row begins with. */
  enum Keyword {
    FIELD("field"),
    BPMN("bpmn"),
    FLOWABLE("flowable"),
    CAMUNDA("camunda"),
    MILLRACE("millrace"),
    LACKS("lacks"),
    DIFFERS("differs"),
    NOT_YET("not yet"),
    NOT_HERE("not here"),
    RULE("rule");

    private final String text;

    Keyword(String text) {
      this.text = text;
    }

    /** Returns how it is written. */
    String text() {
      return text;
    }
  }

  @Override
  public String reason() {
    return words.getOrDefault(Keyword.NOT_YET, words.get(Keyword.NOT_HERE));
  }

  @Override
  public Set<Aspect> aspects() {
    return isRule() ? EnumSet.of(Aspect.NORMAL) : EnumSet.allOf(Aspect.class);
  }

  boolean isRule() {
    return words.containsKey(Keyword.RULE);
  }

  /** Returns what is said by a keyword, or nothing. */
  String said(Keyword keyword) {
    return words.getOrDefault(keyword, "");
  }
}
