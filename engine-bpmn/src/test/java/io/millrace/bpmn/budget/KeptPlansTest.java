package io.millrace.bpmn.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import java.sql.SQLException;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * PostgreSQL keeps its general plans when it has seen tables whose rows come and go, few instances
 * with some rows each in many pages, and when tables have grown that it has not seen at all.
 */
@ServerTest
class KeptPlansTest {

  private static final int GONE = 150;
  private static final int RUNNING = 4;
  private static final int CALLS = 30;
  private static final int GROWN = 3_000;

  /** The server plans for values until those plans are dearer than the general one on average. */
  private static final int MOST_PLANS = 10;

  private Database database;
  private CountedEngine engine;

  @BeforeEach
  void open(Database database) throws SQLException {
    assumeTrue(database.kind() == DatabaseKind.POSTGRESQL, "it tells what it plans");
    this.database = database;
    engine = CountedEngine.onForeignPool(database);
    execute("alter table MR_EXECUTION set (autovacuum_enabled = false)");
    execute("alter table MR_TASK set (autovacuum_enabled = false)");
    execute("alter table MR_VARIABLE set (autovacuum_enabled = false)");
  }

  @AfterEach
  void close() {
    if (engine != null) {
      engine.close();
    }
  }

  @Test
  void statisticsOfFewInstancesDoNotMakeItPlanForEachValue() throws SQLException {
    complete(GONE);
    IntStream.range(0, RUNNING).forEach(i -> start());
    execute("analyze");

    assertThatPlansAreKept();
  }

  @Test
  void tablesThatHaveGrownUnseenDoNotMakeItPlanForEachValue() throws SQLException {
    complete(GONE);
    IntStream.range(0, GROWN).forEach(i -> start());
    execute("vacuum");

    assertThatPlansAreKept();
  }

  private void assertThatPlansAreKept() {
    var before = plans();
    complete(CALLS);
    var since = plans();
    since.replaceAll((text, times) -> times - before.getOrDefault(text, 0L));
    assertThat(since).allSatisfy((text, times) -> assertThat(times).isLessThan(MOST_PLANS));
  }

  private Map<String, Long> plans() {
    return engine.preparedOnServer().stream()
        .collect(
            Collectors.toMap(PreparedOnServer::text, PreparedOnServer::timesPlanned, Long::sum));
  }

  private void complete(int instances) {
    for (var i = 0; i < instances; i++) {
      engine.tasks().complete(engine.task(start()));
    }
  }

  private ProcessInstance start() {
    var variables =
        IntStream.range(0, 10)
            .boxed()
            .collect(Collectors.toMap(i -> "variable" + i, i -> (Object) i));
    return engine.start("planned", variables, process -> process.userTask("task"));
  }

  private void execute(String sql) throws SQLException {
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
