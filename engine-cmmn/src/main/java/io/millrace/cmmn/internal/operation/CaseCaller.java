package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.call.CallFailure;
import io.millrace.common.internal.call.CallPartner;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.listener.ModelListeners;
import io.millrace.common.internal.scope.ScopeTypes;

/**
 * The element that called a case and waits for it.
 *
 * @param partner its engine
 * @param elementId the execution or plan item
 */
record CaseCaller(CallPartner partner, long elementId) {

  /** Returns who called a case; null for nobody. */
  static CaseCaller of(CaseInstanceEntity instance, CmmnContext context) {
    if (!instance.isCalled()) {
      return null;
    }
    var partners = context.runtime().partners();
    if (instance.superExecutionId() != 0) {
      return new CaseCaller(partners.of(ScopeTypes.BPMN), instance.superExecutionId());
    }
    var own = partners.of(ScopeTypes.CMMN);
    var item = own.callerOf(instance.id(), context.command());
    return item == 0 ? null : new CaseCaller(own, item);
  }

  /** Notes that the caller ends a case, and whose it was, as long as that can be told. */
  static void cutOff(CaseInstanceEntity instance, String reason, CmmnContext context) {
    var caller = of(instance, context);
    if (caller != null) {
      caller.note(instance, context.command());
    }
    instance.cutOff(reason);
  }

  void note(CaseInstanceEntity instance, CommandContext command) {
    instance.superInstanceId(partner.instanceOf(elementId, command));
  }

  boolean isPlanItem() {
    return partner.scopeType().equals(ScopeTypes.CMMN);
  }

  int depth(CommandContext command) {
    return partner.depth(elementId, command);
  }

  boolean catches(CallFailure failure, CommandContext command) {
    return partner.catches(elementId, failure, command);
  }

  /** The case is over and still there to be read: the caller gets what comes out of it. */
  void givesBack(CaseInstanceEntity instance, CmmnContext context) {
    new BoundItems(context, instance).giveOutputs();
    var variables = context.variables();
    partner.ends(
        elementId,
        new CallSide(variables.access(), variables.node(instance), context.caseScope(instance)),
        context.command());
  }

  void ended(CommandContext command) {
    partner.ended(elementId, command);
  }

  /** The case was ended and is gone; what follows is no part of the call that ended it. */
  void cutOff(String reason, CommandContext command) {
    ModelListeners.of(command).behindCall(() -> partner.cutOff(elementId, reason, command));
  }

  void fail(CallFailure failure, CommandContext command) {
    partner.fail(elementId, failure, command);
  }
}
