package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.CalledElement;
import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CallDepth;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.expression.Expression;

/**
 * Starts another process in the same family and transaction, and waits until that instance has
 * ended.
 *
 * <p>Spec: BPMN 2.0.2 §13.3.5. Deviation: data goes in and out by the field's in and out mappings,
 * not by data associations.
 *
 * @param calledElement gives the key or id of the process
 * @param binding which version is called
 * @param version gives the version or version tag, where the binding needs one; otherwise null
 * @param mapping what goes in and out
 */
public record CallActivityBehavior(
    Expression calledElement, CalledElement.Binding binding, Expression version, CallData mapping)
    implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    CallDepth.check(execution, context);
    execution.active(false);
    var called = called(execution, context);
    var start =
        InstanceStart.of(called)
            .below(execution)
            .businessKey(mapping.businessKey(execution, context))
            .variables(mapping.variables().in(context.side(execution)));
    execution.calledInstanceId(start.run(context).id());
  }

  private CompiledProcess called(ExecutionEntity execution, BpmnContext context) {
    var scope = context.scope(execution);
    var reference = calledElement.evaluateString(scope);
    if (reference == null || reference.isBlank()) {
      throw new ExpressionException(
          "The calledElement '%s' of the call activity '%s' of process instance '%s' gives nothing. "
                  .formatted(
                      calledElement.text(), execution.activityId(), execution.processInstanceId())
              + "It has to give the key of a process.");
    }
    return context
        .runtime()
        .calledDefinitions()
        .find(
            reference,
            binding,
            version == null ? null : version.evaluateString(scope),
            execution,
            context);
  }

  @Override
  public void calledInstanceEnds(ExecutionEntity execution, CallSide called, BpmnContext context) {
    execution.calledInstanceId(called.instanceId());
    mapping.variables().out(context.side(execution), called);
  }
}
