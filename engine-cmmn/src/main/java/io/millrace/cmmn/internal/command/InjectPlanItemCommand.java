package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.Injection;
import io.millrace.cmmn.internal.operation.RefusedItem;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.OwnerEntity;

/**
 * Adds a plan item to a running stage or case. Returns it, the first one if there are several; null
 * if it repeats over a collection without elements.
 *
 * @param place the stage or case
 * @param definitionId the version that has the plan item
 * @param elementId the plan item
 * @param name the name it gets; null for that of the model
 * @param cases finds and locks the case
 */
public record InjectPlanItemCommand(
    CaseElement place, long definitionId, String elementId, String name, Cases cases)
    implements Command<PlanItemEntity> {

  private static final String PURPOSE = "inject a plan item into";

  @Override
  public PlanItemEntity execute(CommandContext context) {
    var injection = new Injection(cases.in(context), container(context));
    var items = injection.inject(definitionId, elementId, name);
    return items.isEmpty() ? null : items.get(0);
  }

  private OwnerEntity container(CommandContext context) {
    if (!place.isItem()) {
      return cases.locked(place.id(), PURPOSE, context);
    }
    var item = cases.lockedItem(place.id(), PURPOSE, context);
    if (!cases.in(context).isStage(item)) {
      throw RefusedItem.of(
          PURPOSE, item, "it is a " + item.type() + ", not a stage. Name a stage or the case.");
    }
    return item;
  }
}
