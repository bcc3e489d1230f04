package io.millrace.test.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
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
        var connection = connect(proxy)) {
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
        var connection = connect(proxy)) {
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
        var first = connect(proxy);
        var second = connect(proxy)) {
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
      var connection = connect(proxy);
      var before = proxy.counts();
      connection.close();
      assertThat(proxy.counts().since(before).roundTrips()).isZero();
    }
  }

  @Test
  void closedProxyEndsItsConnections() throws SQLException {
    var proxy = WireProxy.before(database);
    try (var connection = connect(proxy)) {
      proxy.close();
      assertThatThrownBy(() -> select(connection)).isInstanceOf(SQLException.class);
    }
  }

  @Test
  void latencyIsAddedToEachRoundTripAndTripsAreCountedAllTheSame() throws SQLException {
    try (var proxy = WireProxy.before(database.url(), Duration.ofMillis(20));
        var connection = connect(proxy)) {
      var before = proxy.counts();
      var begin = System.nanoTime();
      select(connection);
      select(connection);
      assertThat(Duration.ofNanos(System.nanoTime() - begin)).isGreaterThan(Duration.ofMillis(40));
      assertThat(proxy.counts().since(before).roundTrips()).isEqualTo(2);
    }
  }

  @Test
  void aDelayedConnectionEndsWithItsClient() throws SQLException {
    try (var proxy = WireProxy.before(database.url(), Duration.ofMillis(2))) {
      connect(proxy).close();
      try (var next = connect(proxy)) {
        select(next);
      }
      assertThat(proxy.countsPerConnection()).hasSize(2);
    }
  }

  @Test
  void anAddressWithoutAServerIsRefused() {
    assertThatThrownBy(() -> WireProxy.before("jdbc:h2:mem:x", Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("names no PostgreSQL, MariaDB or MySQL server");
  }

  private Connection connect(WireProxy proxy) throws SQLException {
    return DriverManager.getConnection(proxy.url(), database.user(), database.password());
  }

  private static void select(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.executeQuery("select 1").close();
    }
  }
}
