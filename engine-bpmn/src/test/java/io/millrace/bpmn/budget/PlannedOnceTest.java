package io.millrace.bpmn.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * On a data source that the application hands in, PostgreSQL parses and plans what is sent again
 * and again only in the beginning.
 */
@ServerTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PlannedOnceTest {

  private static final int CALLS = 20;
  private static final int CALLS_UNTIL_PARSED = 12;

  /** The server plans five times in any case, and some times more while tables grow. */
  private static final int MOST_PLANS = 10;

  private CountedEngine engine;

  @BeforeAll
  void open(Database database) throws SQLException {
    assumeTrue(database.kind() == DatabaseKind.POSTGRESQL, "it tells what it plans");
    engine = CountedEngine.onForeignPool(database);
    keepStatistics(database);
  }

  /**
   * New statistics in the middle make the server plan for values once more (flush-forms.md), which
   * says nothing about the texts.
   */
  private static void keepStatistics(Database database) throws SQLException {
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      statement.execute(
          """
          do $$ declare name text; begin
            for name in select tablename from pg_tables where schemaname = current_schema() loop
              execute format('alter table %I set (autovacuum_enabled = false)', name);
            end loop;
          end $$""");
    }
  }

  @AfterAll
  void close() {
    if (engine != null) {
      engine.close();
    }
  }

  static List<Path> paths() {
    return Path.all();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("paths")
  void aPathThatIsTakenOftenIsNotPlannedAgain(Path path) {
    // given
    call(path, CALLS_UNTIL_PARSED);
    var parsed = engine.preparedOnServer().stream().map(PreparedOnServer::since).toList();
    var before = parsed.stream().max(Instant::compareTo).orElse(Instant.MIN);
    // when
    call(path, CALLS - CALLS_UNTIL_PARSED);
    // then
    var statements = engine.preparedOnServer();
    assertThat(statements.stream().filter(statement -> statement.since().isAfter(before)))
        .as("parsed again")
        .isEmpty();
    assertThat(statements.stream().filter(statement -> statement.timesPlanned() > MOST_PLANS))
        .as("planned again")
        .isEmpty();
  }

  private void call(Path path, int times) {
    for (var i = 0; i < times; i++) {
      engine.call(path);
    }
  }
}
