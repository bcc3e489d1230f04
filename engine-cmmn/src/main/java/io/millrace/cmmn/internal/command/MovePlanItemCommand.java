package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.operation.PlanItemMove;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Moves a plan item as a caller asks.
 *
 * @param planItemId the plan item instance
 * @param move what is asked
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record MovePlanItemCommand(
    long planItemId, PlanItemMove move, CaseLock lock, CmmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var item = lock.item(planItemId, context);
    move.make(item, runtime.in(context));
    return null;
  }
}
