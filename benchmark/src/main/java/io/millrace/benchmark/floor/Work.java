package io.millrace.benchmark.floor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one transaction writes: a step of one instance, or steps of many.
 *
 * @param inserts the rows to insert, by table
 * @param deletes the ids of the rows to delete, by table
 */
record Work(Map<String, TableRows<Object>> inserts, Map<String, List<Object>> deletes) {

  /** Puts the steps of many instances together, each table once and in a fixed order. */
  static Work of(List<Work> parts) {
    if (parts.size() == 1) {
      return parts.get(0);
    }
    Map<String, List<TableRows<Object>>> inserts = new LinkedHashMap<>();
    Map<String, List<Object>> deletes = new LinkedHashMap<>();
    for (Work part : parts) {
      part.inserts.forEach(
          (table, rows) -> inserts.computeIfAbsent(table, key -> new ArrayList<>()).add(rows));
      part.deletes.forEach(
          (table, ids) -> deletes.computeIfAbsent(table, key -> new ArrayList<>()).addAll(ids));
    }
    Map<String, TableRows<Object>> together = new LinkedHashMap<>();
    inserts.forEach((table, rows) -> together.put(table, TableRows.of(rows)));
    return new Work(together, deletes);
  }

  /** The same work in pieces of one row, in the same order. */
  List<Work> rows() {
    List<Work> rows = new ArrayList<>();
    inserts.forEach(
        (table, all) ->
            all.each().forEach(row -> rows.add(new Work(Map.of(table, row), Map.of()))));
    deletes.forEach(
        (table, ids) ->
            ids.forEach(id -> rows.add(new Work(Map.of(), Map.of(table, List.of(id))))));
    return rows;
  }

  /** The tables it writes; a step of a process is told from the others by them. */
  Tables tables() {
    return new Tables(List.copyOf(inserts.keySet()), List.copyOf(deletes.keySet()));
  }

  boolean isEmpty() {
    return inserts.isEmpty() && deletes.isEmpty();
  }

  /**
   * The tables of a work, in its order.
   *
   * @param inserts those that get rows
   * @param deletes those that lose rows
   */
  record Tables(List<String> inserts, List<String> deletes) {}
}
