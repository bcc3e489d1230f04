package io.millrace.common.internal.service;

import io.millrace.common.delegate.VariableScope;
import io.millrace.common.variable.VariableInstance;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What the services for executions and for tasks have in common: the variables that an execution or
 * task sees or holds. The names of the methods are those of the interfaces.
 */
public abstract class VariableCalls {

  private final Check check;
  private final String idName;

  /** Creates the calls of a service, in which the id of an execution or task has a name. */
  protected VariableCalls(Check check, String idName) {
    this.check = check;
    this.idName = idName;
  }

  /**
   * Answers a question about the variables of an execution or task, or only those it holds itself,
   * without locking it.
   */
  protected abstract <R> R ask(
      String method, String id, boolean local, Function<VariableScope, R> question);

  /** Sets variables where they are seen from an execution or task, or at itself. */
  protected abstract void set(String method, String id, boolean local, Map<String, ?> values);

  /** Removes variables where they are seen from an execution or task, or at itself. */
  protected abstract void remove(String method, String id, boolean local, Collection<String> names);

  /** Returns those of some values that have one of these names; all if the names are null. */
  protected static <V> Map<String, V> only(Map<String, V> values, Collection<String> names) {
    var chosen = new LinkedHashMap<>(values);
    if (names != null) {
      chosen.keySet().retainAll(names);
    }
    return chosen;
  }

  /** Returns the name of a variable that a call names. */
  protected final String name(String method, String variableName) {
    return check.text(method, "variableName", variableName);
  }

  /** Returns the names of variables that a call has to name. */
  protected final Collection<String> given(String method, Collection<String> variableNames) {
    return check.names(method, check.given(method, "variableNames", variableNames));
  }

  public Map<String, Object> getVariables(String id) {
    return ask("getVariables", id, false, VariableScope::getVariables);
  }

  public Map<String, Object> getVariables(String id, Collection<String> variableNames) {
    var names = check.names("getVariables", variableNames);
    return ask(
        "getVariables",
        id,
        false,
        scope -> names == null ? scope.getVariables() : scope.getVariables(names));
  }

  public Map<String, Object> getVariablesLocal(String id) {
    return ask("getVariablesLocal", id, true, VariableScope::getVariablesLocal);
  }

  public Map<String, Object> getVariablesLocal(String id, Collection<String> variableNames) {
    var names = check.names("getVariablesLocal", variableNames);
    return ask(
        "getVariablesLocal",
        id,
        true,
        scope -> names == null ? scope.getVariablesLocal() : scope.getVariablesLocal(names));
  }

  public Object getVariable(String id, String variableName) {
    var name = name("getVariable", variableName);
    return ask("getVariable", id, false, scope -> scope.getVariable(name));
  }

  public <T> T getVariable(String id, String variableName, Class<T> variableClass) {
    var name = name("getVariable", variableName);
    check.given("getVariable", "variableClass", variableClass);
    return ask("getVariable", id, false, scope -> scope.getVariable(name, variableClass));
  }

  public Object getVariableLocal(String id, String variableName) {
    var name = name("getVariableLocal", variableName);
    return ask("getVariableLocal", id, true, scope -> scope.getVariableLocal(name));
  }

  public <T> T getVariableLocal(String id, String variableName, Class<T> variableClass) {
    var name = name("getVariableLocal", variableName);
    check.given("getVariableLocal", "variableClass", variableClass);
    return ask("getVariableLocal", id, true, scope -> scope.getVariableLocal(name, variableClass));
  }

  public boolean hasVariable(String id, String variableName) {
    var name = name("hasVariable", variableName);
    return ask("hasVariable", id, false, scope -> scope.hasVariable(name));
  }

  public boolean hasVariableLocal(String id, String variableName) {
    var name = name("hasVariableLocal", variableName);
    return ask("hasVariableLocal", id, true, scope -> scope.hasVariableLocal(name));
  }

  public Map<String, VariableInstance> getVariableInstances(String id) {
    return ask("getVariableInstances", id, false, VariableScope::getVariableInstances);
  }

  public Map<String, VariableInstance> getVariableInstances(
      String id, Collection<String> variableNames) {
    var names = check.names("getVariableInstances", variableNames);
    return ask(
        "getVariableInstances", id, false, scope -> only(scope.getVariableInstances(), names));
  }

  public Map<String, VariableInstance> getVariableInstancesLocal(String id) {
    return ask("getVariableInstancesLocal", id, true, VariableScope::getVariableInstancesLocal);
  }

  public Map<String, VariableInstance> getVariableInstancesLocal(
      String id, Collection<String> variableNames) {
    var names = check.names("getVariableInstancesLocal", variableNames);
    return ask(
        "getVariableInstancesLocal",
        id,
        true,
        scope -> only(scope.getVariableInstancesLocal(), names));
  }

  public VariableInstance getVariableInstance(String id, String variableName) {
    var name = name("getVariableInstance", variableName);
    return ask("getVariableInstance", id, false, scope -> scope.getVariableInstance(name));
  }

  public VariableInstance getVariableInstanceLocal(String id, String variableName) {
    var name = name("getVariableInstanceLocal", variableName);
    return ask("getVariableInstanceLocal", id, true, scope -> scope.getVariableInstanceLocal(name));
  }

  public void setVariable(String id, String variableName, Object value) {
    var name = name("setVariable", variableName);
    set("setVariable", id, false, Collections.singletonMap(name, value));
  }

  public void setVariableLocal(String id, String variableName, Object value) {
    var name = name("setVariableLocal", variableName);
    set("setVariableLocal", id, true, Collections.singletonMap(name, value));
  }

  public void setVariables(String id, Map<String, ? extends Object> variables) {
    var values = check.variables("setVariables", variables);
    set("setVariables", id, false, values);
  }

  public void setVariablesLocal(String id, Map<String, ? extends Object> variables) {
    var values = check.variables("setVariablesLocal", variables);
    set("setVariablesLocal", id, true, values);
  }

  public void removeVariable(String id, String variableName) {
    var name = name("removeVariable", variableName);
    remove("removeVariable", id, false, List.of(name));
  }

  public void removeVariableLocal(String id, String variableName) {
    var name = name("removeVariableLocal", variableName);
    remove("removeVariableLocal", id, true, List.of(name));
  }

  public void removeVariables(String id, Collection<String> variableNames) {
    var names = given("removeVariables", variableNames);
    remove("removeVariables", id, false, names);
  }

  public void removeVariablesLocal(String id, Collection<String> variableNames) {
    var names = given("removeVariablesLocal", variableNames);
    remove("removeVariablesLocal", id, true, names);
  }

  /** Returns the id of an execution or task that a call names. */
  protected final long id(String method, String value) {
    return check.id(method, idName, value);
  }
}
