package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.SQLException;

/** One statement for each row. Leaves the commit to others. */
final class RowByRow implements Shipping {

  private final Shipping statement = new TableByTable();

  @Override
  public void ship(Connection connection, Work work) throws SQLException {
    for (Work row : work.rows()) {
      statement.ship(connection, row);
    }
  }
}
