package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/** Finds the id of an element that needs one. */
final class RequiredId {

  private RequiredId() {}

  /** Returns the id; where there is none it is made of the place, which a sequence flow may rely on and others may not. */
  static String of(Element element) {
    if (element.id() != null) {
      return element.id();
    }
    if (!element.name().equals("sequenceFlow")) {
      element.report(BpmnProblem.MISSING_ID, "This " + element.name() + " has no id.");
    }
    return element.name() + "@" + element.position().line() + ":" + element.position().column();
  }
}
