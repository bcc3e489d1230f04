package io.millrace.bpmn.internal.parser.lenient;

import io.millrace.bpmn.internal.parser.rule.Finding;

/**
 * One problem that is to be got around.
 *
 * @param finding what the parser says
 * @param element where
 * @param file the file around it
 */
record Flaw(Finding finding, EditableElement element, EditableFile file) {

  /** Returns the attribute or text that the problem is about; null for the whole element. */
  String subject() {
    return finding.subject();
  }
}
