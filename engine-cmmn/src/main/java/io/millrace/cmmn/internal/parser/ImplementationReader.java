package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.model.Implementation;
import io.millrace.cmmn.model.ImplementationKind;
import io.millrace.cmmn.model.InjectedField;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Reads which code of the application is called. */
final class ImplementationReader {

  private ImplementationReader() {}

  /** Reads it where an element cannot do without. */
  static Implementation required(Element element) {
    var implementation = optional(element);
    if (implementation == null && empty(element).isEmpty()) {
      element.report(
          CmmnProblem.MISSING_VALUE,
          element + " has neither class, expression nor delegateExpression.");
    }
    return implementation;
  }

  /** Reads it, or null where there is none. */
  static Implementation optional(Element element) {
    var found = new ArrayList<Implementation>();
    var fields = fields(element);
    for (var kind : ImplementationKind.values()) {
      var value = element.engine(kind.text());
      if (value != null) {
        found.add(new Implementation(kind, element.expression(value), fields));
      }
    }
    empty(element)
        .ifPresent(
            name ->
                element.report(
                    CmmnProblem.MISSING_VALUE, element + " has an empty '" + name + "'."));
    if (found.size() > 1) {
      element.report(
          CmmnProblem.CONTRADICTION,
          element + " has several of class, expression, delegateExpression.");
    }
    return found.isEmpty() ? null : found.get(0);
  }

  /** An element that names its code by nothing must not become one that calls none. */
  private static Optional<String> empty(Element element) {
    return Arrays.stream(ImplementationKind.values())
        .map(ImplementationKind::text)
        .filter(element::isLeftEmpty)
        .findFirst();
  }

  /** Reads the values that are injected. */
  static List<InjectedField> fields(Element element) {
    return element.extensions("field").stream().map(ImplementationReader::field).toList();
  }

  private static InjectedField field(Element element) {
    var name = new Values(element).required("name", element.engine("name"));
    var expression = value(element, "expression", "expression");
    var text = value(element, "stringValue", "string");
    if (expression == null && text == null) {
      element.report(CmmnProblem.MISSING_VALUE, "The field '" + name + "' has no value.");
    } else if (expression != null && text != null) {
      element.report(CmmnProblem.CONTRADICTION, "The field '" + name + "' has two values.");
    }
    element.expression(expression);
    var value = expression == null ? text : expression;
    return new InjectedField(name, value == null ? "" : value, expression != null);
  }

  private static String value(Element element, String attribute, String child) {
    var value = element.engine(attribute);
    var inner = element.extension(child);
    return value == null && inner != null ? inner.text() : value;
  }
}
