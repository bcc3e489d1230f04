package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.Objects;
import java.util.Set;

/** Reads a sequence flow with its condition. */
final class SequenceFlowParser {

  private static final Set<String> EXPRESSION_LANGUAGES =
      Set.of("juel", "el", "http://www.w3.org/1999/XPath");

  private final Element element;
  private String condition;

  SequenceFlowParser(Element element) {
    this.element = element;
  }

  SequenceFlow parse() {
    var info = InfoReader.ofFlow(element);
    var source = Objects.requireNonNullElse(element.reference("sourceRef"), "");
    var target = Objects.requireNonNullElse(element.reference("targetRef"), "");
    element.child("conditionExpression", this::readCondition).read();
    return new SequenceFlow(info.info(), source, target, condition);
  }

  private void readCondition(Element child) {
    var language = child.attribute("language");
    if (language != null && !EXPRESSION_LANGUAGES.contains(language)) {
      child.report(
          BpmnProblem.UNSUPPORTED_ATTRIBUTE,
          "The condition of "
              + element
              + " is written in '"
              + language
              + "', which is not supported.");
    } else {
      condition = new ConditionReader(child).read();
    }
  }
}
