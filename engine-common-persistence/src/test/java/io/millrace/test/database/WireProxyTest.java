package io.millrace.test.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

@ServerTest
class WireProxyTest {

  private final Database database;

  WireProxyTest(Database database) {
    this.database = database;
  }

  @Test
  void oneStatementIsOneRoundTrip() throws SQLException {
    try (var proxy = WireProxy.before(database);
        var connection = proxy.database().connect()) {
      var before = proxy.counts();
      select(connection);
      assertThat(proxy.counts().since(before).roundTrips()).isEqualTo(1);
      select(connection);
      select(connection);
      assertThat(proxy.counts().since(before).roundTrips()).isEqualTo(3);
    }
  }

  @Test
  void bytesAreCountedInBothDirections() throws SQLException {
    try (var proxy = WireProxy.before(database);
        var connection = proxy.database().connect()) {
      var before = proxy.counts();
      try (var statement =
          connection.prepareStatement("select concat('" + "x".repeat(1000) + "', 'y')")) {
        statement.executeQuery().close();
      }
      var counts = proxy.counts().since(before);
      assertThat(counts.bytesToServer()).isBetween(1000L, 2000L);
      assertThat(counts.bytesToClient()).isBetween(1000L, 2000L);
    }
  }

  @Test
  void eachConnectionHasCountsOfItsOwn() throws SQLException {
    try (var proxy = WireProxy.before(database);
        var first = proxy.database().connect();
        var second = proxy.database().connect()) {
      var before = proxy.countsPerConnection();
      assertThat(before).hasSize(2);
      select(second);
      assertThat(first.isClosed()).isFalse();
      var after = proxy.countsPerConnection();
      assertThat(after.get(0)).isEqualTo(before.get(0));
      assertThat(after.get(1).since(before.get(1)).roundTrips()).isEqualTo(1);
    }
  }

  @Test
  void logOutIsNoRoundTrip() throws SQLException {
    try (var proxy = WireProxy.before(database)) {
      var connection = proxy.database().connect();
      var before = proxy.counts();
      connection.close();
      assertThat(proxy.counts().since(before).roundTrips()).isZero();
    }
  }

  @Test
  void closedProxyEndsItsConnections() throws SQLException {
    var proxy = WireProxy.before(database);
    try (var connection = proxy.database().connect()) {
      proxy.close();
      assertThatThrownBy(() -> select(connection)).isInstanceOf(SQLException.class);
    }
  }

  private static void select(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.executeQuery("select 1").close();
    }
  }
}
