package io.millrace.bpmn.internal.operation;

import io.millrace.common.internal.agenda.Operation;

/**
 * Looks at the conditions that variables may have made true.
 *
 * <p>Planned when the first variable changes, and done when the element that changed it has been
 * left: an activity that is done is not cut off by what it leaves behind, and no further one begins
 * before. While a step is under way that called user code which called the engine, nothing is
 * looked at; it is as soon as that activity has been left.
 *
 * @param passed how many steps it has let go first
 */
record EvaluateConditions(BpmnContext context, int passed) implements Operation {

  /** A token whose work is done is triggered, then leaves. */
  private static final int STEPS_TO_LEAVE = 2;

  @Override
  public void run() {
    var agenda = context.command().agenda();
    if (context.isInStep()) {
      context.conditions().postpone();
    } else if (passed < STEPS_TO_LEAVE && !agenda.isEmpty()) {
      agenda.plan(new EvaluateConditions(context, passed + 1));
    } else {
      context.conditions().evaluate();
    }
  }
}
