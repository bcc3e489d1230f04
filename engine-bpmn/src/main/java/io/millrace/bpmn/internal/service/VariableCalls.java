package io.millrace.bpmn.internal.service;

import io.millrace.common.delegate.VariableScope;
import io.millrace.common.variable.VariableInstance;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * What the services for executions and for tasks have in common: the variables that an execution or task sees or holds. The names of
 * the methods are those of both interfaces.
 */
abstract class VariableCalls {

  private final Check check;
  private final String idName;

  /** Creates the calls of a service, in which the id of an execution or task has a name. */
  VariableCalls(Check check, String idName) {
    this.check = check;
    this.idName = idName;
  }

  /** Answers a question about the variables of an execution or task, without locking it. */
  abstract <R> R ask(String method, String id, Function<VariableScope, R> question);

  /** Changes variables of an execution or task under its lock. */
  abstract void change(String method, String id, Consumer<VariableScope> change);

  private static <V> Map<String, V> only(Map<String, V> values, Collection<String> names) {
    var chosen = new LinkedHashMap<>(values);
    if (names != null) {
      chosen.keySet().retainAll(names);
    }
    return chosen;
  }

  private String name(String method, String variableName) {
    return check.text(method, "variableName", variableName);
  }

  private Collection<String> given(String method, Collection<String> variableNames) {
    return check.names(method, check.given(method, "variableNames", variableNames));
  }

  public Map<String, Object> getVariables(String id) {
    return ask("getVariables", id, VariableScope::getVariables);
  }

  public Map<String, Object> getVariables(String id, Collection<String> variableNames) {
    var names = check.names("getVariables", variableNames);
    return ask("getVariables", id, scope -> only(scope.getVariables(), names));
  }

  public Map<String, Object> getVariablesLocal(String id) {
    return ask("getVariablesLocal", id, VariableScope::getVariablesLocal);
  }

  public Map<String, Object> getVariablesLocal(String id, Collection<String> variableNames) {
    var names = check.names("getVariablesLocal", variableNames);
    return ask("getVariablesLocal", id, scope -> only(scope.getVariablesLocal(), names));
  }

  public Object getVariable(String id, String variableName) {
    var name = name("getVariable", variableName);
    return ask("getVariable", id, scope -> scope.getVariable(name));
  }

  public <T> T getVariable(String id, String variableName, Class<T> variableClass) {
    var name = name("getVariable", variableName);
    check.given("getVariable", "variableClass", variableClass);
    return ask("getVariable", id, scope -> scope.getVariable(name, variableClass));
  }

  public Object getVariableLocal(String id, String variableName) {
    var name = name("getVariableLocal", variableName);
    return ask("getVariableLocal", id, scope -> scope.getVariableLocal(name));
  }

  public <T> T getVariableLocal(String id, String variableName, Class<T> variableClass) {
    var name = name("getVariableLocal", variableName);
    check.given("getVariableLocal", "variableClass", variableClass);
    return ask("getVariableLocal", id, scope -> scope.getVariableLocal(name, variableClass));
  }

  public boolean hasVariable(String id, String variableName) {
    var name = name("hasVariable", variableName);
    return ask("hasVariable", id, scope -> scope.hasVariable(name));
  }

  public boolean hasVariableLocal(String id, String variableName) {
    var name = name("hasVariableLocal", variableName);
    return ask("hasVariableLocal", id, scope -> scope.hasVariableLocal(name));
  }

  public Map<String, VariableInstance> getVariableInstances(String id) {
    return ask("getVariableInstances", id, VariableScope::getVariableInstances);
  }

  public Map<String, VariableInstance> getVariableInstances(String id, Collection<String> variableNames) {
    var names = check.names("getVariableInstances", variableNames);
    return ask("getVariableInstances", id, scope -> only(scope.getVariableInstances(), names));
  }

  public Map<String, VariableInstance> getVariableInstancesLocal(String id) {
    return ask("getVariableInstancesLocal", id, VariableScope::getVariableInstancesLocal);
  }

  public Map<String, VariableInstance> getVariableInstancesLocal(String id, Collection<String> variableNames) {
    var names = check.names("getVariableInstancesLocal", variableNames);
    return ask("getVariableInstancesLocal", id, scope -> only(scope.getVariableInstancesLocal(), names));
  }

  public VariableInstance getVariableInstance(String id, String variableName) {
    var name = name("getVariableInstance", variableName);
    return ask("getVariableInstance", id, scope -> scope.getVariableInstance(name));
  }

  public VariableInstance getVariableInstanceLocal(String id, String variableName) {
    var name = name("getVariableInstanceLocal", variableName);
    return ask("getVariableInstanceLocal", id, scope -> scope.getVariableInstanceLocal(name));
  }

  public void setVariable(String id, String variableName, Object value) {
    var name = name("setVariable", variableName);
    change("setVariable", id, scope -> scope.setVariable(name, value));
  }

  public void setVariableLocal(String id, String variableName, Object value) {
    var name = name("setVariableLocal", variableName);
    change("setVariableLocal", id, scope -> scope.setVariableLocal(name, value));
  }

  public void setVariables(String id, Map<String, ? extends Object> variables) {
    var values = check.variables("setVariables", variables);
    change("setVariables", id, scope -> scope.setVariables(values));
  }

  public void setVariablesLocal(String id, Map<String, ? extends Object> variables) {
    var values = check.variables("setVariablesLocal", variables);
    change("setVariablesLocal", id, scope -> scope.setVariablesLocal(values));
  }

  public void removeVariable(String id, String variableName) {
    var name = name("removeVariable", variableName);
    change("removeVariable", id, scope -> scope.removeVariable(name));
  }

  public void removeVariableLocal(String id, String variableName) {
    var name = name("removeVariableLocal", variableName);
    change("removeVariableLocal", id, scope -> scope.removeVariableLocal(name));
  }

  public void removeVariables(String id, Collection<String> variableNames) {
    var names = given("removeVariables", variableNames);
    change("removeVariables", id, scope -> scope.removeVariables(names));
  }

  public void removeVariablesLocal(String id, Collection<String> variableNames) {
    var names = given("removeVariablesLocal", variableNames);
    change("removeVariablesLocal", id, scope -> scope.removeVariablesLocal(names));
  }

  /** Returns the id of an execution or task that a call names. */
  final long id(String method, String value) {
    return check.id(method, idName, value);
  }
}
