package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.SequenceFlow;
import java.util.Objects;
import java.util.Set;

/** Reads a sequence flow with its condition. */
final class SequenceFlowParser {

  private static final Set<String> EXPRESSION_LANGUAGES =
      Set.of("juel", "el", "http://www.w3.org/1999/XPath");

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
    var written = child.attribute("language");
    if (written == null || EXPRESSION_LANGUAGES.contains(written)) {
      condition = new ConditionReader(child).read();
    } else {
      var resource = child.engine("resource");
      var script = new ScriptReader(child).read(written, child.text(), resource);
      condition = script.text();
      language = script.language();
    }
  }
}
