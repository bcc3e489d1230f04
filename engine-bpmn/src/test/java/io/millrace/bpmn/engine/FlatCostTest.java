package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import com.zaxxer.hikari.HikariDataSource;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.test.database.CountedWork;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The last rounds of a long circle, and the last instances of a large loop, cost what the first
 * did: by the memory that the calling thread takes for a thousand of them.
 */
@CountedWork
@DatabaseTest
class FlatCostTest {

  private static final int ROUNDS = 100_000;
  private static final int SAMPLE = 1_000;
  private static final int FEW = 6;

  /** Notes how much memory the thread has taken after each sample. */
  public static final class Probe {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final long[] taken = new long[ROUNDS / SAMPLE + 2];
    private int rounds;

    /** Counts a round. */
    public int tick() {
      if (rounds % SAMPLE == 0) {
        taken[rounds / SAMPLE] = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
      }
      return ++rounds;
    }

    /**
     * Returns the least of some samples: a table that doubles is paid once for very many rounds.
     */
    private long least(int from, int to) {
      return IntStream.range(from, to).mapToLong(i -> taken[i + 1] - taken[i]).min().orElseThrow();
    }

    void check() {
      assertThat(rounds).isEqualTo(ROUNDS);
      var samples = ROUNDS / SAMPLE - 1;
      assertThat(least(samples - FEW, samples)).isLessThanOrEqualTo((long) (least(1, FEW) * 1.2));
    }
  }

  private static void run(BpmnBuilder model, Probe probe, Database database) {
    try (var pool = pool(database);
        var engine = engine(pool, probe)) {
      engine
          .getRepositoryService()
          .createDeployment()
          .addBytes(model.resourceName(), model.toBytes())
          .deploy();
      engine.getRuntimeService().startProcessInstanceByKey("order", Map.of("n", 0));
      assertThat(engine.getRuntimeService().createProcessInstanceQuery().count()).isZero();
    }
  }

  private static HikariDataSource pool(Database database) {
    var pool = new HikariDataSource();
    pool.setJdbcUrl(database.url());
    pool.setUsername(database.user());
    pool.setPassword(database.password());
    pool.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
    return pool;
  }

  private static ProcessEngine engine(HikariDataSource pool, Probe probe) {
    return new ProcessEngineConfiguration()
        .setDataSource(pool)
        .setDatabaseSchemaUpdate("true")
        .setBeans(Map.of("probe", probe))
        .setMaxStepsPerUnitOfWork(20 * ROUNDS)
        .buildProcessEngine();
  }

  @ParameterizedTest
  @ValueSource(strings = {"parallelGateway", "inclusiveGateway"})
  void aCircleThroughGatewaysInOneUnitOfWork(String join, Database database) {
    var probe = new Probe();
    run(
        process("order")
            .attribute("millrace:historyLevel", "none")
            .merge("again")
            .fork(
                x ->
                    x.serviceTask(
                        "count", t -> t.expression("${probe.tick()}").resultVariable("n")),
                x -> x.task("b"))
            .gateway(join, "join", g -> {})
            .choose("enough")
            .when("${n < " + ROUNDS + "}", x -> x.connectTo("again"))
            .otherwise(x -> {}),
        probe,
        database);
    probe.check();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aLargeLoopInOneUnitOfWork(boolean sequential, Database database) {
    var probe = new Probe();
    run(
        process("order")
            .attribute("millrace:historyLevel", "none")
            .serviceTask(
                "count",
                t ->
                    t.expression("${probe.tick()}")
                        .multiInstance(
                            m -> m.attribute("isSequential", sequential).cardinality(ROUNDS))),
        probe,
        database);
    probe.check();
  }

  @Test
  void aLargeLoopWithAJoinInEachInstance(Database database) {
    var probe = new Probe();
    run(
        process("order")
            .attribute("millrace:historyLevel", "none")
            .subProcess(
                "each",
                t -> t.multiInstance(m -> m.cardinality(ROUNDS)),
                s ->
                    s.fork(x -> x.task("a"), x -> x.task("b"))
                        .complex("join", "${activationCount >= 2}")
                        .serviceTask("count", t -> t.expression("${probe.tick()}"))),
        probe,
        database);
    probe.check();
  }
}
