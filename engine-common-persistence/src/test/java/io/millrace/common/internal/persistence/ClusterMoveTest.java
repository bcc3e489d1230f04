package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.test.database.Database;
import io.millrace.test.database.GaleraCluster;
import io.millrace.test.database.GaleraTest;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/**
 * A pool may lead to another server than the engine was built on: an address that a load balancer
 * or a name server moves, a server that joins a cluster. Connections of the engine's own pool are
 * looked at when they are made, in the statement that is sent then anyway.
 */
@GaleraTest
class ClusterMoveTest {

  private final Database node;

  ClusterMoveTest(GaleraCluster cluster) {
    node = cluster.freshDatabase("").get(0);
  }

  /** Returns what is sent on each new connection by an engine that was built on this one. */
  private static String preparation(Connection builtOn) throws SQLException {
    return String.join(";", MySqlDialect.spokenOn(builtOn).sessionSettings(Duration.ofSeconds(7)));
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static String value(Connection connection, String variable) throws SQLException {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery("select @@" + variable)) {
      row.next();
      return row.getString(1);
    }
  }

  @Test
  void engineThatWasBuiltOnASingleServerRefusesConnectionsToANode() throws SQLException {
    try (var single = node.connect();
        var moved = node.connect()) {
      // given
      execute(single, "set session wsrep_on = 0");
      var preparation = preparation(single);
      // when, then
      assertThatThrownBy(() -> execute(moved, preparation))
          .isInstanceOf(SQLException.class)
          .hasMessageContaining("node of a Galera cluster")
          .hasMessageContaining("Build the engine anew")
          .satisfies(e -> assertThat(((SQLException) e).getSQLState()).isEqualTo("08004"));
      execute(single, preparation);
      assertThat(value(single, "innodb_lock_wait_timeout")).isEqualTo("7");
    }
  }

  @Test
  void engineThatWasBuiltOnANodeTakesConnectionsToASingleServer() throws SQLException {
    try (var single = node.connect();
        var builtOn = node.connect()) {
      // given
      execute(single, "set session wsrep_on = 0");
      var preparation = preparation(builtOn);
      // when
      execute(single, preparation);
      // then
      assertThat(value(single, "innodb_lock_wait_timeout")).isEqualTo("7");
    }
  }
}
