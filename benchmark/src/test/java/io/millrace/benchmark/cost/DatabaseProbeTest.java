package io.millrace.benchmark.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

@DatabaseTest
class DatabaseProbeTest {

  private final io.millrace.test.database.Database given;
  private final Database database;

  DatabaseProbeTest(io.millrace.test.database.Database given) {
    this.given = given;
    this.database = Database.at(given.url(), given.user(), given.password());
  }

  @Test
  void rowsAndConnectionsAreCountedButForHistory() throws SQLException {
    execute("create table MR_THING (A_ integer)", "create table MR_HI_THING (A_ integer)");
    try (var other = database.connect();
        DatabaseProbe probe = DatabaseProbe.of(database)) {
      execute("insert into MR_THING values (1), (2)", "insert into MR_HI_THING values (1)");

      assertThat(probe.runtimeRows()).hasValue(2);
      assertThat(probe.connections().orElseThrow()).isPositive();
      assertThat(other.isValid(5)).isTrue();
    }
    execute("drop table MR_THING", "drop table MR_HI_THING");
  }

  @Test
  void serversTellWhatWasWritten() throws SQLException {
    execute("create table MR_ROW (A_ integer)", "create table MR_HI_ROW (A_ integer)");
    try (DatabaseProbe probe = DatabaseProbe.of(database)) {
      Map<Cost, Double> log = probe.writeAhead();
      Meter rows = new DifferenceMeter(probe::rows);
      Meter disk = new DifferenceMeter(probe::disk);
      rows.begin();
      disk.begin();
      execute("insert into MR_ROW values (1), (2), (3)", "insert into MR_HI_ROW values (1)");

      probe.awaitOthers(() -> false);
      Map<Cost, Double> spent = new EnumMap<>(Cost.class);
      spent.putAll(rows.end());
      spent.putAll(disk.end());
      if (given.kind() == DatabaseKind.H2) {
        assertThat(spent).isEmpty();
        assertThat(log).isEmpty();
      } else {
        assertThat(spent.get(Cost.ROWS_INSERTED)).isGreaterThanOrEqualTo(4);
        assertThat(spent).containsKeys(Cost.ROWS_DELETED, Cost.DISK_BYTES, Cost.HISTORY_DISK_BYTES);
        assertThat(probe.writeAhead().get(Cost.WAL_BYTES)).isGreaterThan(log.get(Cost.WAL_BYTES));
      }
      if (given.kind() == DatabaseKind.POSTGRESQL) {
        assertThat(spent.get(Cost.HISTORY_ROWS_INSERTED)).isEqualTo(1);
      }
    }
    execute("drop table MR_ROW", "drop table MR_HI_ROW");
  }

  @Test
  void nobodyWaitsForConnectionsWhenTheRunIsToEnd() {
    try (DatabaseProbe probe = DatabaseProbe.of(database)) {
      probe.awaitOthers(() -> true);

      assertThat(probe.connections()).isPresent();
    }
  }

  private void execute(String... statements) throws SQLException {
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }
}
