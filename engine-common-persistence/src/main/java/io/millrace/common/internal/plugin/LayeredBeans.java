package io.millrace.common.internal.plugin;

import java.util.AbstractMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The beans of the settings, as they are at the moment, and behind them those of plug-ins. */
final class LayeredBeans extends AbstractMap<String, Object> {

  private final Map<String, Object> first;
  private final Map<String, Object> second;

  LayeredBeans(Map<String, Object> first, Map<String, Object> second) {
    this.first = first;
    this.second = second;
  }

  @Override
  public Object get(Object name) {
    return first.containsKey(name) ? first.get(name) : second.get(name);
  }

  @Override
  public boolean containsKey(Object name) {
    return first.containsKey(name) || second.containsKey(name);
  }

  @Override
  public Set<Entry<String, Object>> entrySet() {
    var all = new HashMap<>(second);
    all.putAll(first);
    return Map.copyOf(all).entrySet();
  }
}
