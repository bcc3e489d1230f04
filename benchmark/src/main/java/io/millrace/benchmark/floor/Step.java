package io.millrace.benchmark.floor;

import java.util.ArrayList;
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
    for (TableRows<Cell> table : inserts) {
      rows.put(table.table(), values(table, moment));
    }
    Map<String, List<Object>> ids = new LinkedHashMap<>();
    deletes.forEach((table, numbers) -> ids.put(table, ids(numbers, moment.firstId())));
    return new Work(rows, ids);
  }

  private static TableRows<Object> values(TableRows<Cell> table, Moment moment) {
    List<List<Object>> rows = new ArrayList<>(table.rows().size());
    for (List<Cell> row : table.rows()) {
      rows.add(values(row, moment));
    }
    return new TableRows<>(table.table(), table.columns(), table.types(), table.terms(), rows);
  }

  private static List<Object> values(List<Cell> row, Moment moment) {
    List<Object> values = new ArrayList<>(row.size());
    for (Cell cell : row) {
      values.add(cell.value(moment));
    }
    return values;
  }

  private static List<Object> ids(List<Integer> numbers, long firstId) {
    List<Object> ids = new ArrayList<>(numbers.size());
    for (int number : numbers) {
      ids.add(firstId + number);
    }
    return ids;
  }
}
