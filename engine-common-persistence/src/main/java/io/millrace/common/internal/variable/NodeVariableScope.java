package io.millrace.common.internal.variable;

import io.millrace.common.BadArgumentException;
import io.millrace.common.delegate.VariableScope;
import io.millrace.common.variable.VariableInstance;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The variables of an element as its delegates and listeners see them. Valid inside one unit of
 * work; used by one thread.
 */
public abstract class NodeVariableScope implements VariableScope {

  /** Returns the variables of the unit of work. */
  protected abstract VariableAccess access();

  /** Returns where this element's variables live. */
  protected abstract VariableNode node();

  /** Returns the variables as they are seen now, for later. */
  public final FormerVariables asTheyAre() {
    return new FormerVariables(this);
  }

  @Override
  public Map<String, Object> getVariables() {
    return access().all(node());
  }

  @Override
  public Map<String, Object> getVariables(Collection<String> variableNames) {
    return named(variableNames, this::hasVariable, this::getVariable);
  }

  @Override
  public Map<String, Object> getVariablesLocal() {
    return access().allLocal(node());
  }

  @Override
  public Map<String, Object> getVariablesLocal(Collection<String> variableNames) {
    return named(variableNames, this::hasVariableLocal, this::getVariableLocal);
  }

  /** What is asked for by its name may be a counter, which is not among those that are listed. */
  private static Map<String, Object> named(
      Collection<String> names, Predicate<String> has, Function<String, Object> value) {
    var chosen = new LinkedHashMap<String, Object>();
    for (var name : names) {
      if (has.test(name)) {
        chosen.put(name, value.apply(name));
      }
    }
    return chosen;
  }

  @Override
  public Object getVariable(String variableName) {
    return access().get(node(), variableName);
  }

  @Override
  public <T> T getVariable(String variableName, Class<T> variableClass) {
    return cast(variableName, getVariable(variableName), variableClass);
  }

  @Override
  public Object getVariableLocal(String variableName) {
    return access().getLocal(node(), variableName);
  }

  @Override
  public <T> T getVariableLocal(String variableName, Class<T> variableClass) {
    return cast(variableName, getVariableLocal(variableName), variableClass);
  }

  private static <T> T cast(String name, Object value, Class<T> type) {
    if (value != null && !type.isInstance(value)) {
      throw new BadArgumentException(
          "The variable '"
              + name
              + "' is a "
              + value.getClass().getName()
              + ", not a "
              + type.getName()
              + ". Ask for it by its own type, or without a type.");
    }
    return type.cast(value);
  }

  @Override
  public VariableInstance getVariableInstance(String variableName) {
    return access().instance(node(), variableName);
  }

  @Override
  public VariableInstance getVariableInstanceLocal(String variableName) {
    return access().instanceLocal(node(), variableName);
  }

  @Override
  public Map<String, VariableInstance> getVariableInstances() {
    return access().instances(node());
  }

  @Override
  public Map<String, VariableInstance> getVariableInstancesLocal() {
    return access().instancesLocal(node());
  }

  @Override
  public Set<String> getVariableNames() {
    return getVariables().keySet();
  }

  @Override
  public Set<String> getVariableNamesLocal() {
    return getVariablesLocal().keySet();
  }

  @Override
  public boolean hasVariable(String variableName) {
    return access().has(node(), variableName);
  }

  @Override
  public boolean hasVariableLocal(String variableName) {
    return access().hasLocal(node(), variableName);
  }

  @Override
  public boolean hasVariables() {
    return !getVariables().isEmpty();
  }

  @Override
  public boolean hasVariablesLocal() {
    return !getVariablesLocal().isEmpty();
  }

  @Override
  public void setVariable(String variableName, Object value) {
    access().set(node(), variableName, value);
  }

  @Override
  public void setVariableLocal(String variableName, Object value) {
    access().setLocal(node(), variableName, value);
  }

  @Override
  public void setVariables(Map<String, ? extends Object> variables) {
    variables.forEach(this::setVariable);
  }

  @Override
  public void setVariablesLocal(Map<String, ? extends Object> variables) {
    variables.forEach(this::setVariableLocal);
  }

  @Override
  public void removeVariable(String variableName) {
    access().remove(node(), variableName);
  }

  @Override
  public void removeVariableLocal(String variableName) {
    access().removeLocal(node(), variableName);
  }

  @Override
  public void removeVariables(Collection<String> variableNames) {
    variableNames.forEach(this::removeVariable);
  }

  @Override
  public void removeVariablesLocal(Collection<String> variableNames) {
    variableNames.forEach(this::removeVariableLocal);
  }

  @Override
  public Object getTransientVariable(String variableName) {
    return access().getTransient(node(), variableName);
  }

  @Override
  public Object getTransientVariableLocal(String variableName) {
    return access().getTransientLocal(node(), variableName);
  }

  @Override
  public Map<String, Object> getTransientVariables() {
    return access().allTransient(node());
  }

  @Override
  public Map<String, Object> getTransientVariablesLocal() {
    return access().allTransientLocal(node());
  }

  @Override
  public void setTransientVariable(String variableName, Object value) {
    access().setTransient(node(), variableName, value);
  }

  @Override
  public void setTransientVariableLocal(String variableName, Object value) {
    access().setTransientLocal(node(), variableName, value);
  }

  @Override
  public void setTransientVariables(Map<String, Object> variables) {
    variables.forEach(this::setTransientVariable);
  }

  @Override
  public void setTransientVariablesLocal(Map<String, Object> variables) {
    variables.forEach(this::setTransientVariableLocal);
  }

  @Override
  public void removeTransientVariable(String variableName) {
    access().removeTransient(node(), variableName);
  }

  @Override
  public void removeTransientVariableLocal(String variableName) {
    access().removeTransientLocal(node(), variableName);
  }
}
