package io.millrace.benchmark.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConnectionPoolTest {

  private static final Database DATABASE =
      Database.at("jdbc:h2:mem:connection-pool;DB_CLOSE_DELAY=-1", "sa", "");

  @Test
  void poolStaysOpenForAnEngineThatStarts() throws SQLException {
    try (ConnectionPool pool = ConnectionPool.start(DATABASE, 1, opened -> opened);
        Connection connection = pool.dataSource().getConnection()) {
      assertThat(connection.isValid(1)).isTrue();
    }
  }

  @Test
  void poolIsClosedIfTheEngineDoesNotStart() {
    IllegalStateException failure = new IllegalStateException("no engine");
    List<ConnectionPool> opened = new ArrayList<>();

    assertThatThrownBy(() -> ConnectionPool.start(DATABASE, 1, pool -> fail(pool, opened, failure)))
        .isSameAs(failure);

    assertThatThrownBy(() -> opened.get(0).dataSource().getConnection())
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("has been closed");
  }

  private static Object fail(
      ConnectionPool pool, List<ConnectionPool> opened, RuntimeException failure) {
    opened.add(pool);
    throw failure;
  }
}
