package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.Invariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.GaleraCluster;
import io.millrace.test.database.GaleraTest;
import io.millrace.test.database.RivalCalls;
import io.millrace.test.engine.Callers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two engines, each on a node of its own of a Galera cluster, work on the same instances. */
@GaleraTest
@Timeout(3_600)
class GaleraTwoNodesTest {

  /** {@code -Dmillrace.test.galera=20000} for more. */
  private static final int INSTANCES = Integer.getInteger("millrace.test.galera", 200);

  private final GaleraCluster cluster;
  private final List<ProcessEngine> engines = new ArrayList<>();
  private List<Database> nodes;

  GaleraTwoNodesTest(GaleraCluster cluster) {
    this.cluster = cluster;
  }

  @BeforeEach
  void create() {
    nodes = cluster.freshDatabase("");
  }

  @AfterEach
  void close() throws Exception {
    engines.forEach(ProcessEngine::close);
    try (var connection = nodes.get(0).connect()) {
      Invariants.in(connection).check(connection);
    }
  }

  private ProcessEngine engine(int node) {
    return engines.get(node);
  }

  private void build(ProcessEngineConfiguration... settings) {
    for (var node = 0; node < settings.length; node++) {
      var database = nodes.get(node);
      engines.add(
          settings[node]
              .setJdbcUrl(database.url())
              .setJdbcUsername(database.user())
              .setJdbcPassword(database.password())
              .setDatabaseSchemaUpdate("true")
              .buildProcessEngine());
    }
  }

  private void deploy(BpmnBuilder process) {
    engine(0)
        .getRepositoryService()
        .createDeployment()
        .addBytes(process.resourceName(), process.toBytes())
        .deploy();
  }

  private static BpmnBuilder joined() {
    return process("order")
        .fork(branch -> branch.userTask("pay"), branch -> branch.userTask("pack"))
        .join();
  }

  /** Starts instances; returns the ids of the tasks of each, by the node that is to complete it. */
  private List<List<String>> started(int instances) {
    var tasks = new ArrayList<List<String>>();
    for (var i = 0; i < instances; i++) {
      var id = engine(i % 2).getRuntimeService().startProcessInstanceByKey("order").getId();
      tasks.add(
          engine(0).getTaskService().createTaskQuery().processInstanceId(id).list().stream()
              .map(task -> task.getId())
              .toList());
    }
    return tasks;
  }

  private void assertAllEnded(int instances) {
    assertThat(engine(0).getRuntimeService().createProcessInstanceQuery().count()).isZero();
    assertThat(
            engine(1).getHistoryService().createHistoricProcessInstanceQuery().finished().count())
        .isEqualTo(instances);
  }

  @Test
  void bothBranchesOfAJoinAreCompletedAtOnceThroughBothNodes() throws Exception {
    // given
    build(new ProcessEngineConfiguration(), new ProcessEngineConfiguration());
    deploy(joined());
    var tasks = started(INSTANCES);
    var before = cluster.conflicts();
    // when
    var failures =
        RivalCalls.run(
            INSTANCES,
            (round, node) -> engine(node).getTaskService().complete(tasks.get(round).get(node)));
    // then
    assertThat(failures).isEmpty();
    assertAllEnded(INSTANCES);
    assertThat(cluster.conflicts()).isGreaterThan(before);
  }

  /** Many at a time, so that a node is behind the other one. */
  @Test
  void aCallSeesWhatWasCommittedThroughTheOtherNode() {
    // given
    build(new ProcessEngineConfiguration(), new ProcessEngineConfiguration());
    deploy(process("order").userTask("pay"));
    // when
    var callers =
        Callers.of(
            Collections.<Callable<Void>>nCopies(
                16,
                () -> {
                  for (var i = 0; i < INSTANCES / 8; i++) {
                    completedThroughTheOther();
                  }
                  return null;
                }));
    // then
    assertThat(callers.outcomes()).containsOnlyNulls();
    assertAllEnded(INSTANCES / 8 * 16);
  }

  private void completedThroughTheOther() {
    var id = engine(0).getRuntimeService().startProcessInstanceByKey("order").getId();
    var task = engine(0).getTaskService().createTaskQuery().processInstanceId(id).singleResult();
    engine(1).getTaskService().complete(task.getId());
  }

  /**
   * The delegate undoes the transaction, as a node does between two statements of one string where
   * another node has been faster, and fails by what it then no longer sees.
   */
  @Test
  void aCallThatFailsAfterItWasUndoneIsMadeAgain() {
    // given
    var calls = new AtomicInteger();
    JavaDelegate look =
        execution -> {
          if (calls.incrementAndGet() == 1) {
            try (var statement = execution.connection().createStatement()) {
              statement.execute("rollback");
            }
            throw new ObjectNotFoundException("There is no such task.");
          }
        };
    build(new ProcessEngineConfiguration().setBeans(Map.of("look", look)));
    deploy(process("order").serviceTask("look", t -> t.delegateExpression("${look}")));
    // when
    engine(0).getRuntimeService().startProcessInstanceByKey("order");
    // then
    assertThat(calls).hasValue(2);
  }

  @Test
  void theUrlMaySayThatNoStringsAreTaken() throws Exception {
    // given
    nodes = nodes.stream().map(node -> node.at(node.url() + "&allowMultiQueries=false")).toList();
    build(new ProcessEngineConfiguration(), new ProcessEngineConfiguration());
    deploy(joined());
    var tasks = started(INSTANCES / 4);
    // when
    var failures =
        RivalCalls.run(
            INSTANCES / 4,
            (round, node) -> engine(node).getTaskService().complete(tasks.get(round).get(node)));
    // then
    assertThat(failures).isEmpty();
    assertAllEnded(INSTANCES / 4);
  }

  @Test
  void ofTwoWhoCompleteTheSameTaskOneIsToldThatItIsDone() throws Exception {
    // given
    build(new ProcessEngineConfiguration(), new ProcessEngineConfiguration());
    deploy(process("order").userTask("pay"));
    var tasks = started(INSTANCES / 4);
    // when
    var failures =
        RivalCalls.run(
            INSTANCES / 4,
            (round, node) -> engine(node).getTaskService().complete(tasks.get(round).get(0)));
    // then
    assertThat(failures).hasSize(INSTANCES / 4);
    assertThat(failures)
        .allSatisfy(failure -> assertThat(failure).hasMessageContaining("task").hasNoCause());
    assertAllEnded(INSTANCES / 4);
  }

  @Test
  void jobsOfOneInstanceThatBothNodesDoComeTogetherInItsJoin() throws Exception {
    // given
    var branches = 8;
    var instances = Math.max(1, INSTANCES / branches);
    var runs = new ConcurrentHashMap<String, AtomicInteger>();
    var done = new CountDownLatch(instances * branches);
    JavaDelegate work =
        execution -> {
          runs.computeIfAbsent(execution.getId(), id -> new AtomicInteger()).incrementAndGet();
          execution.addTransactionListener(TransactionState.COMMITTED, end -> done.countDown());
        };
    build(executing(work), executing(work));
    deploy(
        process("wide")
            .serviceTask(
                "work",
                t ->
                    t.delegateExpression("${work}")
                        .multiInstance(
                            l ->
                                l.cardinality(branches)
                                    .attribute("millrace:asyncBefore", true)
                                    .attribute("millrace:exclusive", false)))
            .userTask("ship"));
    // when
    for (var i = 0; i < instances; i++) {
      engine(i % 2).getRuntimeService().startProcessInstanceByKey("wide");
    }
    // then
    assertThat(done.await(300, TimeUnit.SECONDS)).isTrue();
    assertThat(runs).hasSize(instances * branches);
    assertThat(engine(0).getTaskService().createTaskQuery().count()).isEqualTo(instances);
    assertThat(engine(1).getManagementService().createJobQuery().count()).isZero();
    assertThat(engine(1).getManagementService().createDeadLetterJobQuery().count()).isZero();
  }

  private static ProcessEngineConfiguration executing(JavaDelegate work) {
    return new ProcessEngineConfiguration()
        .setAsyncExecutorThreads(4)
        .setBeans(Map.of("work", work))
        .setAsyncExecutorActivate(true);
  }
}
