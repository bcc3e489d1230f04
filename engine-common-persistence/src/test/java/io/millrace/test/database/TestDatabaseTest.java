package io.millrace.test.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;

@DatabaseTest
class TestDatabaseTest {

  @Test
  void serverIsOfTheKindThatTheBuildAskedFor(TestDatabase server) {
    assertThat(server.kind().option())
        .isEqualTo(System.getProperty(TestDatabase.KIND_PROPERTY, "h2"));
    assertThat(server.version()).matches("\\d+(\\.\\d+)+");
    assertThat(server.toString()).startsWith(server.kind().product() + " " + server.version());
  }

  @Test
  void freshDatabasesAreEmptyAndApart(TestDatabase server) throws SQLException {
    var first = server.freshDatabase();
    var second = server.freshDatabase();
    execute(first, "create table thing (id int)");
    execute(second, "create table thing (id int)");
    execute(first, "insert into thing values (1)");
    assertThat(count(first)).isEqualTo(1);
    assertThat(count(second)).isZero();
    server.drop(first);
    server.drop(second);
  }

  @Test
  void droppedDatabaseHoldsNothingAnyMore(TestDatabase server) throws SQLException {
    var database = server.freshDatabase();
    execute(database, "create table thing (id int)");
    server.drop(database);
    assertThatThrownBy(() -> count(database)).isInstanceOf(SQLException.class);
  }

  private static void execute(Database database, String sql) throws SQLException {
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static int count(Database database) throws SQLException {
    try (var connection = database.connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from thing")) {
      rows.next();
      return rows.getInt(1);
    }
  }
}
