package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.InjectedField;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a field that is injected, its value given as an attribute or as a child.
 *
 * @param element the field
 */
record FieldParser(Element element) {

  Optional<InjectedField> parse() {
    var name = element.attribute("name");
    List<InjectedField> values = new ArrayList<>();
    add(values, name, element.attributes().exact("stringValue"), false);
    add(values, name, element.attribute("expression"), true);
    element.extension("string", child -> add(values, name, child.text(), false));
    element.extension("expression", child -> add(values, name, child.text(), true));
    element.read();
    if (name == null || values.size() != 1) {
      element.report(
          BpmnProblem.INCOMPLETE_FIELD,
          "Field '" + name + "' has " + values.size() + " values; it needs a name and one value.");
    }
    return values.stream().findFirst();
  }

  private void add(List<InjectedField> values, String name, String value, boolean isExpression) {
    if (value != null) {
      values.add(
          new InjectedField(name, isExpression ? element.expression(value) : value, isExpression));
    }
  }
}
