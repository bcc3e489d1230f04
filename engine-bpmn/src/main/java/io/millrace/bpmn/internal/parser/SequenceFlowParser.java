package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.SequenceFlow;
import java.util.Objects;

/** Reads a sequence flow with its condition. */
final class SequenceFlowParser {

  private final Element element;
  private String condition;
  private String language;

  SequenceFlowParser(Element element) {
    this.element = element;
  }

  SequenceFlow parse() {
    var info = InfoReader.ofFlow(element);
    var source = Objects.requireNonNullElse(element.reference("sourceRef"), "");
    var target = Objects.requireNonNullElse(element.reference("targetRef"), "");
    element.child("conditionExpression", this::readCondition).read();
    return new SequenceFlow(info.info(), source, target, condition, language);
  }

  private void readCondition(Element child) {
    var read = FormalCondition.of(child);
    condition = read.text();
    language = read.language();
  }
}
