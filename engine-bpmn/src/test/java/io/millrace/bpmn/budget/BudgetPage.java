package io.millrace.bpmn.budget;

import io.millrace.test.database.DatabaseKind;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** The tables of {@code docs/budgets.md}, by path. */
record BudgetPage(Map<String, Budget> budgets) {

  private static final java.nio.file.Path PAGE = java.nio.file.Path.of("../docs/budgets.md");
  private static final int CELLS = 7;

  static BudgetPage read() {
    try (var lines = Files.lines(PAGE)) {
      var budgets = new LinkedHashMap<String, Budget>();
      lines
          .map(line -> Arrays.stream(line.split("\\|", -1)).map(String::strip).toList())
          .filter(cells -> cells.size() == CELLS + 1 && cells.get(2).matches("\\d+"))
          .forEach(cells -> put(budgets, cells.get(1), Budget.of(cells.subList(2, CELLS))));
      return new BudgetPage(budgets);
    } catch (IOException e) {
      throw new IllegalStateException("The page of budgets cannot be read", e);
    }
  }

  private static void put(Map<String, Budget> budgets, String path, Budget budget) {
    if (budgets.put(path, budget) != null) {
      throw new IllegalStateException("The page of budgets has '" + path + "' twice");
    }
  }

  /**
   * What a path may cost.
   *
   * @param possible trips that are possible
   * @param postgres on PostgreSQL
   * @param mysql on MySQL and on MariaDB
   * @param h2 on H2
   * @param note why it is more than what is possible, or nothing
   */
  record Budget(long possible, Cost postgres, Cost mysql, Cost h2, String note) {

    private static Budget of(java.util.List<String> cells) {
      return new Budget(
          Long.parseLong(cells.get(0)),
          Cost.parse(cells.get(1)),
          Cost.parse(cells.get(2)),
          Cost.parse(cells.get(3)),
          cells.get(4));
    }

    Cost on(DatabaseKind kind) {
      return switch (kind) {
        case POSTGRESQL -> postgres;
        case MARIADB, MYSQL -> mysql;
        case H2 -> h2;
      };
    }

    /** Tells whether the servers do what is possible, MySQL and MariaDB with one trip more. */
    boolean isReached() {
      return postgres.trips() <= possible && mysql.trips() <= possible + 1;
    }
  }
}
