package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import io.millrace.test.Invariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.GaleraCluster;
import io.millrace.test.database.GaleraTest;
import io.millrace.test.database.RivalCalls;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * What the engine writes for several at once, each on two nodes of a Galera cluster that meet in
 * the same instances: starts that are written together, jobs, batches.
 */
@GaleraTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GaleraWorkTest {

  private static final int INSTANCES = 24;

  private final GaleraCluster cluster;
  private final List<ProcessEngine> engines = new ArrayList<>();
  private List<Database> nodes;

  GaleraWorkTest(GaleraCluster cluster) {
    this.cluster = cluster;
  }

  @BeforeAll
  void create() {
    nodes = cluster.freshDatabase("");
  }

  @AfterEach
  void close() throws Exception {
    engines.forEach(ProcessEngine::close);
    engines.clear();
    try (var connection = nodes.get(0).connect()) {
      Invariants.in(connection).check(connection);
    }
  }

  private ProcessEngine engine(int node) {
    return engines.get(node);
  }

  private void build(UnaryOperator<ProcessEngineConfiguration> settings) {
    for (var node : nodes) {
      engines.add(
          settings
              .apply(
                  new ProcessEngineConfiguration()
                      .setJdbcUrl(node.url())
                      .setJdbcUsername(node.user())
                      .setJdbcPassword(node.password())
                      .setDatabaseSchemaUpdate("true"))
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

  private static BpmnBuilder joined(String key) {
    return process(key)
        .fork(branch -> branch.userTask("pay"), branch -> branch.userTask("pack"))
        .join();
  }

  private List<String> started(String process) {
    var runtime = engine(0).getRuntimeService();
    return IntStream.range(0, INSTANCES)
        .mapToObj(i -> runtime.startProcessInstanceByKey(process).getId())
        .toList();
  }

  /** Returns the ids of the tasks of each instance, by the node that is to complete it. */
  private List<List<String>> tasks(List<String> instances) {
    var tasks = engine(0).getTaskService();
    return instances.stream()
        .map(
            id ->
                tasks.createTaskQuery().processInstanceId(id).list().stream()
                    .map(task -> task.getId())
                    .toList())
        .toList();
  }

  private long instances(String process) {
    return engine(1)
        .getRuntimeService()
        .createProcessInstanceQuery()
        .processDefinitionKey(process)
        .count();
  }

  @Test
  void startsThatAreWrittenTogetherBesideJoins() throws Exception {
    // given
    build(configuration -> configuration.setGroupCommitConnections(1));
    deploy(joined("grouped"));
    var tasks = tasks(started("grouped"));
    // when
    var failures =
        RivalCalls.run(
            INSTANCES,
            (round, node) -> {
              engine(node).getRuntimeService().startProcessInstanceByKey("grouped");
              engine(node).getTaskService().complete(tasks.get(round).get(node));
            });
    // then
    assertThat(failures).isEmpty();
    assertThat(instances("grouped")).isEqualTo(2 * INSTANCES);
  }

  @Test
  void jobsWithoutUserCodeComeTogetherInTheirJoins() throws Exception {
    // given
    build(configuration -> configuration.setAsyncExecutorActivate(true));
    deploy(
        process("wide")
            .fork(
                branch -> branch.userTask("pay", t -> asynchronous(t, "asyncAfter")),
                branch -> branch.userTask("pack", t -> asynchronous(t, "asyncAfter")))
            .join()
            .userTask("ship"));
    var tasks = tasks(started("wide"));
    // when
    var failures =
        RivalCalls.run(
            INSTANCES,
            (round, node) -> engine(node).getTaskService().complete(tasks.get(round).get(node)));
    // then
    assertThat(failures).isEmpty();
    var shipping = engine(1).getTaskService().createTaskQuery().taskDefinitionKey("ship");
    until("all have joined", () -> shipping.count() == INSTANCES);
    var jobs = engine(1).getManagementService();
    assertThat(jobs.createJobQuery().count()).isZero();
    assertThat(jobs.createDeadLetterJobQuery().count()).isZero();
  }

  private static void asynchronous(NodeBuilder task, String where) {
    task.attribute("millrace:" + where, true).attribute("millrace:exclusive", false);
  }

  @Test
  void batchDeletesInstancesWhoseTasksAreCompletedMeanwhile() throws Exception {
    // given
    build(configuration -> configuration.setAsyncExecutorActivate(true));
    deploy(joined("unwanted"));
    var ids = started("unwanted");
    var tasks = tasks(ids);
    // when
    var batch = engine(0).getRuntimeService().deleteProcessInstancesAsync(ids, "not wanted");
    var failures =
        RivalCalls.run(
            INSTANCES,
            (round, node) -> engine(node).getTaskService().complete(tasks.get(round).get(node)));
    // then
    var management = engine(1).getManagementService();
    until(
        "the batch has ended",
        () -> management.getBatchSummary(batch.getId()).status().equals(Batch.STATUS_COMPLETED));
    assertThat(failures).allSatisfy(e -> assertThat(e).isInstanceOf(ObjectNotFoundException.class));
    assertThat(instances("unwanted")).isZero();
    assertThat(management.createDeadLetterJobQuery().count()).isZero();
  }

  @Test
  void callsThroughANodeThatIsOutFailAndTheOtherNodeDoesTheJobs() throws Exception {
    // given
    build(configuration -> configuration.setAsyncExecutorActivate(true));
    deploy(joined("rejected"));
    deploy(process("later").userTask("shipLater", t -> asynchronous(t, "asyncBefore")));
    var tasks = tasks(started("rejected"));
    // when
    say(1, "set global wsrep_reject_queries = 'ALL'"); // each answer is error 1047
    try {
      assertThatThrownBy(() -> engine(1).getTaskService().complete(tasks.get(0).get(0)))
          .isInstanceOf(DatabaseUnavailableException.class);
      assertThatThrownBy(() -> engine(1).getRuntimeService().startProcessInstanceByKey("rejected"))
          .isInstanceOf(DatabaseUnavailableException.class);
      started("later");
      // then
      var query = engine(0).getTaskService().createTaskQuery().taskDefinitionKey("shipLater");
      until("the other node has done the jobs", () -> query.count() == INSTANCES);
    } finally {
      say(1, "set global wsrep_reject_queries = 'NONE'");
    }
    // and it is back
    engine(1).getTaskService().complete(tasks.get(0).get(0));
    engine(0).getTaskService().complete(tasks.get(0).get(1));
    assertThat(instances("rejected")).isEqualTo(INSTANCES - 1);
  }

  private void say(int node, String sql) throws SQLException {
    try (var connection = nodes.get(node).connect();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
