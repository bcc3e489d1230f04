package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.VariableAggregation;
import io.millrace.bpmn.internal.model.VariableMapping;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;

/** Reads what the instances of a multi-instance activity leave behind. */
final class AggregationReader {

  private final Element element;
  private final List<VariableMapping> variables = new ArrayList<>();

  AggregationReader(Element element) {
    this.element = element;
  }

  VariableAggregation read() {
    var values = new Values(element);
    var target = target(element);
    var overview =
        values.flag("createOverviewVariable", element.attribute("createOverviewVariable"), false);
    var isTransient =
        values.flag(
            "storeAsTransientVariable", element.attribute("storeAsTransientVariable"), false);
    var implementation = implementation();
    element.extension("variable", this::readVariable).child("variable", this::readVariable);
    element.read();
    if (target == null || implementation == null && variables.isEmpty()) {
      element.report(
          BpmnProblem.INCOMPLETE_AGGREGATION,
          "A variable aggregation of '"
              + element.ownerId()
              + (target == null ? "' has no target." : "' says nothing that is to be gathered."));
    }
    return new VariableAggregation(target, overview, isTransient, variables, implementation);
  }

  private Implementation implementation() {
    var className = element.attribute("class");
    var expression = element.expression(element.attribute("delegateExpression"));
    if (className != null && expression != null) {
      element.report(
          BpmnProblem.CONTRADICTION,
          "A variable aggregation of '"
              + element.ownerId()
              + "' has both class and delegateExpression.");
    }
    if (className != null) {
      return new Implementation(Implementation.Kind.CLASS, className, List.of());
    }
    return expression == null
        ? null
        : new Implementation(Implementation.Kind.DELEGATE_EXPRESSION, expression, List.of());
  }

  private void readVariable(Element child) {
    var source = child.attribute("source");
    var expression = child.expression(child.attribute("sourceExpression"));
    var named = target(child);
    var target = named == null ? child.expression(source) : named;
    if (target == null || (source == null) == (expression == null)) {
      child.report(
          BpmnProblem.INCOMPLETE_AGGREGATION,
          "A variable of an aggregation has source '"
              + source
              + "', sourceExpression '"
              + expression
              + "' and target '"
              + named
              + "'.");
    }
    variables.add(new VariableMapping(source, expression, target));
    child.read();
  }

  private static String target(Element element) {
    var expression = element.expression(element.attribute("targetExpression"));
    var name = new Values(element).stored("target", element.attribute("target"));
    return name == null ? expression : name;
  }
}
