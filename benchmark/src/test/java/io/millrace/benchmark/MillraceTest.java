package io.millrace.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.MillraceEngine;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.measure.PointRunner;
import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.Scenarios;
import io.millrace.test.database.TestDatabase;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs each process on Millrace, on the server that the tests of this JVM use. */
@Timeout(300)
class MillraceTest {

  private static final int THREADS = 4;
  private static final int WARMUP = 5;
  private static final int INSTANCES = 40;
  private static final int CONNECTIONS = 8;

  /**
   * Where models of another engine may lie, beside the checkout; they are none of this project's
   * files.
   */
  private static final Path OTHER_MODELS = Path.of("../../shared/models/benchmark-2018");

  static Stream<Arguments> everyProcessAtEveryLevel() {
    return Scenarios.all().stream()
        .flatMap(
            scenario ->
                Arrays.stream(History.values()).map(history -> Arguments.of(scenario, history)));
  }

  static List<Scenario> everyProcess() {
    return Scenarios.all();
  }

  @ParameterizedTest
  @MethodSource("everyProcessAtEveryLevel")
  void everyInstanceEndsAsItShould(Scenario scenario, History history) throws InterruptedException {
    assertGood(run(scenario, scenario.model(), history));
  }

  @ParameterizedTest
  @MethodSource("everyProcess")
  void modelsOfAnotherEngineRunUnchanged(Scenario scenario) throws InterruptedException {
    assumeThat(OTHER_MODELS).as("models of another engine").isDirectory();

    assertGood(run(scenario, Model.inDirectory(OTHER_MODELS, scenario.name()), History.AUDIT));
  }

  private static PointResult run(Scenario scenario, Model model, History history)
      throws InterruptedException {
    TestDatabase server = TestDatabase.current();
    var fresh = server.freshDatabase();
    try (Database database = Database.at(fresh.url(), fresh.user(), fresh.password())) {
      return new PointRunner(MillraceEngine::open, new LoadRunner())
          .run(
              new Point(scenario, model, history, THREADS, WARMUP, INSTANCES),
              new EngineSettings(database, history, CONNECTIONS, false),
              Progress.NONE);
    } finally {
      server.drop(fresh);
    }
  }

  private static void assertGood(PointResult result) {
    assertThat(result.problems()).isEmpty();
    assertThat(result.measurement().completed()).isEqualTo(INSTANCES);
    assertThat(result.measurement().retries()).isZero();
  }
}
