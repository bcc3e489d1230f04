package io.millrace.test.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

@DatabaseTest
class CountingDataSourceTest {

  private final CountingDataSource source;

  CountingDataSourceTest(Database database) {
    this.source = new CountingDataSource(database.dataSource());
  }

  @Test
  void statementsBatchesCommitsAndRollbacksAreCounted() throws SQLException {
    try (var connection = source.getConnection()) {
      execute(connection, "create table counted (id int)");
      connection.setAutoCommit(false);
      try (var insert = connection.prepareStatement("insert into counted values (?)")) {
        for (var id = 0; id < 3; id++) {
          insert.setInt(1, id);
          insert.addBatch();
        }
        assertThat(insert.executeBatch()).hasSize(3);
      }
      connection.commit();
      execute(connection, "delete from counted");
      connection.rollback();
    }
    assertThat(source.counts()).isEqualTo(new StatementCounts(1, 2, 1, 1, 1));
    assertThat(source.texts())
        .containsExactly(
            "create table counted (id int)",
            "insert into counted values (?)",
            "delete from counted");
  }

  @Test
  void countsSinceAnEarlierMomentAreTheDifference() throws SQLException {
    try (var connection = source.getConnection()) {
      execute(connection, "select 1");
      var before = source.counts();
      source.forgetTexts();
      try (var statement = connection.prepareStatement("select 2")) {
        statement.executeQuery().close();
        statement.execute();
      }
      assertThat(source.counts().since(before)).isEqualTo(new StatementCounts(0, 2, 0, 0, 0));
      assertThat(source.texts()).containsExactly("select 2", "select 2");
    }
  }

  @Test
  void connectionsInUseAreKnown() throws SQLException {
    try (var first = source.getConnection()) {
      assertThat(first.isClosed()).isFalse();
      var second = source.getConnection();
      assertThat(source.openConnections()).isEqualTo(2);
      second.close();
      second.close();
      assertThat(source.openConnections()).isEqualTo(1);
    }
    assertThat(source.openConnections()).isZero();
    assertThat(source.mostOpenConnections()).isEqualTo(2);
  }

  @Test
  void failuresReachTheCallerAsTheyAre() throws SQLException {
    try (var connection = source.getConnection()) {
      assertThatThrownBy(() -> execute(connection, "select nothing from nowhere"))
          .isInstanceOf(SQLException.class);
    }
    assertThat(source.counts().statements()).isEqualTo(1);
  }

  @Test
  void statementLeadsBackToTheCountedConnection() throws SQLException {
    try (var connection = source.getConnection();
        var statement = connection.createStatement()) {
      assertThat(statement.getConnection()).isSameAs(connection);
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
