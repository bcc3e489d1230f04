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
    return rows.statements(plan).stream().<Trip>map(s -> new StatementTrip(this, s)).toList();
  }

  private record StatementTrip(StatementShipper shipper, FlushStatement statement) implements Trip {

    /** A count that is compared afterwards must not be committed yet. */
    @Override
    public boolean isWhole() {
      return !statement.isChecked();
    }

    @Override
    public void send(Connection connection, String opening, boolean commits, Runnable leaving)
        throws SQLException {
      var sql = shipper.names.translate(statement.sql());
      try (var prepared = connection.prepareStatement(sql)) {
        var index = 1;
        for (var parameter : statement.parameters()) {
          shipper.dialect.bind(prepared, index++, parameter);
        }
        leaving.run();
        var hit = prepared.executeUpdate();
        if (statement.isChecked()) {
          StaleRowException.check(statement.table(), statement.expected(), hit);
        }
      }
    }
  }
}
