package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.IllegalStateEngineException;
import java.util.Map;

/**
 * Variables that a caller gives a transition of a plan item on its way. They are set before it, in
 * its round, so sentries judge both together.
 *
 * @param variables set where the plan item sees them, else at its case
 * @param local set at the plan item itself
 * @param unstored seen in the case until the unit of work is done
 * @param called given to the process or case that the plan item calls when it starts
 */
public record GivenVariables(
    Map<String, Object> variables,
    Map<String, Object> local,
    Map<String, Object> unstored,
    Map<String, Object> called) {

  /** Nothing is given. */
  public static final GivenVariables NONE =
      new GivenVariables(Map.of(), Map.of(), Map.of(), Map.of());

  /**
   * Sets them, unless the move is refused in the state of the plan item.
   *
   * @throws IllegalStateEngineException if it is, or if the plan item calls nothing by this move
   *     and variables are given to what it calls
   */
  public void set(PlanItemEntity item, PlanItemMove move, CmmnContext context) {
    if (equals(NONE)) {
      return;
    }
    move.possible(item, context);
    checkCalls(item, move, context);
    variables.forEach((name, value) -> context.variables().set(item, name, value));
    local.forEach((name, value) -> context.variables().setLocal(item, name, value));
    var instance = context.variables().node(context.tree().instance(item));
    unstored.forEach(
        (name, value) -> context.variables().access().setTransient(instance, name, value));
    context.givenToCalled(item, called);
  }

  private void checkCalls(PlanItemEntity item, PlanItemMove move, CmmnContext context) {
    var calls = ItemWait.CALLS.contains(item.type()) && move == PlanItemMove.START;
    if (!called.isEmpty() && !(calls && !context.node(item).async().async())) {
      throw RefusedItem.of(
          move.verb(),
          item,
          "variables are given to what it calls, and this calls nothing. Give them to the start of a"
              + " process task or case task that does not start in a job.");
    }
  }
}
