package io.millrace.cmmn.internal.service;

import io.millrace.common.delegate.VariableScope;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.ScopeCalls;
import io.millrace.common.variable.VariableInstance;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The calls about local variables, whose names say in the case engine that they belong to a plan
 * item.
 */
abstract class PlanItemVariables extends ScopeCalls {

  private final Check check;

  PlanItemVariables(Check check) {
    super(check, "caseInstanceId");
    this.check = check;
  }

  public Map<String, Object> getLocalVariables(String planItemInstanceId) {
    return ask("getLocalVariables", planItemInstanceId, true, VariableScope::getVariablesLocal);
  }

  public Map<String, Object> getLocalVariables(
      String planItemInstanceId, Collection<String> variableNames) {
    var names = check.names("getLocalVariables", variableNames);
    return ask(
        "getLocalVariables",
        planItemInstanceId,
        true,
        scope -> names == null ? scope.getVariablesLocal() : scope.getVariablesLocal(names));
  }

  public Object getLocalVariable(String planItemInstanceId, String variableName) {
    var name = name("getLocalVariable", variableName);
    return ask("getLocalVariable", planItemInstanceId, true, scope -> scope.getVariableLocal(name));
  }

  public boolean hasLocalVariable(String planItemInstanceId, String variableName) {
    var name = name("hasLocalVariable", variableName);
    return ask("hasLocalVariable", planItemInstanceId, true, scope -> scope.hasVariableLocal(name));
  }

  public Map<String, VariableInstance> getLocalVariableInstances(String planItemInstanceId) {
    return ask(
        "getLocalVariableInstances",
        planItemInstanceId,
        true,
        VariableScope::getVariableInstancesLocal);
  }

  public VariableInstance getLocalVariableInstance(String planItemInstanceId, String variableName) {
    var name = name("getLocalVariableInstance", variableName);
    return ask(
        "getLocalVariableInstance",
        planItemInstanceId,
        true,
        scope -> scope.getVariableInstanceLocal(name));
  }

  public void setLocalVariable(String planItemInstanceId, String variableName, Object value) {
    var name = name("setLocalVariable", variableName);
    set("setLocalVariable", planItemInstanceId, true, Collections.singletonMap(name, value));
  }

  public void setLocalVariables(
      String planItemInstanceId, Map<String, ? extends Object> variables) {
    var values = check.variables("setLocalVariables", variables);
    set("setLocalVariables", planItemInstanceId, true, values);
  }

  public void removeLocalVariable(String planItemInstanceId, String variableName) {
    var name = name("removeLocalVariable", variableName);
    remove("removeLocalVariable", planItemInstanceId, true, List.of(name));
  }

  public void removeLocalVariables(String planItemInstanceId, Collection<String> variableNames) {
    var names = given("removeLocalVariables", variableNames);
    remove("removeLocalVariables", planItemInstanceId, true, names);
  }
}
