package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.RecordedMetrics;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.ConflictException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.metrics.EngineMetric;
import io.millrace.common.metrics.EngineMetrics;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.database.Database;
import io.millrace.test.engine.Race;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What an engine says that it measures, counted exactly. */
@EngineTest
class MetricsTest {

  private final RecordedMetrics metrics = new RecordedMetrics();
  private final Map<String, Object> beans = new HashMap<>();
  private ProcessEngine node;

  private static ProcessEngineConfiguration configuration(Database database) {
    return new ProcessEngineConfiguration()
        .setJdbcUrl(database.url())
        .setJdbcUsername(database.user())
        .setJdbcPassword(database.password())
        .setDatabaseSchemaUpdate("true")
        .setJdbcMaxActiveConnections(10)
        .setLockTimeout(Duration.ofSeconds(1));
  }

  @BeforeEach
  void open(Database database) {
    node = configuration(database).setBeans(beans).setMetrics(metrics).buildProcessEngine();
  }

  @AfterEach
  void close() {
    node.close();
  }

  private String jobType() {
    return node.getManagementService().createJobQuery().list().get(0).getJobHandlerType();
  }

  private static void deployOrder(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "charge",
                t -> t.asyncBefore().retryCycle("R2/PT1M").delegateExpression("${charge}"))
            .userTask("ship"));
  }

  private String start() {
    return node.getRuntimeService().startProcessInstanceByKey("order").getId();
  }

  @Test
  void jobsThatSucceedAreCountedAndTimed(TestEngine engine) {
    // given
    beans.put("charge", (JavaDelegate) execution -> {});
    deployOrder(engine);
    for (var i = 0; i < 3; i++) {
      start();
    }
    var type = jobType();
    node.clock().advance(Duration.ofMinutes(1));
    // when
    assertThat(node.runDueJobs()).isEqualTo(3);
    // then
    assertThat(metrics.count(EngineMetric.JOBS_CLAIMED, type)).isEqualTo(3);
    assertThat(metrics.count(EngineMetric.JOBS_SUCCEEDED, type)).isEqualTo(3);
    assertThat(metrics.count(EngineMetric.JOBS_FAILED, type)).isZero();
    assertThat(metrics.times(EngineMetric.JOBS_RUN, type)).hasSize(3);
    assertThat(metrics.times(EngineMetric.JOBS_WAIT, type))
        .hasSize(3)
        .allMatch(wait -> wait.toSeconds() >= 59 && wait.toSeconds() < 110);
  }

  @Test
  @ExpectsDeadLetters
  void jobsThatFailAreCountedUntilTheyAreDead(TestEngine engine) {
    // given
    beans.put(
        "charge",
        (JavaDelegate)
            execution -> {
              throw new IllegalStateException("closed");
            });
    deployOrder(engine);
    start();
    var type = jobType();
    // when
    node.runDueJobs();
    // then
    assertThat(metrics.count(EngineMetric.JOBS_FAILED, type)).isEqualTo(1);
    assertThat(metrics.count(EngineMetric.JOBS_DEAD, type)).isZero();
    // when
    node.clock().advance(Duration.ofMinutes(2));
    node.runDueJobs();
    // then
    assertThat(metrics.count(EngineMetric.JOBS_FAILED, type)).isEqualTo(2);
    assertThat(metrics.count(EngineMetric.JOBS_DEAD, type)).isEqualTo(1);
    assertThat(metrics.count(EngineMetric.JOBS_SUCCEEDED, type)).isZero();
    assertThat(metrics.times(EngineMetric.JOBS_RUN, type)).hasSize(2);
  }

  @Test
  void aJobThatIsPutAsideIsDeadOnceAndOnlyIfThatIsCommitted(TestEngine engine) throws Exception {
    // given
    beans.put("charge", (JavaDelegate) execution -> {});
    deployOrder(engine);
    start();
    var type = jobType();
    var job = node.getManagementService().createJobQuery().singleResult();
    // when
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      node.inTransaction(
          connection,
          () -> {
            node.getManagementService().moveJobToDeadLetterJob(job.getId());
          });
      connection.rollback();
    }
    // then
    assertThat(metrics.count(EngineMetric.JOBS_DEAD, type)).isZero();
    // when
    node.getManagementService().moveJobToDeadLetterJob(job.getId());
    // then
    assertThat(metrics.count(EngineMetric.JOBS_DEAD, type)).isEqualTo(1);
    node.getManagementService().moveDeadLetterJobToExecutableJob(job.getId(), 1);
    assertThat(node.runDueJobs()).isEqualTo(1);
  }

  @Test
  void aConflictPostponesAJobWithoutAFailure(TestEngine engine) {
    // given
    var conflicts = new AtomicInteger(100);
    beans.put(
        "charge",
        (JavaDelegate)
            execution -> {
              if (conflicts.getAndDecrement() > 0) {
                throw new ConflictException("somebody else");
              }
            });
    deployOrder(engine);
    start();
    var type = jobType();
    // when
    node.runDueJobs();
    // then
    assertThat(metrics.count(EngineMetric.JOBS_POSTPONED, type)).isEqualTo(1);
    assertThat(metrics.count(EngineMetric.JOBS_FAILED, type)).isZero();
    assertThat(metrics.count(EngineMetric.COMMANDS_REPEATED, "FinishJob")).isEqualTo(7);
    assertThat(metrics.count(EngineMetric.COMMANDS_FAILED, "FinishJob")).isEqualTo(1);
    // when
    conflicts.set(0);
    node.clock().advance(Duration.ofMinutes(1));
    node.runDueJobs();
    // then
    assertThat(metrics.count(EngineMetric.JOBS_SUCCEEDED, type)).isEqualTo(1);
  }

  @Test
  void whatIsDueIsAskedWhenSomebodyWantsToKnow(TestEngine engine) {
    // given
    beans.put("charge", (JavaDelegate) execution -> {});
    deployOrder(engine);
    assertThat(metrics.gauge(EngineMetric.JOBS_DUE)).isZero();
    assertThat(metrics.gauge(EngineMetric.JOBS_OLDEST_DUE)).isZero();
    start();
    start();
    node.clock().advance(Duration.ofMinutes(1));
    metrics.forget();
    // when
    var due = metrics.gauge(EngineMetric.JOBS_DUE);
    var oldest = metrics.gauge(EngineMetric.JOBS_OLDEST_DUE);
    // then
    assertThat(due).isEqualTo(2);
    assertThat(oldest).isBetween(59.0, 110.0);
    assertThat(metrics.times(EngineMetric.COMMANDS, "Lambda")).isEmpty();
    // when
    node.runDueJobs();
    // then
    assertThat(metrics.gauge(EngineMetric.JOBS_DUE)).isZero();
    assertThat(metrics.gauge(EngineMetric.JOBS_OLDEST_DUE)).isZero();
    // when
    node.close();
    // then
    assertThat(metrics.gauge(EngineMetric.JOBS_DUE)).isNaN();
    assertThat(metrics.gauge(EngineMetric.JOBS_OLDEST_DUE)).isNaN();
  }

  @Test
  @Timeout(60)
  void whatIsDueIsToldWhileTheWorkersHaveThePool(TestEngine engine, Database database)
      throws InterruptedException {
    // given
    var inside = new CountDownLatch(2);
    var goOn = new CountDownLatch(1);
    beans.put(
        "charge",
        (JavaDelegate)
            execution -> {
              inside.countDown();
              goOn.await();
            });
    deployOrder(engine);
    try (var small =
        configuration(database)
            .setBeans(beans)
            .setMetrics(metrics)
            .setJdbcMaxActiveConnections(2)
            .setAsyncExecutorThreads(2)
            .setAsyncExecutorActivate(true)
            .buildProcessEngine()) {
      for (var i = 0; i < 5; i++) {
        start();
      }
      assertThat(inside.await(60, TimeUnit.SECONDS)).as("jobs of %s", small.getName()).isTrue();
      // then: what was claimed ahead of the workers is given back soon
      while (metrics.gauge(EngineMetric.JOBS_DUE) != 3) {
        Thread.onSpinWait();
      }
      goOn.countDown();
    }
  }

  @Test
  void lanesAreMeasured(TestEngine engine, Database database) throws InterruptedException {
    // given
    var done = new CountDownLatch(20);
    beans.put(
        "charge",
        (JavaDelegate)
            execution ->
                execution.addTransactionListener(
                    TransactionState.COMMITTED, end -> done.countDown()));
    deployOrder(engine);
    for (var i = 0; i < 20; i++) {
      start();
    }
    metrics.forget();
    // when
    try (var lanes =
        configuration(database)
            .setBeans(beans)
            .setMetrics(metrics)
            .setAsyncExecutorThreads(2)
            .setAsyncExecutorLanes(2)
            .setAsyncExecutorActivate(true)
            .buildProcessEngine()) {
      assertThat(done.await(60, TimeUnit.SECONDS)).as("jobs of %s", lanes.getName()).isTrue();
    }
    // then
    assertThat(sum(EngineMetric.LANES_RAN)).isEqualTo(20);
    assertThat(sum(EngineMetric.LANES_CLAIMED)).isGreaterThanOrEqualTo(20);
    assertThat(sum(EngineMetric.LANES_HELPED)).isLessThanOrEqualTo(sum(EngineMetric.LANES_CLAIMED));
    assertThat(
            metrics.times(EngineMetric.LANES_WAIT, "0").size()
                + metrics.times(EngineMetric.LANES_WAIT, "1").size())
        .isEqualTo((int) sum(EngineMetric.LANES_CLAIMED));
  }

  private long sum(EngineMetric metric) {
    return metrics.count(metric, "0") + metrics.count(metric, "1");
  }

  @Test
  void callsAreTimedButNotThoseInsideOthers(TestEngine engine) {
    // given
    beans.put(
        "charge",
        (JavaDelegate) execution -> node.getRuntimeService().createProcessInstanceQuery().count());
    engine.deploy(process("order").serviceTask("charge", t -> t.delegateExpression("${charge}")));
    metrics.forget();
    // when
    start();
    start();
    // then
    assertThat(metrics.times(EngineMetric.COMMANDS, "StartInstance")).hasSize(2);
    assertThat(metrics.count(EngineMetric.COMMANDS_FAILED, "StartInstance")).isZero();
    // when
    assertThatThrownBy(() -> node.getTaskService().complete("123"))
        .isInstanceOf(ObjectNotFoundException.class);
    // then
    assertThat(metrics.times(EngineMetric.COMMANDS, "CompleteTask")).hasSize(1);
    assertThat(metrics.count(EngineMetric.COMMANDS_FAILED, "CompleteTask")).isEqualTo(1);
    assertThat(metrics.count(EngineMetric.LOCK_TIMEOUTS, "CompleteTask")).isZero();
  }

  @Test
  void locksAreTimedAndGivingUpIsCounted(TestEngine engine) throws Exception {
    // given
    engine.deploy(process("order").userTask("ship").userTask("bill"));
    var order = engine.start("order");
    var task = engine.task(order, "ship").getId();
    metrics.forget();
    // when
    try (var connection = engine.connect();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement
          .executeQuery("select ID_ from MR_EXECUTION where ID_ = " + order.getId() + " for update")
          .next();
      assertThatThrownBy(() -> node.getTaskService().complete(task))
          .isInstanceOf(LockTimeoutException.class);
      connection.rollback();
    }
    // then
    assertThat(metrics.count(EngineMetric.LOCK_TIMEOUTS, "CompleteTask")).isEqualTo(1);
    // when
    node.getTaskService().complete(task);
    // then
    assertThat(metrics.times(EngineMetric.LOCKS, null)).isNotEmpty();
    assertThat(metrics.count(EngineMetric.LOCK_TIMEOUTS, "CompleteTask")).isEqualTo(1);
  }

  @Test
  void theGroupCommitSaysHowManyItWroteTogether(TestEngine engine, Database database) {
    // given
    engine.deploy(process("order").userTask("ship"));
    var own = new RecordedMetrics();
    var grouping = configuration(database).setMetrics(own).setGroupCommitConnections(1);
    // when
    try (var other = grouping.buildProcessEngine()) {
      other.getRuntimeService().startProcessInstanceByKey("order");
      other.getRuntimeService().startProcessInstanceByKey("order");
    }
    // then
    assertThat(own.sizes(EngineMetric.GROUP_COMMITS)).endsWith(1L, 1L);
  }

  private static EngineMetrics failing(Throwable failure) {
    return (EngineMetrics)
        Proxy.newProxyInstance(
            MetricsTest.class.getClassLoader(),
            new Class<?>[] {EngineMetrics.class},
            (proxy, method, arguments) -> {
              throw failure;
            });
  }

  static Throwable[] failures() {
    return new Throwable[] {
      new IllegalStateException("broken"), new NoSuchMethodError("of another version")
    };
  }

  @ParameterizedTest
  @MethodSource("failures")
  void metricsThatFailDisturbNobody(Throwable failure, TestEngine engine, Database database) {
    // given
    engine.deploy(process("order").userTask("ship"));
    var broken = configuration(database).setMetrics(failing(failure)).setGroupCommitConnections(1);
    // when
    try (var other = broken.buildProcessEngine()) {
      var order = other.getRuntimeService().startProcessInstanceByKey("order");
      // then
      assertThat(engine.openTasks(order)).containsExactly("ship");
    }
  }

  @Test
  void whatIsWrittenTogetherIsWrittenOnceWhateverFailsAfterIt(
      TestEngine engine, Database database) {
    // given
    engine.deploy(process("order").userTask("ship"));
    var sizes = new RecordedMetrics();
    EngineMetrics broken =
        (EngineMetrics)
            Proxy.newProxyInstance(
                MetricsTest.class.getClassLoader(),
                new Class<?>[] {EngineMetrics.class},
                (proxy, method, arguments) -> {
                  if (arguments[0] == EngineMetric.GROUP_COMMITS) {
                    throw new OutOfMemoryError("not really");
                  }
                  return method.invoke(sizes, arguments);
                });
    // when
    var grouping = configuration(database).setMetrics(broken).setGroupCommitConnections(1);
    try (var other = grouping.buildProcessEngine()) {
      Race.of(16, () -> other.getRuntimeService().startProcessInstanceByKey("order"));
    }
    // then
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(16);
  }
}
