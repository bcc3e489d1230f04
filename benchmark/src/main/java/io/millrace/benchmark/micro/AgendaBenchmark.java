package io.millrace.benchmark.micro;

import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.History;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Moves tokens and nothing else: without history an instance that ends in the call that starts it
 * leaves no row, so nothing is sent to the database. The difference between the two processes is
 * what the steps of the service tasks cost.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
@Threads(1)
public class AgendaBenchmark {

  /** The process. */
  @Param({"startToEnd", "allSequentialServiceTasks"})
  public String process;

  private EngineUnderTest engine;

  /** Creates the benchmark, as JMH does. */
  public AgendaBenchmark() {}

  /** Starts the engine. */
  @Setup(Level.Trial)
  public void open() {
    engine = MemoryEngine.open(History.NONE, process);
  }

  /**
   * Runs one instance from its start to its end.
   *
   * @return its id
   */
  @Benchmark
  public String startAndEnd() {
    return engine.start(process, Map.of());
  }

  /** Closes the engine. */
  @TearDown(Level.Trial)
  public void close() {
    engine.close();
  }
}
