package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.call.Call;
import io.millrace.common.internal.call.CallFailure;
import io.millrace.common.internal.call.CallPartner;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.call.CalledVersions;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeTypes;

/**
 * Cases as they are called, and plan items as they call.
 *
 * @param runtime the engine's parts
 * @param versions finds what is called
 * @param called remembers where cases were called
 */
public record CmmnCalls(CmmnRuntime runtime, CalledVersions<CaseGraph> versions, CalledCases called)
    implements CallPartner {

  @Override
  public String scopeType() {
    return ScopeTypes.CMMN;
  }

  @Override
  public long start(Call call, CommandContext command) {
    var graph = versions.find(call.version(), command);
    var instance =
        new CaseStart(graph)
            .variables(call.variables())
            .transientVariables(call.transientVariables())
            .labels(made -> label(made, call))
            .calledBy(call)
            .run(runtime.in(command));
    if (instance.isCalled()) {
      called.note(command);
    }
    return instance.id();
  }

  private static void label(CaseInstanceEntity instance, Call call) {
    instance.businessKey(call.businessKey());
    instance.name(call.name());
  }

  private static CaseInstanceEntity inFamily(long id, long rootId, CommandContext command) {
    var instance = command.unitOfWork().find(CaseInstanceEntity.TABLE, id);
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
      CaseCaller.cutOff(instance, reason, context);
      var call =
          new CallFromOutside(
              "Cannot end the case instance '" + instanceId + "', which was called",
              context.modelListeners().skips(),
              context);
      var end = new ApplyCaseTransition(context, instance, Transition.TERMINATE);
      context.planNext(() -> call.runDirectly(() -> context.planNext(end)));
    }
  }

  @Override
  public long callerOf(long instanceId, CommandContext command) {
    return command
        .unitOfWork()
        .known(PlanItemEntity.TABLE)
        .filter(item -> item.referenceId() == instanceId)
        .mapToLong(PlanItemEntity::id)
        .findFirst()
        .orElse(0);
  }

  /** A case that was not opened yet came into memory with no plan item. */
  @Override
  public long calledBy(long elementId, long rootId, CommandContext command) {
    var known = called(elementId, command);
    if (known == 0) {
      command
          .unitOfWork()
          .fetch(
              Read.where(
                  CaseInstanceEntity.TABLE,
                  "ROOT_INSTANCE_ID_ = ? and SUPER_EXECUTION_ID_ = ?",
                  Parameter.of(rootId),
                  Parameter.of(elementId)));
    }
    return known == 0 ? called(elementId, command) : known;
  }

  private static long called(long elementId, CommandContext command) {
    return command
        .unitOfWork()
        .known(CaseInstanceEntity.TABLE)
        .filter(instance -> instance.superExecutionId() == elementId)
        .mapToLong(CaseInstanceEntity::id)
        .findFirst()
        .orElse(0);
  }

  @Override
  public long instanceOf(long elementId, CommandContext command) {
    var item = command.unitOfWork().find(PlanItemEntity.TABLE, elementId);
    return item == null ? 0 : item.caseInstanceId();
  }

  @Override
  public int depth(long elementId, CommandContext command) {
    var context = runtime.in(command);
    var item = context.tree().find(elementId);
    var above = item == null ? null : CaseCaller.of(context.tree().instance(item), context);
    return above == null ? 1 : 1 + above.depth(command);
  }

  @Override
  public void ends(long elementId, CallSide called, CommandContext command) {
    var context = runtime.in(command);
    var item = context.tree().find(elementId);
    if (item != null) {
      context.node(item).behavior().calledInstanceEnds(item, called, context);
    }
  }

  /** One that is suspended completes when it goes on. */
  @Override
  public void ended(long elementId, CommandContext command) {
    var context = runtime.in(command);
    var item = context.tree().find(elementId);
    if (item != null) {
      context.apply(item, Transition.COMPLETE);
    }
  }

  @Override
  public void cutOff(long elementId, String reason, CommandContext command) {
    var context = runtime.in(command);
    var item = context.tree().find(elementId);
    if (item != null) {
      context.apply(item, isActive(item) ? Transition.TERMINATE : Transition.EXIT);
    }
  }

  private static boolean isActive(PlanItemEntity item) {
    return ItemState.of(item.state()) == ItemState.ACTIVE;
  }

  @Override
  public boolean catches(long elementId, CallFailure failure, CommandContext command) {
    var item = runtime.in(command).tree().find(elementId);
    return item != null && isActive(item);
  }

  @Override
  public void fail(long elementId, CallFailure failure, CommandContext command) {
    var context = runtime.in(command);
    var item = context.tree().find(elementId);
    if (item != null) {
      new ItemFault(context, item).happen(failure);
    }
  }
}
