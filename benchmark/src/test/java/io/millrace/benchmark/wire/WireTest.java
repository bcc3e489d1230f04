package io.millrace.benchmark.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.benchmark.cost.CostSources;
import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseNotReadyException;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.floor.FloorFactory;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointRunner;
import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.scenario.TerminateUserTasks;
import io.millrace.test.database.ServerTest;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

@ServerTest
class WireTest {

  private final Database database;

  WireTest(io.millrace.test.database.Database given) {
    this.database = Database.at(given.url(), given.user(), given.password());
  }

  @Test
  void roundTripsOfALoadAreCountedPerInstance() throws InterruptedException {
    try (Wire wire = Wire.to(database, Duration.ofNanos(200_000))) {
      Map<String, Double> costs =
          run(wire.database(), new CostSources(OptionalLong.empty(), null, wire));

      assertThat(costs.get("roundTrips")).as("start, query, complete").isBetween(3.0, 4.0);
      assertThat(costs.get("bytesSent")).isGreaterThan(1_000);
      assertThat(costs.get("bytesReceived")).isPositive();
    }
  }

  @Test
  void withoutAWireAPassOfItsOwnCounts() throws InterruptedException {
    CostSources sources = new CostSources(OptionalLong.empty(), database, null);

    assertThat(sources.needCountingPass()).isTrue();
    assertThat(run(database, sources).get("roundTrips")).isBetween(3.0, 4.0);
  }

  @Test
  void aDatabaseInThisJvmHasNoWire() {
    Database inMemory = Database.inMemory();

    assertThat(Wire.canLeadTo(inMemory)).isFalse();
    assertThat(Wire.canLeadTo(database)).isTrue();
    assertThatThrownBy(() -> Wire.to(inMemory, Duration.ofMillis(1)))
        .isInstanceOf(DatabaseNotReadyException.class)
        .hasMessageContaining("--embedded");
  }

  private static Map<String, Double> run(Database seen, CostSources sources)
      throws InterruptedException {
    var scenario = new TerminateUserTasks();
    var point = new Point(scenario, scenario.model(), History.AUDIT, 1, 30, 30);
    var result =
        new PointRunner(new FloorFactory(), new LoadRunner(), sources)
            .run(point, new EngineSettings(seen, History.AUDIT, 1, false), Progress.NONE);
    assertThat(result.problems()).isEmpty();
    return result.costs().asMap();
  }
}
