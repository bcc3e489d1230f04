package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CallDepth;
import io.millrace.bpmn.internal.operation.CallingBehavior;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.call.CallBinding;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.call.CalledVersion;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.ShortText;
import io.millrace.common.internal.expression.VariableName;
import io.millrace.common.internal.persistence.ExternalIds;

/**
 * Starts another process in the same family and transaction, and waits until that instance has
 * ended.
 *
 * <p>Spec: BPMN 2.0.2 §13.3.5. Deviation: data goes in and out by the field's in and out mappings,
 * not by data associations.
 *
 * @param called which process
 * @param name gives the name of the instance; or null
 * @param idVariable gets its id; or null
 * @param mapping what goes in and out
 */
public record CallActivityBehavior(
    Called called, Expression name, VariableName idVariable, CallData mapping)
    implements CallingBehavior {

  /**
   * Which process is called.
   *
   * @param reference gives the key or id
   * @param binding which version
   * @param version gives the version or version tag, where the binding needs one; otherwise null
   * @param tenantId gives the tenant; null for that of the caller
   * @param orNoTenant whether a definition without a tenant does as well
   */
  public record Called(
      Expression reference,
      CallBinding binding,
      Expression version,
      Expression tenantId,
      boolean orNoTenant) {}

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    call(execution, null, null, context);
  }

  @Override
  public void call(
      ExecutionEntity execution,
      Integer wanted,
      InstanceStart.Beginning beginning,
      BpmnContext context) {
    CallDepth.check(execution, context);
    execution.active(false);
    var version = version(execution, wanted, context);
    var process = context.runtime().called().find(version, context.command());
    var start =
        InstanceStart.of(process)
            .below(execution)
            .with(beginning)
            .tenantId(isWithoutTenant(process) ? version.tenantId() : null)
            .name(
                new ShortText("The name of what '" + execution.activityId() + "' calls")
                    .of(name, context.scope(execution)))
            .businessKey(mapping.businessKey(execution, context))
            .variables(mapping.values(execution, context))
            .transientVariables(mapping.transientValues(execution, context));
    var instance = start.run(context);
    execution.calledInstanceId(instance.id());
    context.variables().set(execution, idVariable, ExternalIds.text(instance.id()));
  }

  /** What is called for want of a definition of the tenant belongs to the tenant nevertheless. */
  private boolean isWithoutTenant(CompiledProcess process) {
    return called.orNoTenant() && process.definition().tenantId().isEmpty();
  }

  private CalledVersion version(ExecutionEntity execution, Integer wanted, BpmnContext context) {
    var scope = context.scope(execution);
    var caller =
        "The call activity '"
            + execution.activityId()
            + "' of process instance '"
            + execution.processInstanceId()
            + "'";
    var reference = called.reference().evaluateString(scope);
    if (reference == null || reference.isBlank()) {
      throw new ExpressionException(
          caller
              + " calls what '"
              + called.reference().text()
              + "' gives, which is nothing. It has to give the key of a process.");
    }
    var tenant = evaluate(called.tenantId(), scope);
    return new CalledVersion(
        reference,
        wanted == null ? called.binding() : CallBinding.VERSION,
        wanted == null ? evaluate(called.version(), scope) : wanted.toString(),
        tenant == null ? execution.tenantId() : tenant,
        called.orNoTenant(),
        context.process(execution).definition().deploymentId(),
        caller);
  }

  private static String evaluate(Expression expression, ExpressionScope scope) {
    return expression == null ? null : expression.evaluateString(scope);
  }

  @Override
  public void calledInstanceEnds(ExecutionEntity execution, CallSide called, BpmnContext context) {
    execution.calledInstanceId(called.instanceId());
    mapping.out(execution, called, context);
  }
}
