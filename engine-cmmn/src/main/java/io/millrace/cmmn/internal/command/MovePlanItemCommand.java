package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.GivenVariables;
import io.millrace.cmmn.internal.operation.PlanItemMove;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Moves a plan item as a caller asks.
 *
 * @param planItemId the plan item instance
 * @param move what is asked
 * @param given what goes with it
 * @param cases finds and locks it
 */
public record MovePlanItemCommand(
    long planItemId, PlanItemMove move, GivenVariables given, Cases cases)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var item = cases.lockedItem(planItemId, move.verb(), context);
    given.set(item, move, cases.in(context));
    move.make(item, cases.in(context));
    return null;
  }
}
