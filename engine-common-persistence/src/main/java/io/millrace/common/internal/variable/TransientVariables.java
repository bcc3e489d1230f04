package io.millrace.common.internal.variable;

import java.util.LinkedHashMap;
import java.util.Map;

/** The variables that live in memory alone, and no longer than a unit of work. */
final class TransientVariables {

  private final VariableLoader loader;

  TransientVariables(VariableLoader loader) {
    this.loader = loader;
  }

  /** Returns those of one node; changes go through. */
  Map<String, Object> at(VariableNode node) {
    return loader.known(node).transients();
  }

  /** Returns the nearest node that has one of a name; null if there is none. */
  VariableNode find(VariableNode lowest, String name) {
    var node = lowest;
    while (node != null && !at(node).containsKey(name)) {
      node = node.parent();
    }
    return node;
  }

  /** Returns all that are seen from a node. */
  Map<String, Object> seenFrom(VariableNode lowest) {
    var all = new LinkedHashMap<String, Object>();
    lowest.topFirst().forEach(node -> all.putAll(at(node)));
    return all;
  }
}
