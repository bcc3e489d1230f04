package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.CaseElement;
import io.millrace.cmmn.internal.command.PlanItemCommand;
import io.millrace.cmmn.internal.query.PlanItemRow;
import io.millrace.cmmn.runtime.PlanItemInstance;
import io.millrace.cmmn.runtime.PlanningBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.service.Check;
import java.util.List;

/** Collects what is to be planned. Used by one thread. */
final class PlanningBuilderImpl implements PlanningBuilder {

  private static final Check CHECK = new Check("PlanningBuilder");

  private final CmmnRuntimeParts parts;
  private String discretionaryItemId;
  private CaseElement element;
  private boolean isTwofold;
  private String userId;

  PlanningBuilderImpl(CmmnRuntimeParts parts) {
    this.parts = parts;
    this.userId = parts.runtime().identity().currentUserId();
  }

  @Override
  public PlanningBuilder discretionaryItemId(String discretionaryItemId) {
    this.discretionaryItemId =
        CHECK.text("discretionaryItemId", "discretionaryItemId", discretionaryItemId);
    return this;
  }

  @Override
  public PlanningBuilder caseInstanceId(String caseInstanceId) {
    return at(CaseElement.instance(CHECK.id("caseInstanceId", "caseInstanceId", caseInstanceId)));
  }

  @Override
  public PlanningBuilder planItemInstanceId(String planItemInstanceId) {
    var id = CHECK.id("planItemInstanceId", "planItemInstanceId", planItemInstanceId);
    return at(CaseElement.item(id));
  }

  private PlanningBuilder at(CaseElement place) {
    isTwofold = element != null && !element.equals(place);
    element = place;
    return this;
  }

  @Override
  public PlanningBuilder userId(String userId) {
    this.userId = CHECK.textOrNull("userId", "userId", userId);
    return this;
  }

  @Override
  public List<PlanItemInstance> plan() {
    if (discretionaryItemId == null || element == null || isTwofold) {
      throw new BadArgumentException(
          "PlanningBuilder.plan: what to plan, or where, was not said, or two places were. Call"
              + " discretionaryItemId, and either caseInstanceId or planItemInstanceId.");
    }
    var command = new PlanItemCommand(element, discretionaryItemId, userId, parts.cases());
    return parts.commands().execute(command).stream()
        .<PlanItemInstance>map(PlanItemRow::of)
        .toList();
  }
}
