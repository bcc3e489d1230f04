package io.millrace.benchmark.measure;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.InMemoryEngine;
import io.millrace.benchmark.scenario.ParallelSubprocesses;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.StartToEnd;
import io.millrace.benchmark.scenario.Traces;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LoadRunnerTest {

  private final LoadRunner runner = new LoadRunner();
  private final InMemoryEngine engine = new InMemoryEngine();

  @Test
  void everyInstanceRunsOnce() throws InterruptedException {
    Measurement measurement = run(new Load(4, 1_000), new StartToEnd(), engine);

    assertThat(measurement.completed()).isEqualTo(1_000);
    assertThat(engine.history().endedInstances()).isEqualTo(1_000);
    assertThat(measurement.threads()).hasSize(4);
    assertThat(measurement.threads().stream().mapToLong(ThreadShare::completed).sum())
        .isEqualTo(1_000);
    assertThat(measurement.throughput()).isPositive();
  }

  @Test
  void eachCallIsRecordedWithItsOperation() throws InterruptedException {
    Measurement measurement = run(new Load(2, 10), new ParallelSubprocesses(), engine);

    assertThat(measurement.latency(Operation.INSTANCE).count()).isEqualTo(10);
    assertThat(measurement.latency(Operation.START).count()).isEqualTo(10);
    assertThat(measurement.latency(Operation.QUERY).count()).isEqualTo(10);
    assertThat(measurement.latency(Operation.COMPLETE).count()).isEqualTo(30);
  }

  @Test
  void allThreadsWorkAtTheSameTime() throws InterruptedException {
    CyclicBarrier allFour = new CyclicBarrier(4);

    Measurement measurement = run(new Load(4, 4), scenario(calls -> meet(allFour)), engine);

    assertThat(measurement.errors()).isZero();
    assertThat(measurement.threads())
        .extracting(ThreadShare::completed)
        .containsExactly(1L, 1L, 1L, 1L);
  }

  @Test
  void aConflictIsRepeatedAndCounted() throws InterruptedException {
    AtomicLong calls = new AtomicLong();
    EngineUnderTest rivals =
        new InMemoryEngine() {
          @Override
          public String start(String processKey, Map<String, Object> variables) {
            if (calls.getAndIncrement() % 2 == 0) {
              throw new Conflict();
            }
            return super.start(processKey, variables);
          }
        };

    Measurement measurement = run(new Load(1, 50), new StartToEnd(), rivals);

    assertThat(measurement.completed()).isEqualTo(50);
    assertThat(measurement.retries()).isEqualTo(50);
    assertThat(measurement.errors()).isZero();
  }

  @Test
  void aConflictThatNeverEndsIsAnError() throws InterruptedException {
    Measurement measurement =
        run(
            new Load(1, 1),
            new StartToEnd(),
            new InMemoryEngine() {
              @Override
              public String start(String processKey, Map<String, Object> variables) {
                throw new Conflict();
              }
            });

    assertThat(measurement.completed()).isZero();
    assertThat(measurement.errors()).isEqualTo(1);
    assertThat(measurement.retries()).isEqualTo(9);
  }

  @Test
  void failuresAreCountedByKindAndEvenErrorsEndNoThread() throws InterruptedException {
    AtomicLong calls = new AtomicLong();
    Scenario mixed =
        scenario(
            engineCalls -> {
              long call = calls.getAndIncrement();
              if (call % 4 == 0) {
                throw new IllegalStateException("state " + call);
              }
              if (call % 4 == 1) {
                throw new StackOverflowError();
              }
            });

    Measurement measurement = run(new Load(3, 40), mixed, engine);

    assertThat(measurement.completed()).isEqualTo(20);
    assertThat(measurement.errors()).isEqualTo(20);
    assertThat(measurement.failures())
        .extracting(failure -> failure.count() + " " + failure.first().getClass().getSimpleName())
        .containsExactlyInAnyOrder("10 IllegalStateException", "10 StackOverflowError");
  }

  @Test
  void aHundredFailuresAreEnough() throws InterruptedException {
    Scenario failing =
        scenario(
            calls -> {
              throw new IllegalStateException();
            });

    Measurement measurement = run(new Load(1, 1_000_000), failing, engine);

    assertThat(measurement.errors()).isEqualTo(100);
  }

  @Test
  void aStoppedRunnerFinishesTheInstancesAtHand() throws InterruptedException {
    Measurement measurement = run(new Load(1, 1_000_000), scenario(calls -> runner.stop()), engine);

    assertThat(measurement.completed()).isEqualTo(1);
    assertThat(runner.isStopped()).isTrue();
  }

  @Test
  void atAFixedRateAStallShowsInAllThatArrivedDuringIt() throws InterruptedException {
    AtomicLong calls = new AtomicLong();
    CountDownLatch late = new CountDownLatch(1);
    Scenario stalling =
        scenario(
            engineCalls -> {
              if (calls.getAndIncrement() == 0) {
                await(late, 100);
              }
            });

    Measurement measurement =
        run(new Load(1, 10, new Pace(1_000, Duration.ZERO)), stalling, engine);

    assertThat(measurement.completed()).isEqualTo(10);
    assertThat(measurement.latency(Operation.INSTANCE).p50Millis()).isGreaterThan(80);
  }

  @Test
  void aThreadThatWaitsForAnotherOneSaysHowLong() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    AtomicLong calls = new AtomicLong();
    CyclicBarrier both = new CyclicBarrier(2);
    Scenario waiting =
        scenario(
            engineCalls -> {
              meet(both);
              if (calls.getAndIncrement() == 0) {
                await(never, 60);
              }
            });

    Measurement measurement = run(new Load(2, 2), waiting, engine);

    assertThat(measurement.threads())
        .anySatisfy(thread -> assertThat(thread.waitedMillis()).isGreaterThanOrEqualTo(55));
  }

  @Test
  void whoeverWaitsForAnArrivalDoesNotWaitForTheEngine() throws InterruptedException {
    Measurement measurement =
        run(new Load(1, 11, new Pace(100, Duration.ZERO)), new StartToEnd(), engine);

    assertThat(measurement.elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(100));
    assertThat(measurement.threads().get(0).waitedMillis()).isLessThan(50);
  }

  @Test
  void arrivalsKeepTheirDistance() throws InterruptedException {
    Measurement measurement =
        run(new Load(4, 11, new Pace(100, Duration.ZERO)), new StartToEnd(), engine);

    assertThat(measurement.completed()).isEqualTo(11);
    assertThat(measurement.elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(100));
  }

  @Test
  void aLoadCanEndByTime() throws InterruptedException {
    Pace pace = new Pace(0, Duration.ofMillis(50));

    Measurement measurement = run(new Load(2, Point.NO_LIMIT, pace), new StartToEnd(), engine);

    assertThat(measurement.completed()).isPositive();
    assertThat(measurement.elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(50));
  }

  @Test
  void whatArrivesBeforeTheEndIsServed() throws InterruptedException {
    Pace pace = new Pace(200, Duration.ofMillis(100));

    Measurement measurement = run(new Load(3, Point.NO_LIMIT, pace), new StartToEnd(), engine);

    assertThat(measurement.completed()).isEqualTo(20);
  }

  @Test
  void nobodyWaitsForAnArrivalOnceStopped() throws InterruptedException {
    Pace onceInAnHour = new Pace(1 / 3600.0, Duration.ZERO);

    Measurement measurement =
        run(new Load(2, 100, onceInAnHour), scenario(calls -> runner.stop()), engine);

    assertThat(measurement.completed()).isEqualTo(1);
  }

  @Test
  void theWindowIsOpenWhileTheThreadsOfTheLoadAreThere() throws InterruptedException {
    List<Long> threads = new ArrayList<>();
    List<Long> ended = new ArrayList<>();
    Window window =
        new Window(
            () -> threads.add(loadThreads()),
            () -> {
              threads.add(loadThreads());
              ended.add(engine.history().endedInstances());
            });

    runner.run(new Load(3, 30), new StartToEnd(), engine, Progress.NONE, window);

    assertThat(threads).containsExactly(3L, 3L);
    assertThat(ended).containsExactly(30L);
  }

  private static long loadThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("load-"))
        .count();
  }

  @Test
  void progressReachesTheNumberOfInstances() throws InterruptedException {
    List<Long> reached = new ArrayList<>();

    runner.run(new Load(2, 100), new StartToEnd(), engine, reached::add);

    assertThat(reached).isSorted().last().isEqualTo(100L);
  }

  private Measurement run(Load load, Scenario scenario, EngineUnderTest under)
      throws InterruptedException {
    return runner.run(load, scenario, under, Progress.NONE);
  }

  private static void await(CountDownLatch never, long millis) {
    try {
      never.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void meet(CyclicBarrier barrier) {
    try {
      barrier.await(30, TimeUnit.SECONDS);
    } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Scenario scenario(Consumer<EngineCalls> calls) {
    return new Scenario() {
      @Override
      public String name() {
        return "test";
      }

      @Override
      public void run(EngineCalls engine) {
        calls.accept(engine);
      }

      @Override
      public Optional<Traces> traces() {
        return Optional.of(new Traces(0, 0, Map.of()));
      }
    };
  }
}
