package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/**
 * A file with one problem, and the same file without it.
 *
 * @param problem the problem
 * @param elementId the id of the element that is named, or null
 * @param wrong the file with the problem and no other
 * @param right the file without it
 */
record Example(BpmnProblem problem, String elementId, String wrong, String right) {

  @Override
  public String toString() {
    return problem + " at " + elementId;
  }
}
