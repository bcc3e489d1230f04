package io.millrace.common.internal.persistence;

import io.millrace.common.DatabaseUnavailableException;
import java.sql.SQLException;

/**
 * A statement that gives one number or time, sent beside all commands, on a connection of its own:
 * beside the engine's pool where that is its own, so that it need not wait until that has one free.
 *
 * @param database the database
 * @param type the kind of value
 * @param sql the statement, with the names that tables have unless others are set
 */
public record NumberQuestion(Database database, ColumnType type, String sql) {

  /**
   * Asks.
   *
   * @return the answer; null if the database has none
   * @throws DatabaseUnavailableException if it cannot be asked
   */
  public Object ask(Parameter... parameters) {
    var dialect = database.dialect();
    var source = database.beside() == null ? database.dataSource() : database.beside();
    try (var connection = source.getConnection();
        var statement = connection.prepareStatement(database.names().in(sql))) {
      for (var i = 0; i < parameters.length; i++) {
        dialect.bind(statement, i + 1, parameters[i]);
      }
      try (var rows = statement.executeQuery()) {
        rows.next();
        return dialect.read(rows, 1, type);
      } finally {
        if (!connection.getAutoCommit()) {
          connection.rollback();
        }
      }
    } catch (SQLException e) {
      throw new DatabaseUnavailableException(
          "The database could not be asked '" + sql + "': " + e.getMessage(), e);
    }
  }
}
