package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/**
 * Sends each statement of a flush as a trip of its own and compares the number of rows here. For
 * connections that take no strings of several statements.
 */
record StatementShipper(Dialect dialect, RowSql rows, TableNames names) implements FlushShipper {

  @Override
  public boolean carriesCommit() {
    return false;
  }

  @Override
  public List<Trip> trips(FlushPlan plan) {
    return rows.statements(plan).stream().<Trip>map(this::trip).toList();
  }

  private Trip trip(FlushStatement statement) {
    return (connection, opening, commits) -> send(connection, statement);
  }

  private void send(Connection connection, FlushStatement statement) throws SQLException {
    try (var prepared = connection.prepareStatement(names.translate(statement.sql()))) {
      var index = 1;
      for (var parameter : statement.parameters()) {
        dialect.bind(prepared, index++, parameter);
      }
      var hit = prepared.executeUpdate();
      if (statement.isChecked()) {
        StaleRowException.check(statement.table(), statement.expected(), hit);
      }
    }
  }
}
