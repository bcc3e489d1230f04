package io.millrace.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.MillraceEngine;
import io.millrace.benchmark.engine.OpenTask;
import io.millrace.benchmark.scenario.Scenarios;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.TestDatabase;
import io.millrace.test.database.WireProxy;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Pins what each call of the five processes costs on the wire: the least of several instances, with
 * history.
 */
class RoundTripsTest {

  private static final int INSTANCES = 12;

  @ParameterizedTest(name = "{0} {1}: start {2}, query {3}, complete {4}")
  @CsvSource({
    "POSTGRESQL, startToEnd, 1, -, -",
    "POSTGRESQL, allSequentialServiceTasks, 1, -, -",
    "POSTGRESQL, manyVariables, 1, 1, 2",
    "POSTGRESQL, terminateUserTasks, 1, 1, 3",
    "POSTGRESQL, parallelSubprocesses, 1, 1, 2",
  })
  void aCallCostsItsRoundTrips(
      DatabaseKind kind, String process, String start, String query, String complete) {
    var enabled = System.getProperty("millrace.skip." + kind.option(), "false").equals("false");
    assumeTrue(enabled, kind.product() + " is left out of this run");
    var costs = measure(kind, process);
    assertThat(costs.get("start")).isEqualTo(Long.valueOf(start));
    assertThat(costs.get("query")).isEqualTo(query.equals("-") ? null : Long.valueOf(query));
    assertThat(costs.get("complete"))
        .isEqualTo(complete.equals("-") ? null : Long.valueOf(complete));
  }

  private static Map<String, Long> measure(DatabaseKind kind, String process) {
    var scenario =
        Scenarios.all().stream().filter(s -> s.name().equals(process)).findFirst().orElseThrow();
    var seen = TestDatabase.shared(kind).freshDatabase();
    try (var proxy = WireProxy.before(seen)) {
      var settings =
          new EngineSettings(
              Database.at(proxy.url(), seen.user(), seen.password()), History.AUDIT, 1, false);
      try (var engine = MillraceEngine.open(settings)) {
        engine.deploy(scenario.model());
        for (var i = 0; i < INSTANCES; i++) {
          scenario.run(engine);
        }
        var counted = new CountedCalls(engine, proxy);
        for (var i = 0; i < INSTANCES; i++) {
          scenario.run(counted);
        }
        return counted.least;
      }
    }
  }

  /**
   * Notes the least that each kind of call has cost; for completions the most of an instance would
   * hide nothing either.
   */
  private record CountedCalls(EngineUnderTest engine, WireProxy proxy, Map<String, Long> least)
      implements EngineCalls {

    CountedCalls(EngineUnderTest engine, WireProxy proxy) {
      this(engine, proxy, new TreeMap<>());
    }

    private <T> T counted(String call, Supplier<T> work) {
      var before = proxy.counts();
      var result = work.get();
      least.merge(call, proxy.counts().since(before).roundTrips(), Math::min);
      return result;
    }

    @Override
    public String start(String processKey, Map<String, Object> variables) {
      return counted("start", () -> engine.start(processKey, variables));
    }

    @Override
    public List<OpenTask> tasks(String instanceId) {
      return counted("query", () -> engine.tasks(instanceId));
    }

    @Override
    public OpenTask task(String instanceId, String name) {
      return counted("query", () -> engine.task(instanceId, name));
    }

    @Override
    public void complete(OpenTask task) {
      counted(
          "complete",
          () -> {
            engine.complete(task);
            return null;
          });
    }
  }
}
