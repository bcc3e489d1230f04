package io.millrace.benchmark.floor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a call writes for every instance.
 *
 * @param inserts the rows to insert, in the order of the tables
 * @param deletes the numbers of the ids of the rows to delete, by table
 */
record Step(List<TableRows<Cell>> inserts, Map<String, List<Integer>> deletes) {

  /** The work of this step for one instance. */
  Work at(Moment moment) {
    Map<String, TableRows<Object>> rows = new LinkedHashMap<>();
    inserts.forEach(table -> rows.put(table.table(), values(table, moment)));
    Map<String, List<Object>> ids = new LinkedHashMap<>();
    deletes.forEach((table, numbers) -> ids.put(table, ids(numbers, moment.firstId())));
    return new Work(rows, ids);
  }

  private static TableRows<Object> values(TableRows<Cell> table, Moment moment) {
    return new TableRows<>(
        table.table(),
        table.columns(),
        table.types(),
        table.rows().stream().map(row -> values(row, moment)).toList());
  }

  private static List<Object> values(List<Cell> row, Moment moment) {
    return row.stream().map(cell -> cell.value(moment)).toList();
  }

  private static List<Object> ids(List<Integer> numbers, long firstId) {
    return numbers.stream().<Object>map(number -> firstId + number).toList();
  }
}
