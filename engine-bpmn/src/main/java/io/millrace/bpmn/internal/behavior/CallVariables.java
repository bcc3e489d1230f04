package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.Expression;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The variables that go into a called instance and come out of it.
 *
 * @param in single variables that go in
 * @param out single variables that come out
 * @param allIn whether all variables go in, before the single ones
 * @param allOut whether all variables come out, before the single ones
 * @param inheritBusinessKey whether the called instance has the caller's business key
 * @param businessKey gives the business key; null where it is inherited or there is none
 */
public record CallVariables(
    List<Mapping> in,
    List<Mapping> out,
    boolean allIn,
    boolean allOut,
    boolean inheritBusinessKey,
    Expression businessKey) {

  /**
   * One variable.
   *
   * @param source the variable to read; null where an expression is given
   * @param expression gives the value; null where a variable is named
   * @param target gives the name of the variable to set
   */
  public record Mapping(String source, Expression expression, Expression target) {

    private Object read(ExecutionEntity execution, BpmnContext context) {
      return expression == null
          ? context.variables().get(execution, source)
          : expression.evaluate(context.scope(execution));
    }
  }

  String businessKey(ExecutionEntity caller, BpmnContext context) {
    if (inheritBusinessKey) {
      return context.tree().processInstance(caller).businessKey();
    }
    return businessKey == null ? null : businessKey.evaluateString(context.scope(caller));
  }

  Map<String, Object> in(ExecutionEntity caller, BpmnContext context) {
    var values = new LinkedHashMap<String, Object>();
    if (allIn) {
      values.putAll(context.variables().all(caller));
    }
    for (var mapping : in) {
      values.put(
          mapping.target().evaluateString(context.scope(caller)), mapping.read(caller, context));
    }
    return values;
  }

  void out(ExecutionEntity caller, ExecutionEntity called, BpmnContext context) {
    if (allOut) {
      context
          .variables()
          .all(called)
          .forEach((name, value) -> context.variables().set(caller, name, value));
    }
    for (var mapping : out) {
      context
          .variables()
          .set(
              caller,
              mapping.target().evaluateString(context.scope(called)),
              mapping.read(called, context));
    }
  }
}
