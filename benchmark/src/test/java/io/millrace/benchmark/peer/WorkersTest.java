package io.millrace.benchmark.peer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.measure.Operation;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.scenario.ManyVariables;
import io.millrace.benchmark.worker.Conditions;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class WorkersTest {

  private final Workers workers =
      new Workers(List.of("-Xmx64m"), new Conditions(5, Duration.ZERO, false), line -> {});

  @Test
  void aResultComesBackFromAnotherProcess() throws InterruptedException, DataFormatException {
    List<Long> reached = new ArrayList<>();

    RunRecord run = run(Fakes.working("fake"), 40, reached::add);

    assertThat(run.engine()).isEqualTo("fake");
    assertThat(run.engineVersion()).isEqualTo("1, beta");
    assertThat(run.round()).isEqualTo(3);
    assertThat(run.database().product()).isEqualTo("H2");
    assertThat(run.problems()).isEmpty();
    assertThat(run.completed()).isEqualTo(40);
    assertThat(run.threads()).hasSize(2);
    assertThat(run.threads().stream().mapToLong(thread -> thread.completed()).sum()).isEqualTo(40);
    assertThat(reached).isSorted().last().isEqualTo(50L);
    assertThat(histogram(run).getTotalCount()).isEqualTo(40);
  }

  @Test
  void theResultIsTheSameAsOneOfThisProcess() throws InterruptedException {
    RunRecord run = run(Fakes.working("fake"), 40, Progress.NONE);

    PointResult result = run.toResult(point(40));

    assertThat(result.isGood()).isTrue();
    assertThat(result.measurement().completed()).isEqualTo(40);
    assertThat(result.measurement().latency(Operation.COMPLETE).count()).isEqualTo(40);
    assertThat(result.measurement().throughput())
        .isCloseTo(run.instancesPerSecond(), Percentage.withPercentage(0.1));
  }

  @Test
  void anEngineThatDoesNotStartIsToldFromOneThatFails() {
    WorkerFailedException failure =
        catchThrowableOfType(
            WorkerFailedException.class, () -> run(Fakes.refusing("fake"), 40, Progress.NONE));

    assertThat(failure.isStarting()).isTrue();
    assertThat(failure).hasMessage("IllegalStateException: no such database, please");
    assertThat(failure.details()).contains("\tat " + Fakes.Refusing.class.getName());
  }

  @Test
  void aWorkerThatDiesIsReportedWithItsLastLines() {
    WorkerFailedException failure =
        catchThrowableOfType(
            WorkerFailedException.class, () -> run(Fakes.dying("fake"), 40, Progress.NONE));

    assertThat(failure.isStarting()).isFalse();
    assertThat(failure)
        .hasMessageContaining("exit code 7 before it had a result. Its last lines:\n")
        .hasMessageContaining("a last word");
  }

  @Test
  void aStoppedWorkerReportsWhatItHas() throws InterruptedException {
    RunRecord run = run(Fakes.working("fake"), Long.MAX_VALUE / 2, instances -> workers.stop());

    assertThat(run.problems()).contains("Stopped before the end.");
    assertThat(run.good()).isFalse();
    assertThat(workers.isStopped()).isTrue();
    assertThat(
            catchThrowableOfType(
                WorkerFailedException.class, () -> run(Fakes.working("next"), 1, Progress.NONE)))
        .hasMessage("Stopped before it began.");
  }

  private RunRecord run(EngineEntry engine, long iterations, Progress progress)
      throws InterruptedException {
    try (Session session = workers.open(engine, Database.inMemory())) {
      return session.run(point(iterations), 3, true, progress);
    }
  }

  private static Point point(long iterations) {
    ManyVariables scenario = new ManyVariables();
    return new Point(scenario, scenario.model(), History.FULL, 2, 10, iterations);
  }

  private static Histogram histogram(RunRecord run) throws DataFormatException {
    byte[] bytes = Base64.getDecoder().decode(run.operations().get("instance").histogram());
    return Histogram.decodeFromCompressedByteBuffer(ByteBuffer.wrap(bytes), 0);
  }
}
