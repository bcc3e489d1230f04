package io.millrace.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.engine.MillraceEngine;
import io.millrace.benchmark.scenario.Scenarios;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.common.history.HistoryLevel;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.StatementCounts;
import io.millrace.test.database.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the five processes pay for history, on the database that the tests of this JVM use: nothing
 * without it, and one insert for each table where it is kept.
 */
class HistoryLevelsTest {

  private static final StatementCounts NOTHING = new StatementCounts(0, 0, 0, 0, 0);

  private final CountingDataSource source =
      new CountingDataSource(TestDatabase.current().freshDatabase().dataSource());
  private List<String> sent = List.of();

  @Test
  void aProcessWithoutHistoryThatNeverWaitsCostsNothing() {
    assertThat(costsOf("startToEnd", HistoryLevel.NONE)).isEqualTo(NOTHING);
    assertThat(costsOf("allSequentialServiceTasks", HistoryLevel.NONE)).isEqualTo(NOTHING);
  }

  @ParameterizedTest
  @CsvSource({"parallelSubprocesses", "manyVariables", "terminateUserTasks"})
  void aProcessWithoutHistorySendsNothingForIt(String process) {
    costsOf(process, HistoryLevel.NONE);
    assertThat(historyInserts()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "startToEnd, 2",
    "allSequentialServiceTasks, 2",
    "parallelSubprocesses, 3",
    "manyVariables, 4",
    "terminateUserTasks, 4"
  })
  void historyIsWrittenToTheTablesOfWhatThereWas(String process, int tables) {
    costsOf(process, HistoryLevel.AUDIT);
    assertThat(historyInserts().stream().distinct()).hasSize(tables);
  }

  /** Runs an instance when all that an engine asks for once is known. */
  private StatementCounts costsOf(String process, HistoryLevel level) {
    var scenario = Scenarios.named(process);
    var configuration =
        new ProcessEngineConfiguration()
            .setDataSource(source)
            .setDatabaseSchemaUpdate("create-drop")
            .setHistoryLevel(level)
            .setAsyncExecutorActivate(false);
    try (var engine = MillraceEngine.around(configuration.buildProcessEngine())) {
      engine.deploy(scenario.model());
      scenario.run(engine);
      source.forgetTexts();
      var before = source.counts();
      scenario.run(engine);
      sent = source.texts();
      return source.counts().since(before);
    }
  }

  /** Returns the names of the history tables that were written, once for each time. */
  private List<String> historyInserts() {
    var tables = new ArrayList<String>();
    for (var text : sent) {
      for (var sql : text.split(";")) {
        var insert = sql.indexOf("insert into MR_HI_");
        if (insert >= 0) {
          tables.add(sql.substring(insert).split("[ (]+")[2]);
        }
      }
    }
    return tables;
  }
}
