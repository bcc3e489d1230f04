package io.millrace.common.internal.variable;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The variables of an element as its delegates and listeners saw them at a moment. They are only
 * read, also when the unit of work is over; values of the application's own classes are the same
 * objects, not copies.
 */
public final class FormerVariables extends NodeVariableScope {

  private final Map<String, Object> all;
  private final Map<String, Object> local;
  private final Map<String, Object> transients;
  private final Map<String, Object> localTransients;
  private final Map<String, Integer> counters;
  private final Map<String, Integer> localCounters;

  /** Keeps what is seen now. */
  FormerVariables(NodeVariableScope live) {
    all = live.getVariables();
    local = live.getVariablesLocal();
    transients = live.getTransientVariables();
    localTransients = live.getTransientVariablesLocal();
    counters = new HashMap<>();
    for (var node : live.node().topFirst()) {
      counters.putAll(node.owner().counters());
      counters.keySet().removeAll(live.access().allLocal(node).keySet());
    }
    localCounters = new HashMap<>(live.node().owner().counters());
    localCounters.keySet().removeAll(local.keySet());
  }

  @Override
  protected VariableAccess access() {
    throw new IllegalStateException("Former variables are only read");
  }

  @Override
  protected VariableNode node() {
    throw new IllegalStateException("Former variables are only read");
  }

  @Override
  public Map<String, Object> getVariables() {
    return new LinkedHashMap<>(all);
  }

  @Override
  public Map<String, Object> getVariablesLocal() {
    return new LinkedHashMap<>(local);
  }

  @Override
  public Object getVariable(String variableName) {
    var counter = counters.get(variableName);
    return counter == null ? all.get(variableName) : counter;
  }

  @Override
  public Object getVariableLocal(String variableName) {
    var counter = localCounters.get(variableName);
    return counter == null ? local.get(variableName) : counter;
  }

  @Override
  public boolean hasVariable(String variableName) {
    return counters.containsKey(variableName) || all.containsKey(variableName);
  }

  @Override
  public boolean hasVariableLocal(String variableName) {
    return localCounters.containsKey(variableName) || local.containsKey(variableName);
  }

  @Override
  public Object getTransientVariable(String variableName) {
    return transients.get(variableName);
  }

  @Override
  public Object getTransientVariableLocal(String variableName) {
    return localTransients.get(variableName);
  }

  @Override
  public Map<String, Object> getTransientVariables() {
    return new LinkedHashMap<>(transients);
  }

  @Override
  public Map<String, Object> getTransientVariablesLocal() {
    return new LinkedHashMap<>(localTransients);
  }
}
