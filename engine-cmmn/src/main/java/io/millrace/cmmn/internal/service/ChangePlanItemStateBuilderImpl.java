package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.ChangePlanItemStateCommand;
import io.millrace.cmmn.internal.command.StateChangeRequest;
import io.millrace.cmmn.internal.operation.PlannedChange.Kind;
import io.millrace.cmmn.migration.ActivatePlanItemDefinitionMapping;
import io.millrace.cmmn.migration.MoveToAvailablePlanItemDefinitionMapping;
import io.millrace.cmmn.migration.PlanItemDefinitionMapping;
import io.millrace.cmmn.migration.RemoveWaitingForRepetitionPlanItemDefinitionMapping;
import io.millrace.cmmn.migration.TerminatePlanItemDefinitionMapping;
import io.millrace.cmmn.migration.WaitingForRepetitionPlanItemDefinitionMapping;
import io.millrace.cmmn.runtime.ChangePlanItemStateBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.listener.SkipOptions;
import io.millrace.common.internal.service.Check;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what is to happen to the plan items of a case. Used by one thread. */
final class ChangePlanItemStateBuilderImpl implements ChangePlanItemStateBuilder {

  private static final Check CHECK = new Check("ChangePlanItemStateBuilder");

  private final CmmnRuntimeParts parts;
  private final List<StateChangeRequest> changes = new ArrayList<>();
  private final Map<String, Object> variables = new LinkedHashMap<>();
  private boolean skipsCustomListeners;
  private long caseInstanceId;

  ChangePlanItemStateBuilderImpl(CmmnRuntimeParts parts) {
    this.parts = parts;
  }

  @Override
  public ChangePlanItemStateBuilder caseInstanceId(String caseInstanceId) {
    this.caseInstanceId = CHECK.id("caseInstanceId", "caseInstanceId", caseInstanceId);
    return this;
  }

  private ChangePlanItemStateBuilder add(String method, Kind kind, String definitionId) {
    var id = CHECK.text(method, "planItemDefinitionId", definitionId);
    changes.add(new StateChangeRequest(kind, id, null, Map.of()));
    return this;
  }

  private ChangePlanItemStateBuilder addAll(String method, Kind kind, List<String> ids) {
    CHECK.all(method, "planItemDefinitionIds", ids).forEach(id -> add(method, kind, id));
    return this;
  }

  private ChangePlanItemStateBuilder add(String method, PlanItemDefinitionMapping mapping) {
    changes.add(StateChangeRequest.of(CHECK.given(method, "mapping", mapping)));
    return this;
  }

  @Override
  public ChangePlanItemStateBuilder activatePlanItemDefinitionId(String planItemDefinitionId) {
    return add("activatePlanItemDefinitionId", Kind.ACTIVATE, planItemDefinitionId);
  }

  @Override
  public ChangePlanItemStateBuilder activatePlanItemDefinitionIds(
      List<String> planItemDefinitionIds) {
    return addAll("activatePlanItemDefinitionIds", Kind.ACTIVATE, planItemDefinitionIds);
  }

  @Override
  public ChangePlanItemStateBuilder activatePlanItemDefinition(
      ActivatePlanItemDefinitionMapping mapping) {
    return add("activatePlanItemDefinition", mapping);
  }

  @Override
  public ChangePlanItemStateBuilder activatePlanItemDefinitions(
      List<ActivatePlanItemDefinitionMapping> mappings) {
    var method = "activatePlanItemDefinitions";
    CHECK.all(method, "mappings", mappings).forEach(mapping -> add(method, mapping));
    return this;
  }

  @Override
  public ChangePlanItemStateBuilder changeToAvailableStateByPlanItemDefinitionId(
      String planItemDefinitionId) {
    return add(
        "changeToAvailableStateByPlanItemDefinitionId", Kind.AVAILABLE, planItemDefinitionId);
  }

  @Override
  public ChangePlanItemStateBuilder changeToAvailableStateByPlanItemDefinitionIds(
      List<String> planItemDefinitionIds) {
    return addAll(
        "changeToAvailableStateByPlanItemDefinitionIds", Kind.AVAILABLE, planItemDefinitionIds);
  }

  @Override
  public ChangePlanItemStateBuilder changeToAvailableStateByPlanItemDefinition(
      MoveToAvailablePlanItemDefinitionMapping mapping) {
    return add("changeToAvailableStateByPlanItemDefinition", mapping);
  }

  @Override
  public ChangePlanItemStateBuilder terminatePlanItemDefinitionId(String planItemDefinitionId) {
    return add("terminatePlanItemDefinitionId", Kind.TERMINATE, planItemDefinitionId);
  }

  @Override
  public ChangePlanItemStateBuilder terminatePlanItemDefinitionIds(
      List<String> planItemDefinitionIds) {
    return addAll("terminatePlanItemDefinitionIds", Kind.TERMINATE, planItemDefinitionIds);
  }

  @Override
  public ChangePlanItemStateBuilder terminatePlanItemDefinition(
      TerminatePlanItemDefinitionMapping mapping) {
    return add("terminatePlanItemDefinition", mapping);
  }

  @Override
  public ChangePlanItemStateBuilder addWaitingForRepetitionPlanItemDefinitionId(
      String planItemDefinitionId) {
    return add(
        "addWaitingForRepetitionPlanItemDefinitionId", Kind.AWAIT_REPETITION, planItemDefinitionId);
  }

  @Override
  public ChangePlanItemStateBuilder addWaitingForRepetitionPlanItemDefinitionIds(
      List<String> planItemDefinitionIds) {
    return addAll(
        "addWaitingForRepetitionPlanItemDefinitionIds",
        Kind.AWAIT_REPETITION,
        planItemDefinitionIds);
  }

  @Override
  public ChangePlanItemStateBuilder addWaitingForRepetitionPlanItemDefinition(
      WaitingForRepetitionPlanItemDefinitionMapping mapping) {
    return add("addWaitingForRepetitionPlanItemDefinition", mapping);
  }

  @Override
  public ChangePlanItemStateBuilder removeWaitingForRepetitionPlanItemDefinitionId(
      String planItemDefinitionId) {
    return add(
        "removeWaitingForRepetitionPlanItemDefinitionId",
        Kind.REMOVE_WAITING,
        planItemDefinitionId);
  }

  @Override
  public ChangePlanItemStateBuilder removeWaitingForRepetitionPlanItemDefinitionIds(
      List<String> planItemDefinitionIds) {
    return addAll(
        "removeWaitingForRepetitionPlanItemDefinitionIds",
        Kind.REMOVE_WAITING,
        planItemDefinitionIds);
  }

  @Override
  public ChangePlanItemStateBuilder removeWaitingForRepetitionPlanItemDefinition(
      RemoveWaitingForRepetitionPlanItemDefinitionMapping mapping) {
    return add("removeWaitingForRepetitionPlanItemDefinition", mapping);
  }

  @Override
  public ChangePlanItemStateBuilder caseVariable(String name, Object value) {
    variables.put(CHECK.text("caseVariable", "name", name), value);
    return this;
  }

  @Override
  public ChangePlanItemStateBuilder caseVariables(Map<String, Object> variables) {
    this.variables.putAll(CHECK.variables("caseVariables", variables));
    return this;
  }

  @Override
  public ChangePlanItemStateBuilder skipCustomListeners() {
    skipsCustomListeners = true;
    return this;
  }

  @Override
  public void changeState() {
    if (caseInstanceId == 0) {
      throw new BadArgumentException(
          "ChangePlanItemStateBuilder.changeState: no case was named. Call caseInstanceId.");
    }
    if (changes.isEmpty() && variables.isEmpty()) {
      throw new BadArgumentException(
          "ChangePlanItemStateBuilder.changeState: nothing is to be changed. Call one of the methods that say what.");
    }
    parts
        .commands()
        .execute(
            new ChangePlanItemStateCommand(
                caseInstanceId,
                List.copyOf(changes),
                CHECK.variables("changeState", variables),
                new SkipOptions(skipsCustomListeners, false),
                parts.cases(),
                parts.expressions()));
  }
}
