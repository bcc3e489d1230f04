package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CollectionHandling;
import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.InjectedField;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;

/** Reads a collection that stands as an element, and the code that makes its elements. */
final class CollectionReader {

  private final Element element;
  private final List<InjectedField> fields = new ArrayList<>();
  private String text;
  private boolean isText;
  private Implementation implementation;

  CollectionReader(Element element) {
    this.element = element;
  }

  void read() {
    implementation =
        implementation(given("class"), element.expression(given("delegateExpression")));
    element.extension("string", child -> take(child, child.text(), true));
    element.extension("expression", child -> take(child, child.expression(child.text()), false));
    element.extension("field", field -> new FieldParser(field).parse().ifPresent(fields::add));
    element.read();
  }

  /** Returns an expression, the name of a variable, or what the code is given; may be null. */
  String text() {
    return text;
  }

  /** Returns the code, or null where the text is all. */
  CollectionHandling handling() {
    return implementation == null
        ? null
        : new CollectionHandling(
            new Implementation(implementation.kind(), implementation.value(), fields), isText);
  }

  private String given(String name) {
    var plain = element.attribute(name);
    return plain == null ? element.engine(name) : plain;
  }

  private Implementation implementation(String className, String expression) {
    if (className != null && expression != null) {
      element.report(
          BpmnProblem.SEVERAL_IMPLEMENTATIONS,
          "The collection of the multi-instance activity '"
              + element.ownerId()
              + "' has both class and delegateExpression.");
    }
    if (className != null) {
      return new Implementation(Implementation.Kind.CLASS, className, List.of());
    }
    if (expression == null) {
      return null;
    }
    if (!Syntax.isExpression(expression)) {
      element.report(
          BpmnProblem.INVALID_EXPRESSION,
          "The delegateExpression '" + expression + "' is no expression.",
          expression);
    }
    return new Implementation(Implementation.Kind.DELEGATE_EXPRESSION, expression, List.of());
  }

  private void take(Element child, String value, boolean literal) {
    if (text != null) {
      child.report(
          BpmnProblem.CONTRADICTION,
          "The collection of the multi-instance activity '"
              + element.ownerId()
              + "' is '"
              + text
              + "', and '"
              + value
              + "' as well.");
    }
    text = value;
    isText = literal;
  }
}
