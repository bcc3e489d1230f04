package io.millrace.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.MillraceEngine;
import io.millrace.benchmark.scenario.Scenarios;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.TestDatabase;
import io.millrace.test.database.WireProxy;
import java.util.Comparator;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Pins what each call of the five processes costs, with history: round trips on the wire and
 * statements, guards and those that begin and end the transaction included. It is the cost of the
 * cheapest of some instances, since the pool and the clock send something of their own now and
 * then.
 */
class RoundTripsTest {

  private static final int INSTANCES = 12;

  @ParameterizedTest(name = "{0} {1}: start {2}, query {3}, completions {4}")
  @CsvSource({
    "POSTGRESQL, startToEnd, 1/1, -, -",
    "POSTGRESQL, allSequentialServiceTasks, 1/1, -, -",
    "POSTGRESQL, manyVariables, 1/1, 1/1, 2/7",
    "POSTGRESQL, terminateUserTasks, 1/1, 1/1, 1/7",
    "POSTGRESQL, parallelSubprocesses, 1/1, 1/1, 1/4 1/1 1/4",
    "MARIADB, startToEnd, 1/4, -, -",
    "MARIADB, allSequentialServiceTasks, 1/4, -, -",
    "MARIADB, manyVariables, 1/6, 1/1, 2/17",
    "MARIADB, terminateUserTasks, 1/8, 1/1, 2/21",
    "MARIADB, parallelSubprocesses, 1/6, 1/1, 2/16 2/12 2/15",
    "MYSQL, startToEnd, 1/4, -, -",
    "MYSQL, allSequentialServiceTasks, 1/4, -, -",
    "MYSQL, manyVariables, 1/6, 1/1, 2/17",
    "MYSQL, terminateUserTasks, 1/8, 1/1, 2/21",
    "MYSQL, parallelSubprocesses, 1/6, 1/1, 2/16 2/12 2/15",
  })
  void aCallCostsItsRoundTripsAndStatements(
      DatabaseKind kind, String process, String start, String query, String completions) {
    var database = database(kind);
    try (var proxy = WireProxy.before(database);
        var pool = pool(database.at(proxy.url()))) {
      assertThat(cheapest(proxy, pool, process))
          .hasToString("start " + start + " query " + query + " complete " + completions);
    }
  }

  @ParameterizedTest(name = "{0}: start {1}, query {2}, completions {3}")
  @CsvSource({
    "startToEnd, 1/1, -, -",
    "manyVariables, 1/1, 1/1, 2/10",
    "terminateUserTasks, 1/1, 1/1, 1/8",
    "parallelSubprocesses, 1/1, 1/1, 1/5 1/1 1/5",
  })
  void whatMayWaitSaysHowLongOnPoolsThatWaitForever(
      String process, String start, String query, String completions) {
    var database = database(DatabaseKind.POSTGRESQL);
    try (var proxy = WireProxy.before(database);
        var pool = new HikariDataSource(settings(database.at(proxy.url())))) {
      assertThat(cheapest(proxy, pool, process))
          .hasToString("start " + start + " query " + query + " complete " + completions);
    }
  }

  private static Database database(DatabaseKind kind) {
    var enabled = System.getProperty("millrace.skip." + kind.option(), "false").equals("false");
    assumeTrue(enabled, kind.product() + " is left out of this run");
    return TestDatabase.shared(kind).freshDatabase();
  }

  private static CallCosts cheapest(WireProxy proxy, DataSource pool, String process) {
    var statements = new CountingDataSource(pool);
    try (var engine = engine(statements)) {
      var scenario = Scenarios.named(process);
      engine.deploy(scenario.model());
      for (var i = 0; i < INSTANCES; i++) {
        scenario.run(engine);
      }
      return Stream.generate(() -> new CallCosts(engine, proxy, statements))
          .limit(INSTANCES)
          .peek(scenario::run)
          .min(Comparator.comparingLong(CallCosts::total))
          .orElseThrow();
    }
  }

  private static EngineUnderTest engine(CountingDataSource dataSource) {
    return MillraceEngine.around(
        new ProcessEngineConfiguration()
            .setDataSource(dataSource)
            .setDatabaseSchemaUpdate("create-drop")
            .buildProcessEngine());
  }

  /** Opens a pool as the documentation tells an application that hands in its own. */
  private static HikariDataSource pool(Database database) {
    var config = settings(database);
    switch (database.kind()) {
      case POSTGRESQL -> config.addDataSourceProperty("options", "-c lock_timeout=10000");
      case MARIADB, MYSQL -> {
        config.addDataSourceProperty("allowMultiQueries", "true");
        config.addDataSourceProperty("useLocalSessionState", "true");
      }
      default -> throw new IllegalArgumentException("No wire to " + database.kind());
    }
    return new HikariDataSource(config);
  }

  private static HikariConfig settings(Database database) {
    var config = new HikariConfig();
    config.setJdbcUrl(database.url());
    config.setUsername(database.user());
    config.setPassword(database.password());
    config.setMaximumPoolSize(1);
    config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
    return config;
  }
}
