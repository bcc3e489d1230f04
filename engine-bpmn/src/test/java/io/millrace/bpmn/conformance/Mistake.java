package io.millrace.bpmn.conformance;

import io.millrace.test.conformance.RowCase;

/**
 * A process that is refused for something about an element.
 *
 * @param row the row of the matrix it stands for
 * @param problem the code of what is wrong
 * @param content what the process holds; the wrong element has the id {@code it}
 */
record Mistake(String row, String problem, String content) implements RowCase {

  @Override
  public String toString() {
    return row + " " + problem;
  }
}
