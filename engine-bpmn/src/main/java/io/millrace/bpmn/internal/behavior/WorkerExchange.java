package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.call.CallVariables;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What passes between an activity and its worker.
 *
 * @param showsAll whether the worker sees all variables where no mapping names any
 * @param in what the worker sees
 * @param out what is kept of its variables; empty for all of them
 */
record WorkerExchange(boolean showsAll, CallVariables in, List<Out> out) {

  /**
   * A variable that is kept.
   *
   * @param source the worker's variable; null where an expression is given
   * @param expression gives the value from the worker's variables; null where one is named
   * @param target gives the name under which it is kept
   */
  record Out(String source, Expression expression, Expression target) {

    /** Tells whether it is a variable that the worker brought. */
    private boolean isIn(Map<String, Object> variables) {
      return expression == null && variables.containsKey(source);
    }

    private Object value(Map<String, Object> variables) {
      return expression == null
          ? variables.get(source)
          : expression.evaluate(ExpressionScope.of(variables));
    }
  }

  /** Tells whether the worker sees anything. */
  boolean shows() {
    return showsAll || !in.in().isEmpty();
  }

  /** Returns what the worker sees. */
  Map<String, Object> shown(ExecutionEntity execution, BpmnContext context) {
    if (in.in().isEmpty()) {
      return showsAll ? context.variables().all(execution) : Map.of();
    }
    return in.in(context.side(execution));
  }

  /** Keeps what the worker brought. */
  void keep(ExecutionEntity execution, Map<String, Object> variables, BpmnContext context) {
    keep(out, execution, variables, context);
  }

  /** Keeps what the worker brought of a result that it does not have. */
  void keepOfError(ExecutionEntity execution, Map<String, Object> variables, BpmnContext context) {
    var brought = out.stream().filter(mapping -> mapping.isIn(variables)).toList();
    keep(brought, execution, variables, context);
  }

  private void keep(
      List<Out> mappings,
      ExecutionEntity execution,
      Map<String, Object> variables,
      BpmnContext context) {
    var kept = out.isEmpty() ? variables : mapped(mappings, execution, variables, context);
    kept.forEach((name, value) -> context.variables().set(execution, name, value));
  }

  private static Map<String, Object> mapped(
      List<Out> mappings,
      ExecutionEntity execution,
      Map<String, Object> variables,
      BpmnContext context) {
    var kept = new LinkedHashMap<String, Object>();
    for (var mapping : mappings) {
      var name = mapping.target().evaluateString(context.scope(execution));
      if (name == null || name.isBlank()) {
        throw new ExpressionException(
            "The target '"
                + mapping.target().text()
                + "' of an externalWorkerOutParameter at "
                + context.scope(execution).location()
                + " gives no name. Let it give the name of a variable.");
      }
      kept.put(name, mapping.value(variables));
    }
    return kept;
  }
}
