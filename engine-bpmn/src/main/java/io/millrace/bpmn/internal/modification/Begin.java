package io.millrace.bpmn.internal.modification;

import io.millrace.bpmn.internal.operation.BeginWith;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CallingBehavior;
import io.millrace.bpmn.internal.operation.PutToken;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.Map;

/**
 * A token that begins somewhere.
 *
 * @param target where
 * @param variables set in the scope, as an assignment in it
 * @param localVariables set at the token
 * @param call what the call activity there calls, and where that begins; null for what the model
 *     says
 */
record Begin(
    Target target, Map<String, Object> variables, Map<String, Object> localVariables, Call call) {

  /**
   * What a call activity calls.
   *
   * @param version the version; null for the one that the model says
   * @param beginning where it begins
   */
  record Call(Integer version, MiddleOfProcess beginning) {}

  static Begin at(Target target) {
    return new Begin(target, Map.of(), Map.of(), null);
  }

  /** What is local to an element ends with it, so its execution is a scope. */
  void in(
      ExecutionEntity scope, Map<String, Map<String, Object>> localByElement, BpmnContext context) {
    var token = context.tree().addChild(scope);
    token.activityId(target.standsAt());
    variables.forEach((name, value) -> context.variables().set(token, name, value));
    setLocal(token, localByElement.getOrDefault(target.node().id(), Map.of()), context);
    setLocal(token, localVariables, context);
    if (target.flow() != null) {
      context.take(token, target.flow());
    } else if (call == null) {
      context.command().agenda().plan(new PutToken(context, token, target.node()));
    } else {
      context
          .command()
          .agenda()
          .plan(new BeginWith(context, token, target.node(), calling(context)));
    }
  }

  private java.util.function.Consumer<ExecutionEntity> calling(BpmnContext context) {
    var behavior = (CallingBehavior) target.node().inner();
    return caller -> behavior.call(caller, call.version(), call.beginning(), context);
  }

  private static void setLocal(
      ExecutionEntity token, Map<String, Object> values, BpmnContext context) {
    if (!values.isEmpty()) {
      token.scope(true);
      values.forEach((name, value) -> context.variables().setLocal(token, name, value));
    }
  }
}
