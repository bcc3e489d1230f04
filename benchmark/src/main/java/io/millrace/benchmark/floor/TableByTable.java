package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** One statement for each table, with all of its rows. Leaves the commit to others. */
final class TableByTable implements Shipping {

  @Override
  public void ship(Connection connection, Work work) throws SQLException {
    for (TableRows<Object> rows : work.inserts().values()) {
      try (PreparedStatement insert = connection.prepareStatement(SqlText.insert(rows))) {
        new Parameters(insert).add(rows);
        insert.execute();
      }
    }
    for (var deletes : work.deletes().entrySet()) {
      List<Object> ids = deletes.getValue();
      try (PreparedStatement delete =
          connection.prepareStatement(SqlText.delete(deletes.getKey(), ids))) {
        new Parameters(delete).add(ids);
        delete.execute();
      }
    }
  }
}
