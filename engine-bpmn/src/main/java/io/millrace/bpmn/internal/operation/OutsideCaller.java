package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.call.CallFailure;
import io.millrace.common.internal.call.CallPartner;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.listener.ModelListeners;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeTypes;

/**
 * The element of a case that called a process instance and waits for it. A row of such an instance
 * says so by belonging to the family of another one although no execution called it.
 *
 * @param partner the engine of the case
 * @param elementId the plan item
 */
public record OutsideCaller(CallPartner partner, long elementId, CommandContext command) {

  /**
   * Returns who called a process instance from outside; null for nobody.
   *
   * @throws IllegalStateException if the family is not locked, whose rows tell who it was
   */
  public static OutsideCaller of(ExecutionEntity instance, BpmnContext context) {
    if (instance.rootInstanceId() == instance.id() || instance.superExecutionId() != 0) {
      return null;
    }
    if (!FamilyLock.holds(context.command(), instance.rootInstanceId())) {
      throw new IllegalStateException(
          "The family of process instance '" + instance.id() + "' is not locked");
    }
    var partner = context.runtime().partners().of(ScopeTypes.CMMN);
    var element = partner.callerOf(instance.id(), context.command());
    return element == 0 ? null : new OutsideCaller(partner, element, context.command());
  }

  /** Returns the case. */
  long instanceId() {
    return partner.instanceOf(elementId, command);
  }

  /** Returns how many instances there are from the case up to the root. */
  int depth() {
    return partner.depth(elementId, command);
  }

  /** Tells whether the element can fail now. */
  boolean catches(CallFailure failure) {
    return partner.catches(elementId, failure, command);
  }

  /** The instance has come to its end and is still there to be read. */
  void ends(CallSide called) {
    partner.ends(elementId, called, command);
  }

  /** The instance has come to its end and is gone. */
  void ended() {
    partner.ended(elementId, command);
  }

  /** The instance was deleted and is gone; what follows is no part of the call that deleted it. */
  public void cutOff(String reason) {
    ModelListeners.of(command).behindCall(() -> partner.cutOff(elementId, reason, command));
  }

  /** An error left the instance, which is gone. */
  void fail(CallFailure failure) {
    partner.fail(elementId, failure, command);
  }
}
