package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.CaseElement;
import io.millrace.cmmn.internal.command.PlannableItemsCommand;
import io.millrace.cmmn.runtime.PlannableItem;
import io.millrace.cmmn.runtime.PlanningBuilder;
import java.util.List;

/** The calls of the runtime service about planning tables. */
interface PlanningCalls extends CmmnRuntimeCalls {

  @Override
  default List<PlannableItem> getPlannableItems(String caseInstanceId) {
    return getPlannableItems(caseInstanceId, null);
  }

  @Override
  default List<PlannableItem> getPlannableItems(String caseInstanceId, String userId) {
    return plannable(
        CaseElement.instance(CHECK.id("getPlannableItems", "caseInstanceId", caseInstanceId)),
        userId);
  }

  @Override
  default List<PlannableItem> getPlannableItemsOfPlanItemInstance(String planItemInstanceId) {
    return getPlannableItemsOfPlanItemInstance(planItemInstanceId, null);
  }

  @Override
  default List<PlannableItem> getPlannableItemsOfPlanItemInstance(
      String planItemInstanceId, String userId) {
    var method = "getPlannableItemsOfPlanItemInstance";
    var id = CHECK.id(method, "planItemInstanceId", planItemInstanceId);
    return plannable(CaseElement.item(id), userId);
  }

  @Override
  default PlanningBuilder createPlanningBuilder() {
    return new PlanningBuilderImpl(parts());
  }

  private List<PlannableItem> plannable(CaseElement element, String userId) {
    return parts().commands().execute(new PlannableItemsCommand(element, userId, parts().cases()));
  }
}
