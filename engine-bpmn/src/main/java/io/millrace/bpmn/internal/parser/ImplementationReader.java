package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.Implementation.Kind;
import io.millrace.bpmn.internal.model.InjectedField;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Reads what code is called. Ask for {@link #read} after the element was read. */
final class ImplementationReader {

  private final Element element;
  private final Map<Kind, String> given = new EnumMap<>(Kind.class);
  private final List<InjectedField> fields = new ArrayList<>();
  private boolean refused;
  private String language;

  private ImplementationReader(
      Element element, UnaryOperator<String> attribute, boolean takesScript) {
    this.element = element;
    put(Kind.CLASS, attribute.apply("class"));
    put(Kind.DELEGATE_EXPRESSION, element.expression(attribute.apply("delegateExpression")));
    put(Kind.EXPRESSION, element.expression(attribute.apply("expression")));
    element.extension("field", field -> new FieldParser(field).parse().ifPresent(fields::add));
    element.extension("script", takesScript ? this::readScript : this::refuse);
    element.extension("connector", this::refuseConnector);
  }

  static ImplementationReader ofTask(Element element) {
    var reader = new ImplementationReader(element, element::engine, false);
    var type = element.engine("type");
    if (type != null && element.file().syntax().taskTypes().test(type)) {
      reader.put(Kind.TYPE, type);
    } else {
      reader.refuse("type", type);
    }
    reader.refuse("operationRef", element.attribute("operationRef"));
    return reader;
  }

  static ImplementationReader ofListener(Element element) {
    var reader = new ImplementationReader(element, element::attribute, true);
    var type = element.attribute("type");
    if (type != null && !type.equals("script")) {
      reader.refuse("type", type);
    }
    return reader;
  }

  /** Returns what is called; empty where it is not clear, which is reported. */
  Optional<Implementation> read() {
    if (given.size() > 1) {
      element.report(
          BpmnProblem.SEVERAL_IMPLEMENTATIONS,
          "More than one implementation is given in " + element + ": " + given.values() + ".");
    } else if (given.isEmpty() && !refused) {
      element.report(
          BpmnProblem.MISSING_IMPLEMENTATION, "No implementation is given in " + element + ".");
    }
    return given.entrySet().stream()
        .findFirst()
        .map(entry -> new Implementation(entry.getKey(), entry.getValue(), fields, language));
  }

  private void put(Kind kind, String value) {
    if (value == null) {
      return;
    }
    given.put(kind, value);
    if (kind == Kind.DELEGATE_EXPRESSION && !Syntax.isExpression(value)) {
      element.report(
          BpmnProblem.INVALID_EXPRESSION,
          "The delegateExpression '" + value + "' is no expression.",
          value);
    }
  }

  private void readScript(Element child) {
    var script = ScriptReader.of(child);
    language = script.language();
    refused = refused || script.text() == null;
    put(Kind.SCRIPT, script.text());
  }

  private void refuseConnector(Element child) {
    refused = true;
    DataFlowReader.refuseConnector(child, element);
  }

  private void refuse(Element extension) {
    refused = true;
    extension.attributes().ignore();
    extension.report(
        BpmnProblem.UNSUPPORTED_EXTENSION,
        "Extension element '" + extension.name() + "' of " + element + " is not supported.");
  }

  private void refuse(String attribute, String value) {
    if (value != null) {
      refused = true;
      element.report(
          BpmnProblem.UNSUPPORTED_ATTRIBUTE,
          "Attribute '"
              + attribute
              + "' of "
              + element
              + " with value '"
              + value
              + "' is not supported.",
          attribute);
    }
  }
}
