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
    Map<String, TableRows<Object>> inserts = new LinkedHashMap<>();
    Map<String, List<Object>> deletes = new LinkedHashMap<>();
    for (Work part : parts) {
      part.inserts.forEach((table, rows) -> inserts.merge(table, rows, TableRows::and));
      part.deletes.forEach(
          (table, ids) -> deletes.computeIfAbsent(table, key -> new ArrayList<>()).addAll(ids));
    }
    return new Work(inserts, deletes);
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

  boolean isEmpty() {
    return inserts.isEmpty() && deletes.isEmpty();
  }
}
