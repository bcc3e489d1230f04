package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CaseInstanceBuilder;
import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.internal.command.ChangeCaseVariablesCommand;
import io.millrace.cmmn.internal.command.MoveCaseCommand;
import io.millrace.cmmn.internal.command.MovePlanItemCommand;
import io.millrace.cmmn.internal.command.ReadCaseVariablesCommand;
import io.millrace.cmmn.internal.operation.CaseMove;
import io.millrace.cmmn.internal.operation.PlanItemMove;
import io.millrace.cmmn.runtime.PlanItemInstanceTransitionBuilder;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import java.util.Collection;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * Starts cases and moves their plan items. Thread-safe.
 *
 * @param parts what it works with
 */
public record CmmnRuntimeServiceImpl(RuntimeParts parts) implements CmmnRuntimeService {

  private static final Check CHECK = new Check("CmmnRuntimeService");

  @Override
  public CaseInstanceBuilder createCaseInstanceBuilder() {
    return new CaseInstanceBuilderImpl(parts);
  }

  @Override
  public PlanItemInstanceTransitionBuilder createPlanItemInstanceTransitionBuilder(String id) {
    var item = CHECK.id("createPlanItemInstanceTransitionBuilder", "planItemInstanceId", id);
    return new PlanItemInstanceTransitionBuilderImpl(what -> move(item, what));
  }

  private void move(String method, String id, PlanItemMove what) {
    move(CHECK.id(method, "planItemInstanceId", id), what);
  }

  private void move(long item, PlanItemMove what) {
    parts.commands().execute(new MovePlanItemCommand(item, what, parts.lock(), parts.runtime()));
  }

  private void move(String method, String id, CaseMove what) {
    var instance = caseId(method, id);
    parts.commands().execute(new MoveCaseCommand(instance, what, parts.lock(), parts.runtime()));
  }

  private static long caseId(String method, String id) {
    return CHECK.id(method, "caseInstanceId", id);
  }

  @Override
  public void triggerPlanItemInstance(String planItemInstanceId) {
    move("triggerPlanItemInstance", planItemInstanceId, PlanItemMove.TRIGGER);
  }

  @Override
  public void enablePlanItemInstance(String planItemInstanceId) {
    move("enablePlanItemInstance", planItemInstanceId, PlanItemMove.ENABLE);
  }

  @Override
  public void disablePlanItemInstance(String planItemInstanceId) {
    move("disablePlanItemInstance", planItemInstanceId, PlanItemMove.DISABLE);
  }

  @Override
  public void startPlanItemInstance(String planItemInstanceId) {
    move("startPlanItemInstance", planItemInstanceId, PlanItemMove.START);
  }

  @Override
  public void completeStagePlanItemInstance(String planItemInstanceId) {
    move("completeStagePlanItemInstance", planItemInstanceId, PlanItemMove.COMPLETE_STAGE);
  }

  @Override
  public void completeUserEventListenerInstance(String planItemInstanceId) {
    move("completeUserEventListenerInstance", planItemInstanceId, PlanItemMove.TRIGGER);
  }

  @Override
  public void completeGenericEventListenerInstance(String planItemInstanceId) {
    move("completeGenericEventListenerInstance", planItemInstanceId, PlanItemMove.TRIGGER);
  }

  @Override
  public void completeStagePlanItemInstance(String planItemInstanceId, boolean force) {
    move(
        "completeStagePlanItemInstance",
        planItemInstanceId,
        force ? PlanItemMove.FORCE_COMPLETE_STAGE : PlanItemMove.COMPLETE_STAGE);
  }

  @Override
  public void completeCaseInstance(String caseInstanceId) {
    move("completeCaseInstance", caseInstanceId, CaseMove.COMPLETE);
  }

  @Override
  public void terminateCaseInstance(String caseInstanceId) {
    move("terminateCaseInstance", caseInstanceId, CaseMove.TERMINATE);
  }

  @Override
  public void evaluateCriteria(String caseInstanceId) {
    move("evaluateCriteria", caseInstanceId, CaseMove.EVALUATE);
  }

  private void change(
      String method, String id, BiConsumer<VariableAccess, VariableNode> variables) {
    var instance = caseId(method, id);
    parts
        .commands()
        .execute(
            new ChangeCaseVariablesCommand(instance, variables, parts.lock(), parts.runtime()));
  }

  private <R> R ask(String method, String id, BiFunction<VariableAccess, VariableNode, R> about) {
    var instance = caseId(method, id);
    return parts
        .commands()
        .execute(new ReadCaseVariablesCommand<>(instance, about, parts.runtime()));
  }

  @Override
  public void setVariable(String caseInstanceId, String variableName, Object variableValue) {
    var name = CHECK.text("setVariable", "variableName", variableName);
    change("setVariable", caseInstanceId, (access, node) -> access.set(node, name, variableValue));
  }

  @Override
  public void setVariables(String caseInstanceId, Map<String, Object> variables) {
    var values = CHECK.variables("setVariables", variables);
    change(
        "setVariables",
        caseInstanceId,
        (access, node) -> values.forEach((name, value) -> access.set(node, name, value)));
  }

  @Override
  public void removeVariable(String caseInstanceId, String variableName) {
    var name = CHECK.text("removeVariable", "variableName", variableName);
    change("removeVariable", caseInstanceId, (access, node) -> access.remove(node, name));
  }

  @Override
  public void removeVariables(String caseInstanceId, Collection<String> variableNames) {
    var names =
        CHECK.names(
            "removeVariables", CHECK.given("removeVariables", "variableNames", variableNames));
    change(
        "removeVariables",
        caseInstanceId,
        (access, node) -> names.forEach(name -> access.remove(node, name)));
  }

  @Override
  public Object getVariable(String caseInstanceId, String variableName) {
    var name = CHECK.text("getVariable", "variableName", variableName);
    return ask("getVariable", caseInstanceId, (access, node) -> access.get(node, name));
  }

  @Override
  public boolean hasVariable(String caseInstanceId, String variableName) {
    var name = CHECK.text("hasVariable", "variableName", variableName);
    return ask("hasVariable", caseInstanceId, (access, node) -> access.has(node, name));
  }

  @Override
  public Map<String, Object> getVariables(String caseInstanceId) {
    return ask("getVariables", caseInstanceId, (access, node) -> access.all(node));
  }
}
