package io.millrace.benchmark.engine;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Tells an engine's tables of history from all others by the beginning of their names. Stateless.
 *
 * @param prefix the beginning, in upper case, such as {@code MR_HI_}; a schema's name may precede
 */
public record HistoryTables(String prefix) {

  /**
   * Leaves out what is history.
   *
   * @param rows rows by name of the table, over all tables
   * @return rows of the other tables, in the order of their names
   */
  public Map<String, Long> without(Map<String, Long> rows) {
    Map<String, Long> others = new TreeMap<>(rows);
    others.keySet().removeIf(table -> table.toUpperCase(Locale.ROOT).contains(prefix));
    return others;
  }
}
