package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * PostgreSQL, one unit of work: one statement with a part for each table, under auto-commit, with
 * the rows as lists of values. A step has the same text for every instance, so the server prepares
 * it once for each connection, with what all instances have in common in it.
 */
final class ValuesStatement implements Shipping {

  private final Map<Work.Tables, String> texts = new ConcurrentHashMap<>();

  @Override
  public void ship(Connection connection, Work work) throws SQLException {
    String text = texts.computeIfAbsent(work.tables(), tables -> text(work));
    try (PreparedStatement statement = connection.prepareStatement(text)) {
      Parameters parameters = new Parameters(statement);
      for (TableRows<Object> rows : work.inserts().values()) {
        parameters.addMarked(rows);
      }
      for (List<Object> ids : work.deletes().values()) {
        parameters.add(ids);
      }
      statement.execute();
    }
  }

  private static String text(Work work) {
    return SqlText.withParts(
        work,
        SqlText::insertWithLiterals,
        table -> SqlText.delete(table, work.deletes().get(table)));
  }
}
