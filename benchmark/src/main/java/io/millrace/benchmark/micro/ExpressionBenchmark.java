package io.millrace.benchmark.micro;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.MillraceEngine;
import io.millrace.benchmark.engine.Model;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.common.history.HistoryLevel;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Evaluates an expression over the variables of an instance, inside a service task. The instance
 * around it is shared by {@value Evaluation#TIMES} evaluations and writes nothing.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
@Threads(1)
public class ExpressionBenchmark {

  private static final String PROCESS = "expression";
  private static final Map<String, Object> VARIABLES =
      Map.of("name", "Ann", "total", 150, "approved", true);

  /** The expression. */
  @Param({"${name}", "${total > 100 && approved}"})
  public String expression;

  private final Evaluation evaluation = new Evaluation();
  private EngineUnderTest engine;

  /** Creates the benchmark, as JMH does. */
  public ExpressionBenchmark() {}

  /** Starts the engine. */
  @Setup(Level.Trial)
  public void open() {
    Database database = Database.inMemory();
    engine =
        MillraceEngine.around(
            new ProcessEngineConfiguration()
                .setJdbcUrl(database.url())
                .setJdbcUsername(database.user())
                .setJdbcPassword(database.password())
                .setDatabaseSchemaUpdate("create-drop")
                .setHistoryLevel(HistoryLevel.NONE)
                .setAsyncExecutorActivate(false)
                .setBeans(Map.of("evaluation", evaluation))
                .buildProcessEngine());
    engine.deploy(model());
  }

  private Model model() {
    String template = Model.besideClass(ExpressionBenchmark.class, PROCESS).xml();
    return new Model(PROCESS + Model.SUFFIX, template.replace("EXPRESSION", escaped()));
  }

  private String escaped() {
    return expression.replace("&", "&amp;").replace("<", "&lt;");
  }

  /**
   * Evaluates the expression.
   *
   * @param values takes its values
   */
  @Benchmark
  @OperationsPerInvocation(Evaluation.TIMES)
  public void evaluate(Blackhole values) {
    evaluation.into(values);
    engine.start(PROCESS, VARIABLES);
  }

  /** Closes the engine. */
  @TearDown(Level.Trial)
  public void close() {
    engine.close();
  }
}
