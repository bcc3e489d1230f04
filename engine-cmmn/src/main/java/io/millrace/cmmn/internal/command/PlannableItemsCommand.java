package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.Planning;
import io.millrace.cmmn.runtime.PlannableItem;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/**
 * Returns what can be planned in a case, or at a stage or human task. Nothing is locked.
 *
 * @param element the case or plan item
 * @param userId only what this user may plan; null for all
 * @param cases finds it
 */
public record PlannableItemsCommand(CaseElement element, String userId, Cases cases)
    implements Command<List<PlannableItem>> {

  @Override
  public List<PlannableItem> execute(CommandContext context) {
    var planning = new Planning(cases.in(context));
    return offers(planning, context).stream()
        .filter(offer -> planning.isAllowed(offer, userId))
        .<PlannableItem>map(ShownPlannableItem::of)
        .toList();
  }

  private List<Planning.Offer> offers(Planning planning, CommandContext context) {
    var purpose = "return what can be planned at";
    return element.isItem()
        ? planning.at(Cases.requireItem(element.id(), purpose, context))
        : planning.in(cases.require(element.id(), purpose, context));
  }
}
