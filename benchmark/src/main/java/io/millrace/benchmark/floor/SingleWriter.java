package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/**
 * Writes each unit of work in a transaction of its own, on a connection of the caller's.
 *
 * @param source where connections come from
 * @param shipping how a unit is written
 */
record SingleWriter(DataSource source, Shipping shipping) implements Writer {

  @Override
  public void write(Work work) {
    try (Connection connection = source.getConnection()) {
      shipping.ship(connection, work);
    } catch (SQLException e) {
      throw new IllegalStateException("The floor cannot write: " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    // the connections are the engine's
  }
}
