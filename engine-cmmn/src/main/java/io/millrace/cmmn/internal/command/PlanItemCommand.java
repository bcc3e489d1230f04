package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.NotAuthorizedException;
import io.millrace.cmmn.internal.operation.Planning;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/**
 * Plans a discretionary item.
 *
 * @param element the case, or the stage or human task whose planning table has it
 * @param discretionaryItemId the item
 * @param userId who plans; null for the application
 * @param cases finds and locks the case
 */
public record PlanItemCommand(
    CaseElement element, String discretionaryItemId, String userId, Cases cases)
    implements Command<List<PlanItemEntity>> {

  private static final String PURPOSE = "plan an item in";

  @Override
  public List<PlanItemEntity> execute(CommandContext context) {
    var planning = new Planning(cases.in(context));
    var offers =
        offers(planning, context).stream()
            .filter(offer -> offer.entry().names().id().equals(discretionaryItemId))
            .toList();
    if (offers.isEmpty()) {
      throw refused(
          "no planning table that is open has an item of this id whose rules hold. Look at what can be"
              + " planned with getPlannableItems.");
    }
    if (offers.size() > 1) {
      throw refused(
          "it can be planned at " + offers.size() + " places. Name the plan item instance.");
    }
    if (!planning.isAllowed(offers.get(0), userId)) {
      throw new NotAuthorizedException(
          asked()
              + "'"
              + userId
              + "' has none of the roles that may plan it. Add an identity link of the case whose type"
              + " is the role.");
    }
    return planning.plan(offers.get(0));
  }

  private List<Planning.Offer> offers(Planning planning, CommandContext context) {
    return element.isItem()
        ? planning.at(cases.lockedItem(element.id(), PURPOSE, context))
        : planning.in(cases.locked(element.id(), PURPOSE, context));
  }

  private IllegalStateEngineException refused(String why) {
    return new IllegalStateEngineException(asked() + why);
  }

  private String asked() {
    return "Cannot plan '"
        + discretionaryItemId
        + "' at the "
        + (element.isItem() ? "plan item" : "case")
        + " '"
        + element.id()
        + "': ";
  }
}
