package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.common.DatabaseUnavailableException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.TestDatabase;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Engines that start at the same time make their tables one after the other. */
@DatabaseTest
class SchemaLockTest {

  @Test
  void whoDoesNotGetTheLockInTimeDoesNotGoOnWithoutIt(Database database, TestDatabase server)
      throws SQLException {
    assumeTrue(
        server.kind() == DatabaseKind.MYSQL || server.kind() == DatabaseKind.MARIADB,
        "the others wait as for any lock");
    try (var first = connect(database);
        var second = connect(database);
        var holding = first.createStatement();
        var waiting = second.createStatement()) {
      MySqlDialect.lockSchema(holding, Duration.ofMinutes(1));
      assertThatThrownBy(() -> MySqlDialect.lockSchema(waiting, Duration.ZERO))
          .isInstanceOf(DatabaseUnavailableException.class)
          .hasMessageContaining("Another engine has been at work on tables of this server");
    }
  }

  private static Connection connect(Database database) throws SQLException {
    return DriverManager.getConnection(database.url(), database.user(), database.password());
  }
}
