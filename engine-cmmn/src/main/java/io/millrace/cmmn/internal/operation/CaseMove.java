package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Lifecycle;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.IllegalStateEngineException;

/** What callers can ask of a case; refused where its state does not allow it. */
public enum CaseMove {
  /** It completes, provided that nothing keeps it open. */
  COMPLETE("complete", Transition.COMPLETE),
  /** It is over before its end. */
  TERMINATE("terminate", Transition.TERMINATE),
  /** All its criteria are judged again. */
  EVALUATE("evaluate", null);

  private final String verb;
  private final Transition transition;

  CaseMove(String verb, Transition transition) {
    this.verb = verb;
    this.transition = transition;
  }

  /** Returns what is asked, in a word. */
  public String verb() {
    return verb;
  }

  /**
   * Plans the move.
   *
   * @throws IllegalStateEngineException if the state of the case does not allow it
   */
  public void make(CaseInstanceEntity instance, CmmnContext context) {
    if (transition == null) {
      context.unsettled().conditionsChanged(instance);
      return;
    }
    check(instance, context);
    context.apply(instance, transition);
  }

  /**
   * Checks that the state of a case allows the move now.
   *
   * @throws IllegalStateEngineException if it does not
   */
  public void check(CaseInstanceEntity instance, CmmnContext context) {
    if (transition == null) {
      return;
    }
    if (!Lifecycle.allows(ItemKind.CASE, ItemState.of(instance.state()), transition)) {
      throw refused(instance, "it is in the state '" + instance.state() + "'.");
    }
    if (this == COMPLETE) {
      refuseUnlessDone(instance, context);
    }
  }

  private void refuseUnlessDone(CaseInstanceEntity instance, CmmnContext context) {
    if (!StageCompletion.isOpen(instance)) {
      throw refused(instance, "a job is to open or to end it. Let that run, or terminate it.");
    }
    if (!new StageCompletion(context).isPossible(instance)) {
      throw refused(
          instance, "something active or required is left in it. End that first, or terminate it.");
    }
  }

  private IllegalStateEngineException refused(CaseInstanceEntity instance, String why) {
    return new IllegalStateEngineException(
        "Cannot " + verb + " case instance '" + instance.id() + "': " + why);
  }
}
