package io.millrace.benchmark.floor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.InMemoryEngine;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.measure.PointRunner;
import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.scenario.ManyVariables;
import io.millrace.benchmark.scenario.StartToEnd;
import io.millrace.benchmark.scenario.TerminateUserTasks;
import io.millrace.test.database.TestDatabase;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(300)
class FloorEngineTest {

  @ParameterizedTest
  @EnumSource(
      value = History.class,
      names = {"NONE", "AUDIT"})
  void manyCallersLeaveNothingBehind(History history) throws InterruptedException {
    for (FloorForm form : FloorForm.values()) {
      PointResult result = run(settings -> FloorEngine.open(settings, form), history);

      assertThat(result.problems()).isEmpty();
      assertThat(result.measurement().completed()).isEqualTo(60);
    }
  }

  @Test
  void oneFloorRunsManyProcessesOneAfterTheOther() {
    TestDatabase server = TestDatabase.current();
    var fresh = server.freshDatabase();
    Database database = Database.at(fresh.url(), fresh.user(), fresh.password());
    try (var floor =
        FloorEngine.open(new EngineSettings(database, History.AUDIT, 2, false), FloorForm.SINGLE)) {
      floor.deploy(new StartToEnd().model());
      floor.start("startToEnd", Map.of());
      floor.deploy(new TerminateUserTasks().model());

      assertThat(floor.tasks(floor.start("terminateUserTasks", Map.of()))).hasSize(3);
    } finally {
      server.drop(fresh);
    }
  }

  @Test
  void thereIsNoFloorOfOtherLevelsAndProcesses() {
    assertThat(FloorEngine.knows("terminateUserTasks", History.NONE)).isTrue();
    assertThat(FloorEngine.knows("startToEnd", History.AUDIT)).isTrue();
    assertThat(FloorEngine.knows("startToEnd", History.NONE)).as("writes nothing").isFalse();
    assertThat(FloorEngine.knows("startToEnd", History.FULL)).isFalse();
    assertThat(FloorEngine.knows("manyVariables", History.AUDIT)).isFalse();
    Database database = Database.at("jdbc:h2:mem:floor", "sa", "");
    assertThatThrownBy(
            () ->
                FloorEngine.open(
                    new EngineSettings(database, History.FULL, 2, false), FloorForm.SINGLE))
        .hasMessageContaining("none or audit, not full");
    try (var floor =
        FloorEngine.open(new EngineSettings(database, History.AUDIT, 2, false), FloorForm.SINGLE)) {
      assertThatThrownBy(() -> floor.deploy(new ManyVariables().model()))
          .hasMessageContaining("no floor of manyVariables");
    }
  }

  @Test
  void whatADatabaseRolledBackForARivalIsAConflict() {
    Database database = Database.at("jdbc:h2:mem:rivals", "sa", "");
    try (var floor =
        FloorEngine.open(new EngineSettings(database, History.AUDIT, 2, false), FloorForm.SINGLE)) {
      SQLException deadlock = new SQLException("deadlock", "40001");

      assertThat(floor.isConflict(new IllegalStateException(deadlock))).isTrue();
      assertThat(floor.isConflict(new IllegalStateException(new SQLException("x", "23505"))))
          .isFalse();
      assertThat(floor.isConflict(new InMemoryEngine.Conflict())).isFalse();
    }
  }

  private static PointResult run(EngineFactory floor, History history) throws InterruptedException {
    TestDatabase server = TestDatabase.current();
    var fresh = server.freshDatabase();
    var scenario = new TerminateUserTasks();
    try (Database database = Database.at(fresh.url(), fresh.user(), fresh.password())) {
      return new PointRunner(floor, new LoadRunner())
          .run(
              new Point(scenario, scenario.model(), history, 6, 10, 60),
              new EngineSettings(database, history, 8, false),
              Progress.NONE);
    } finally {
      server.drop(fresh);
    }
  }
}
