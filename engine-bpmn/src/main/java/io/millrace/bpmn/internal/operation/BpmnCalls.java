package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.call.Call;
import io.millrace.common.internal.call.CallFailure;
import io.millrace.common.internal.call.CallPartner;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.ScopeTypes;

/**
 * Processes as cases call them, and executions as they call cases.
 *
 * @param runtime the engine's parts
 */
public record BpmnCalls(BpmnRuntime runtime) implements CallPartner {

  /** The code of the error that a boundary event catches when a called case is terminated. */
  static final String CASE_TERMINATED = "caseTerminated";

  @Override
  public String scopeType() {
    return ScopeTypes.BPMN;
  }

  @Override
  public long start(Call call, CommandContext command) {
    return InstanceStart.of(runtime.called().find(call.version(), command))
        .inFamily(call.rootId())
        .name(call.name())
        .businessKey(call.businessKey())
        .tenantId(call.version().tenantId())
        .variables(call.variables())
        .transientVariables(call.transientVariables())
        .run(runtime.in(command))
        .id();
  }

  private ExecutionEntity inFamily(long id, long rootId, CommandContext command) {
    var instance = runtime.in(command).tree().find(id);
    return instance == null || instance.rootInstanceId() != rootId ? null : instance;
  }

  @Override
  public boolean isRunning(long instanceId, long rootId, CommandContext command) {
    return inFamily(instanceId, rootId, command) != null;
  }

  @Override
  public void cancel(long instanceId, long rootId, String reason, CommandContext command) {
    var instance = inFamily(instanceId, rootId, command);
    if (instance != null) {
      var context = runtime.in(command);
      new CallFromOutside(
              "Cannot end the process instance '" + instanceId + "', which a case has called",
              context.skips(),
              context)
          .run(new EndProcessInstance(context, instance, null, reason)::move);
    }
  }

  /** What an execution called names the execution itself. */
  @Override
  public long callerOf(long instanceId, CommandContext command) {
    return 0;
  }

  /** No element of another engine is known here. */
  @Override
  public long calledBy(long elementId, long rootId, CommandContext command) {
    return 0;
  }

  @Override
  public long instanceOf(long elementId, CommandContext command) {
    var execution = execution(elementId, command);
    return execution == null ? 0 : execution.processInstanceId();
  }

  private ExecutionEntity execution(long id, CommandContext command) {
    return runtime.in(command).tree().find(id);
  }

  @Override
  public int depth(long elementId, CommandContext command) {
    var execution = execution(elementId, command);
    return execution == null ? 1 : CallDepth.of(execution, runtime.in(command));
  }

  @Override
  public void ends(long elementId, CallSide called, CommandContext command) {
    var context = runtime.in(command);
    var execution = execution(elementId, command);
    if (execution != null) {
      context.node(execution).inner().calledInstanceEnds(execution, called, context);
    }
  }

  @Override
  public void ended(long elementId, CommandContext command) {
    var execution = execution(elementId, command);
    if (execution != null) {
      runtime.in(command).leave(execution);
    }
  }

  /** Goes on as after any other end where no boundary event catches it. */
  @Override
  public void cutOff(long elementId, String reason, CommandContext command) {
    var failure = new CallFailure(CASE_TERMINATED, reason);
    if (catches(elementId, failure, command)) {
      fail(elementId, failure, command);
    } else {
      ended(elementId, command);
    }
  }

  @Override
  public boolean catches(long elementId, CallFailure failure, CommandContext command) {
    var execution = execution(elementId, command);
    return execution != null
        && new ErrorPropagation(runtime.in(command)).isCaught(failure.code(), execution);
  }

  @Override
  public void fail(long elementId, CallFailure failure, CommandContext command) {
    var execution = execution(elementId, command);
    if (execution != null) {
      new ErrorPropagation(runtime.in(command))
          .propagate(new BpmnError(failure.code(), failure.message()), execution);
    }
  }
}
