package io.millrace.common.internal.variable;

import io.millrace.common.internal.persistence.Dependent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a unit of work knows of the variables of one node. */
final class NodeVariables {

  private final VariableNode node;
  private final Map<String, VariableEntity> rows = new LinkedHashMap<>();
  private final List<VariableEntity> removed = new ArrayList<>();
  private final Map<String, Object> transients = new LinkedHashMap<>();
  private boolean loaded;

  /** Starts with nothing, which is all there is if the owner has none. */
  NodeVariables(VariableNode node) {
    this.node = node;
    loaded = node.owner().isNew() || node.owner().count(Dependent.VARIABLE) == 0;
  }

  /** Returns the node. */
  VariableNode node() {
    return node;
  }

  /** Adds the rows whose values somebody may have changed in place to a list. */
  void addChangeable(List<VariableEntity> changeable) {
    for (var row : rows.values()) {
      if (row.isChangeable()) {
        changeable.add(row);
      }
    }
  }

  boolean isLoaded() {
    return loaded;
  }

  /** Notes that all rows of the database have been put. */
  void loaded() {
    loaded = true;
  }

  /** Tells whether there never was a variable. */
  boolean isUntouched() {
    return rows.isEmpty() && removed.isEmpty() && transients.isEmpty();
  }

  VariableEntity get(String name) {
    return rows.get(name);
  }

  Map<String, VariableEntity> rows() {
    return rows;
  }

  void put(VariableEntity row) {
    rows.put(row.name(), row);
  }

  void remove(VariableEntity row) {
    rows.remove(row.name());
    removed.add(row);
  }

  Map<String, Object> transients() {
    return transients;
  }

  /** Returns all rows that are or were in memory. */
  List<VariableEntity> everyRow() {
    var all = new ArrayList<>(rows.values());
    all.addAll(removed);
    return all;
  }

  /** Forgets everything: the node is over. */
  void clear() {
    rows.clear();
    removed.clear();
    transients.clear();
    loaded = true;
  }
}
