package io.millrace.benchmark.floor;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.MillraceEngine;
import io.millrace.benchmark.engine.OpenTask;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.Scenarios;
import io.millrace.test.database.TestDatabase;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares what the floor and Millrace have written after each call, table by table and column by
 * column, on the server that the tests of this JVM use.
 */
@Timeout(300)
class FloorRowsTest {

  @ParameterizedTest(name = "{0} at {1}")
  @CsvSource({
    "startToEnd, AUDIT",
    "startToEnd, NONE",
    "terminateUserTasks, AUDIT",
    "terminateUserTasks, NONE"
  })
  void theFloorWritesWhatMillraceWritesNoMoreAndNoLess(String process, History history)
      throws SQLException {
    var millrace = rowsAfterEachCall(MillraceEngine::open, process, history);

    for (FloorForm form : FloorForm.values()) {
      assertThat(rowsAfterEachCall(settings -> FloorEngine.open(settings, form), process, history))
          .as(form.engine())
          .isEqualTo(millrace);
    }
    if (history == History.AUDIT) {
      assertThat(last(millrace)).containsKeys("MR_HI_ACTIVITY", "MR_HI_PROCESS_INSTANCE");
    } else {
      assertThat(last(millrace)).isEmpty();
    }
  }

  private static Map<String, List<Map<String, String>>> last(
      List<Map<String, List<Map<String, String>>>> calls) {
    return calls.get(calls.size() - 1);
  }

  private static List<Map<String, List<Map<String, String>>>> rowsAfterEachCall(
      EngineFactory factory, String process, History history) throws SQLException {
    TestDatabase server = TestDatabase.current();
    var fresh = server.freshDatabase();
    Database database = Database.at(fresh.url(), fresh.user(), fresh.password());
    Scenario scenario = Scenarios.named(process);
    try (EngineUnderTest engine = factory.open(new EngineSettings(database, history, 4, false));
        var connection = database.connect()) {
      engine.deploy(scenario.model());
      WatchedCalls calls = new WatchedCalls(engine, new WrittenRows(connection));
      scenario.run(calls);
      return calls.seen;
    } finally {
      server.drop(fresh);
    }
  }

  /** Looks at all tables after each call that writes. */
  private static final class WatchedCalls implements EngineCalls {

    private final EngineUnderTest engine;
    private final WrittenRows rows;
    private final List<Map<String, List<Map<String, String>>>> seen = new ArrayList<>();

    WatchedCalls(EngineUnderTest engine, WrittenRows rows) {
      this.engine = engine;
      this.rows = rows;
    }

    @Override
    public String start(String processKey, Map<String, Object> variables) {
      String id = engine.start(processKey, new TreeMap<>(variables));
      seen.add(rows.read());
      return id;
    }

    @Override
    public List<OpenTask> tasks(String instanceId) {
      return engine.tasks(instanceId);
    }

    @Override
    public OpenTask task(String instanceId, String name) {
      return engine.task(instanceId, name);
    }

    @Override
    public void complete(OpenTask task) {
      engine.complete(task);
      seen.add(rows.read());
    }
  }
}
