package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/**
 * Reads an expression that yields a boolean.
 *
 * @param element whose text it is
 */
record ConditionReader(Element element) {

  /** Returns the expression, or null where there is no text. */
  String read() {
    var text = element.text();
    if (text.isEmpty()) {
      return null;
    }
    if (!Syntax.isExpression(text)) {
      element.report(
          BpmnProblem.INVALID_EXPRESSION, "The condition '" + text + "' is no expression.");
    }
    return element.expression(text);
  }
}
