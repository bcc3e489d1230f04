package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.test.Invariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.Durability;
import io.millrace.test.database.GaleraCluster;
import io.millrace.test.database.GaleraTest;
import io.millrace.test.database.RivalCalls;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/**
 * A node of a Galera cluster crashes while two engines work on the same instances, one through each
 * node. It has a cluster of its own, and some of its calls wait half a minute for a connection, so
 * it runs only where {@code -Dmillrace.test.nodeLoss=true} says so.
 */
@GaleraTest
class GaleraNodeLossTest {

  private static final int INSTANCES = 60;
  private static final int BEFORE_THE_CRASH = 20;

  private static ProcessEngine engine(Database node) {
    return new ProcessEngineConfiguration()
        .setJdbcUrl(node.url())
        .setJdbcUsername(node.user())
        .setJdbcPassword(node.password())
        .setDatabaseSchemaUpdate("true")
        .setAsyncExecutorActivate(true)
        .buildProcessEngine();
  }

  @Test
  void callsFailByTypeNothingIsTornAndTheOtherNodeDoesTheRest() throws Exception {
    assumeTrue(Boolean.getBoolean("millrace.test.nodeLoss"), "-Dmillrace.test.nodeLoss=true");
    try (var cluster = GaleraCluster.start(Durability.FAST)) {
      // given
      var nodes = cluster.freshDatabase("");
      var engines = new ArrayList<ProcessEngine>();
      nodes.forEach(node -> engines.add(engine(node)));
      var first = engines.get(0);
      var order =
          process("order")
              .fork(
                  branch ->
                      branch.userTask(
                          "pay",
                          t ->
                              t.attribute("millrace:asyncAfter", true)
                                  .attribute("millrace:exclusive", false)),
                  branch -> branch.userTask("pack"))
              .join();
      first
          .getRepositoryService()
          .createDeployment()
          .addBytes(order.resourceName(), order.toBytes())
          .deploy();
      var tasks = new ArrayList<List<String>>();
      for (var i = 0; i < INSTANCES; i++) {
        var id = first.getRuntimeService().startProcessInstanceByKey("order").getId();
        tasks.add(
            first.getTaskService().createTaskQuery().processInstanceId(id).list().stream()
                .map(task -> task.getId())
                .toList());
      }
      // when
      var calls = new AtomicInteger();
      var failures =
          RivalCalls.run(
              INSTANCES,
              (round, node) -> {
                var number = calls.incrementAndGet();
                if (number == BEFORE_THE_CRASH) {
                  cluster.kill(1);
                }
                if (node == 0 || number <= BEFORE_THE_CRASH + 8) { // each waits for a connection
                  engines.get(node).getTaskService().complete(tasks.get(round).get(node));
                }
              });
      // then
      assertThat(failures)
          .isNotEmpty()
          .allSatisfy(
              failure ->
                  assertThat(failure)
                      .isInstanceOfAny(
                          DatabaseUnavailableException.class,
                          OutcomeUnknownException.class,
                          LockTimeoutException.class,
                          ConflictException.class));
      var left = first.getTaskService();
      for (var task : left.createTaskQuery().list()) {
        left.complete(task.getId());
      }
      var runtime = first.getRuntimeService();
      until("all have ended", () -> runtime.createProcessInstanceQuery().count() == 0);
      assertThat(first.getManagementService().createDeadLetterJobQuery().count()).isZero();
      engines.forEach(ProcessEngine::close);
      try (var connection = nodes.get(0).connect()) {
        Invariants.in(connection).check(connection);
      }
    }
  }
}
