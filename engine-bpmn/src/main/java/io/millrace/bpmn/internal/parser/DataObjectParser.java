package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.DataObject;
import io.millrace.bpmn.internal.model.DataObject.Type;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.time.DateTimeException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a data object. One that is only drawn, without a type of XML Schema and without a value,
 * means nothing.
 */
final class DataObjectParser {

  private static final Map<String, Type> TYPES =
      Map.ofEntries(
          Map.entry("string", Type.STRING),
          Map.entry("boolean", Type.BOOLEAN),
          Map.entry("int", Type.INT),
          Map.entry("integer", Type.INT),
          Map.entry("long", Type.LONG),
          Map.entry("double", Type.DOUBLE),
          Map.entry("float", Type.DOUBLE),
          Map.entry("datetime", Type.DATE),
          Map.entry("date", Type.DATE),
          Map.entry("json", Type.JSON));

  private final Element element;
  private String value;

  DataObjectParser(Element element) {
    this.element = element;
  }

  Optional<DataObject> parse() {
    var id = RequiredId.of(element);
    var name = new Values(element).shortText("name", element.attribute("name"));
    var type = type(element.attribute("itemSubjectRef"));
    element.extension("value", child -> value = child.text());
    element.read();
    if (type == Type.ANY && value == null) {
      return Optional.empty();
    }
    check(type);
    return Optional.of(new DataObject(id, name == null ? id : name, type, value));
  }

  private static Type type(String itemSubject) {
    if (itemSubject == null || !itemSubject.contains(":")) {
      return Type.ANY;
    }
    var local = itemSubject.substring(itemSubject.indexOf(':') + 1);
    return TYPES.getOrDefault(local.toLowerCase(Locale.ROOT), Type.ANY);
  }

  private void check(Type type) {
    if (value == null || Syntax.isExpression(value)) {
      element.expression(value);
      return;
    }
    try {
      type.read(value);
    } catch (IllegalArgumentException | DateTimeException e) {
      element.report(
          BpmnProblem.INVALID_VALUE,
          "The value of "
              + element
              + " is '"
              + value
              + "', which is no "
              + type.name().toLowerCase(Locale.ROOT)
              + ".");
    }
  }
}
