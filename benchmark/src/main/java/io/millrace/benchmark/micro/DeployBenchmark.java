package io.millrace.benchmark.micro;

import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.scenario.Scenarios;
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
 * Reads a model, checks it and deploys it as a new version. What H2 needs is part of the figure.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
@Threads(1)
public class DeployBenchmark {

  /** The process. */
  @Param({"startToEnd", "terminateUserTasks"})
  public String process;

  private EngineUnderTest engine;
  private Model model;

  /** Creates the benchmark, as JMH does. */
  public DeployBenchmark() {}

  /** Starts the engine. */
  @Setup(Level.Trial)
  public void open() {
    model = Scenarios.named(process).model();
    engine = MemoryEngine.open(History.AUDIT);
  }

  /** Parses and deploys the model. */
  @Benchmark
  public void parseAndDeploy() {
    engine.deploy(model);
  }

  /** Closes the engine. */
  @TearDown(Level.Trial)
  public void close() {
    engine.close();
  }
}
