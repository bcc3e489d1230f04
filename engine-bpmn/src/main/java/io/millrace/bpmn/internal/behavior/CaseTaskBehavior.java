package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CallDepth;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.call.Call;
import io.millrace.common.internal.call.CallBinding;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.call.CalledVersion;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.VariableName;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.ScopeTypes;

/**
 * Starts a case in the same family and transaction, and waits until it has ended. A case that is
 * terminated, and a fault that nothing in it waits for, are errors that a boundary event catches.
 *
 * @param called which case
 * @param name gives the name of the case; or null
 * @param idVariable gets its id; or null
 * @param mapping what goes in and out
 */
public record CaseTaskBehavior(
    Called called, Expression name, VariableName idVariable, CallData mapping)
    implements ActivityBehavior {

  /**
   * Which case is called.
   *
   * @param reference gives the key
   * @param binding which version
   * @param version gives its number; or null
   * @param tenantId gives the tenant; null for that of the process
   * @param orNoTenant whether a definition without a tenant does as well
   */
  public record Called(
      Expression reference,
      CallBinding binding,
      Expression version,
      Expression tenantId,
      boolean orNoTenant) {}

  @Override
  public boolean isCall() {
    return true;
  }

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    CallDepth.check(execution, context);
    execution.active(false);
    var side = context.side(execution);
    var id =
        context
            .runtime()
            .partners()
            .of(ScopeTypes.CMMN)
            .start(call(execution, side, context), context.command());
    execution.calledInstanceId(id);
    context.variables().set(execution, idVariable, ExternalIds.text(id));
  }

  private Call call(ExecutionEntity execution, CallSide side, BpmnContext context) {
    return new Call(
        version(execution, side, context),
        mapping.businessKey(execution, context),
        evaluate(name, side),
        mapping.values(execution, context),
        mapping.transientValues(execution, context),
        execution.rootInstanceId(),
        ScopeTypes.BPMN,
        execution.id());
  }

  private CalledVersion version(ExecutionEntity execution, CallSide side, BpmnContext context) {
    var caller =
        "The case task '%s' of process instance '%s'"
            .formatted(execution.activityId(), execution.processInstanceId());
    var key = evaluate(called.reference(), side);
    if (key == null || key.isBlank()) {
      throw new ExpressionException(
          caller
              + " calls what '"
              + called.reference().text()
              + "' gives, which is nothing. It has to give the key of a case.");
    }
    var tenant = evaluate(called.tenantId(), side);
    return new CalledVersion(
        key,
        called.binding(),
        evaluate(called.version(), side),
        tenant == null ? execution.tenantId() : tenant,
        called.orNoTenant(),
        context.process(execution).definition().deploymentId(),
        caller);
  }

  private static String evaluate(Expression expression, CallSide side) {
    return expression == null ? null : expression.evaluateString(side.scope());
  }

  @Override
  public void calledInstanceEnds(
      ExecutionEntity execution, CallSide instance, BpmnContext context) {
    execution.calledInstanceId(instance.instanceId());
    mapping.out(execution, instance, context);
  }
}
