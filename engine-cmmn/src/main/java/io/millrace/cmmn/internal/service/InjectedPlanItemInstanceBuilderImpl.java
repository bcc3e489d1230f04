package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.CaseElement;
import io.millrace.cmmn.internal.command.InjectPlanItemCommand;
import io.millrace.cmmn.internal.query.PlanItemRow;
import io.millrace.cmmn.runtime.InjectedPlanItemInstanceBuilder;
import io.millrace.cmmn.runtime.PlanItemInstance;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.service.Check;

/** Collects what is to be injected. Used by one thread. */
final class InjectedPlanItemInstanceBuilderImpl implements InjectedPlanItemInstanceBuilder {

  private static final Check CHECK = new Check("InjectedPlanItemInstanceBuilder");

  private final CmmnRuntimeParts parts;
  private String name;
  private long definitionId;
  private String elementId;

  InjectedPlanItemInstanceBuilderImpl(CmmnRuntimeParts parts) {
    this.parts = parts;
  }

  @Override
  public InjectedPlanItemInstanceBuilder name(String name) {
    this.name = CHECK.text("name", "name", name);
    return this;
  }

  @Override
  public InjectedPlanItemInstanceBuilder caseDefinitionId(String caseDefinitionId) {
    definitionId = CHECK.id("caseDefinitionId", "caseDefinitionId", caseDefinitionId);
    return this;
  }

  @Override
  public InjectedPlanItemInstanceBuilder elementId(String elementId) {
    this.elementId = CHECK.text("elementId", "elementId", elementId);
    return this;
  }

  @Override
  public PlanItemInstance createInStage(String stagePlanItemInstanceId) {
    var method = "createInStage";
    var id = CHECK.id(method, "stagePlanItemInstanceId", stagePlanItemInstanceId);
    return create(method, CaseElement.item(id));
  }

  @Override
  public PlanItemInstance createInCase(String caseInstanceId) {
    var method = "createInCase";
    var id = CHECK.id(method, "caseInstanceId", caseInstanceId);
    return create(method, CaseElement.instance(id));
  }

  private PlanItemInstance create(String method, CaseElement place) {
    if (definitionId == 0 || elementId == null) {
      throw new BadArgumentException(
          "InjectedPlanItemInstanceBuilder."
              + method
              + ": what to inject was not said. Call caseDefinitionId and elementId.");
    }
    var command = new InjectPlanItemCommand(place, definitionId, elementId, name, parts.cases());
    var item = parts.commands().execute(command);
    return item == null ? null : PlanItemRow.of(item);
  }
}
