package io.millrace.benchmark.micro;

import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.scenario.StartVariables;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Plans and sends many rows of many tables: an instance with variables that comes to wait at three
 * tasks inside sub-processes. What H2 needs to take them is part of the figure.
 *
 * <p>Waiting instances pile up until the JVM ends: fresh tables for each iteration would count as
 * allocated by the instances, so the JVM has room for the rows of some ten seconds instead.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 2, jvmArgsAppend = "-Xmx2g")
@Threads(1)
public class FlushBenchmark {

  private static final String PROCESS = "terminateUserTasks";
  private static final int VARIABLES = 10;

  private final Map<String, Object> variables = StartVariables.of(VARIABLES);
  private EngineUnderTest engine;

  /** Creates the benchmark, as JMH does. */
  public FlushBenchmark() {}

  /** Starts the engine. */
  @Setup(Level.Trial)
  public void open() {
    engine = MemoryEngine.open(History.AUDIT, PROCESS);
  }

  /**
   * Starts an instance, which waits.
   *
   * @return its id
   */
  @Benchmark
  public String startToWaiting() {
    return engine.start(PROCESS, variables);
  }

  /** Closes the engine. */
  @TearDown(Level.Trial)
  public void close() {
    engine.close();
  }
}
