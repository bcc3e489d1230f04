package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.model.ErrorEventDefinition;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.InstanceEnd;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes a modelled error to the innermost event that catches it, outwards to the one who called; an
 * exception of the application likewise, to an event whose code is its class. What is thrown behind
 * an activity, by a condition or listener of a flow, is not the activity's own.
 *
 * <p>Spec: BPMN 2.0.2 §10.5.1, §13.5.3. Deviation: an error or exception that nothing catches is
 * thrown to the caller, and nothing is committed.
 */
final class ErrorPropagation {

  private final BpmnContext context;

  ErrorPropagation(BpmnContext context) {
    this.context = context;
  }

  /**
   * Finds the catching event and lets it happen next, so that what it ends does nothing more.
   *
   * @throws RuntimeException what was thrown if nothing catches it
   */
  void propagate(RuntimeException thrown, ExecutionEntity thrower) {
    context.command().agenda().planNext(next(thrown, thrower));
  }

  /**
   * Finds the catching event and lets it happen before anything else, in the middle of a step that
   * is not to go on.
   *
   * @throws RuntimeException what was thrown if nothing catches it
   */
  void propagateAtOnce(RuntimeException thrown, ExecutionEntity thrower) {
    var next = next(thrown, thrower);
    try {
      while (next instanceof LeaveCallByError leaves) {
        leaves.giveBack();
        next = leaves.next();
      }
      next.move();
    } catch (
        RuntimeException further) { // of a mapping, or a listener told of what the first one ends
      propagateAtOnce(further, next.execution());
    }
  }

  private TokenOperation next(RuntimeException thrown, ExecutionEntity thrower) {
    var fault = ThrownFault.of(thrown);
    if (fault == null) {
      throw thrown;
    }
    var caught = caught(fault, thrower);
    return caught == null ? leaving(thrown, thrower) : happens(caught, fault);
  }

  private TokenOperation happens(CatchingEvent<ErrorEventDefinition> caught, ThrownFault fault) {
    var happens = caught.happens(Arrival.of(caught.definition(), fault), context);
    return givingBack(caught.left(), happens);
  }

  /** Returns what called instances give back, the innermost first, and then something else. */
  private TokenOperation givingBack(List<ExecutionEntity> left, TokenOperation last) {
    var next = last;
    for (var i = left.size() - 1; i >= 0; i--) {
      var called = left.get(i);
      next = new LeaveCallByError(context, CatchSearch.outer(called, context), called, next);
    }
    return next;
  }

  /** Tells whether an event catches an error of a code. */
  boolean isCaught(String code, ExecutionEntity thrower) {
    return search().find(WantedCodes.of(code), thrower) != null;
  }

  /** Tells whether an event will catch what the work of an activity threw before it has begun. */
  boolean willBeCaught(RuntimeException thrown, ExecutionEntity thrower) {
    var fault = ThrownFault.of(thrown);
    if (fault == null) {
      return false;
    }
    return isAtBorder(fault.wanted(), thrower) || search().find(fault.wanted(), thrower) != null;
  }

  private boolean isAtBorder(WantedCodes codes, ExecutionEntity thrower) {
    return !LeaveActivity.isLoopInstance(thrower, context)
        && search().isCaughtBy(context.node(thrower).boundaryEvents(), codes);
  }

  private CatchSearch<ErrorEventDefinition> search() {
    return new CatchSearch<>(ErrorEventDefinition.class, ErrorEventDefinition::errorCode, context);
  }

  private CatchingEvent<ErrorEventDefinition> caught(ThrownFault fault, ExecutionEntity thrower) {
    var caught = search().find(fault.wanted(), thrower);
    if (caught != null || fault.isModelled()) {
      context.countError(fault.code());
    }
    if (caught != null) {
      context.command().checkMayCommit(caughtInVain(fault, thrower, caught), fault.thrown());
      endInstances(thrower, caught.host());
      context.cancellation().run(() -> tellReceived(caught, fault.code()));
    }
    return caught;
  }

  /** An error that a listener throws while it is told of an error is caught by no event. */
  private void tellReceived(CatchingEvent<ErrorEventDefinition> caught, String code) {
    var bus = context.runtime().eventBus();
    context.tell(() -> bus.errorReceived(caught.host(), caught.event(), code, context));
  }

  private static String caughtInVain(
      ThrownFault fault, ExecutionEntity thrower, CatchingEvent<?> caught) {
    return "The "
        + fault
        + " of '"
        + thrower.activityId()
        + "' (process instance '"
        + thrower.processInstanceId()
        + "') would be caught by '"
        + caught.event().element().id()
        + "', but what follows it could not be kept. ";
  }

  /**
   * Returns the step by which an error leaves the outermost instance for the case that called it.
   *
   * @throws RuntimeException what was thrown if no case did, or that cannot fail now, or if it is
   *     no error of the model
   */
  private TokenOperation leaving(RuntimeException thrown, ExecutionEntity thrower) {
    if (!(thrown instanceof BpmnError error)) {
      throw thrown;
    }
    var left = new ArrayList<ExecutionEntity>();
    var outermost = context.tree().processInstance(thrower);
    while (outermost.superExecutionId() != 0) {
      left.add(outermost);
      outermost = context.tree().processInstance(context.tree().find(outermost.superExecutionId()));
    }
    var caller = OutsideCaller.of(outermost, context);
    if (caller == null || !caller.catches(LeaveByError.failure(error))) {
      throw error;
    }
    endInstances(thrower, outermost);
    return givingBack(left, new LeaveByError(context, outermost, caller, error));
  }

  /** Notes that the instances that the error left on its way out are ended by it. */
  private void endInstances(ExecutionEntity thrower, ExecutionEntity host) {
    for (var at = thrower;
        at.processInstanceId() != host.processInstanceId();
        at = CatchSearch.outer(at, context)) {
      if (at.isProcessInstance()) {
        at.endedBy(InstanceEnd.ERROR);
      }
    }
  }
}
