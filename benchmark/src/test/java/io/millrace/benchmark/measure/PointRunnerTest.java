package io.millrace.benchmark.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.InMemoryEngine;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.scenario.StartToEnd;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PointRunnerTest {

  private final LoadRunner loads = new LoadRunner();

  @Test
  void whatWasMeasuredIsKeptWhenTheEngineCannotBeClosed() throws InterruptedException {
    PointResult result =
        run(
            new InMemoryEngine() {
              @Override
              public void close() {
                throw new IllegalStateException("no connection");
              }
            });

    assertThat(result.measurement().completed()).isEqualTo(20);
    assertThat(result.problems())
        .containsExactly("The engine could not be closed: IllegalStateException: no connection");
  }

  @Test
  void whatWasMeasuredIsKeptWhenNobodyCanLookAtWhatIsLeft() throws InterruptedException {
    PointResult result =
        run(
            new InMemoryEngine() {
              private boolean first = true;

              @Override
              public Map<String, Long> runtimeRows() {
                if (first) {
                  first = false;
                  return super.runtimeRows();
                }
                throw new IllegalStateException("server is gone");
              }
            });

    assertThat(result.measurement().completed()).isEqualTo(20);
    assertThat(result.problems())
        .containsExactly(
            "What is left could not be checked: IllegalStateException: server is gone");
  }

  @Test
  void anEngineThatCannotDeployIsClosed() {
    AtomicBoolean closed = new AtomicBoolean();
    EngineUnderTest refusing =
        new InMemoryEngine() {
          @Override
          public void deploy(Model model) {
            throw new IllegalStateException("not this model");
          }

          @Override
          public void close() {
            closed.set(true);
          }
        };

    assertThatThrownBy(() -> run(refusing)).hasMessage("not this model");
    assertThat(closed).isTrue();
  }

  @Test
  void costsOfThisJvmAreMeasuredAlways() throws InterruptedException {
    assertThat(run(new InMemoryEngine()).costs().asMap()).containsKeys("jvmCpuMicros", "gcCount");
  }

  @Test
  void aStoppedPointIsMarked() throws InterruptedException {
    loads.stop();

    assertThat(run(new InMemoryEngine()).problems()).contains("Stopped before the end.");
  }

  private PointResult run(EngineUnderTest engine) throws InterruptedException {
    StartToEnd scenario = new StartToEnd();
    return new PointRunner(settings -> engine, loads)
        .run(
            new Point(scenario, scenario.model(), History.FULL, 2, 5, 20),
            new EngineSettings(Database.inMemory(), History.FULL, 2, false),
            Progress.NONE);
  }
}
