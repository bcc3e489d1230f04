package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.ObjectNotFoundException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A version that one node deletes is not used any more by another one that had compiled it. */
@EngineTest
class DeletedVersionTest {

  private static BpmnBuilder order() {
    return process("order").userTask("pay");
  }

  /** A node that looks at each call for what others have done. */
  private static ProcessEngine node(TestEngine engine) {
    return new ProcessEngineConfiguration()
        .setDataSource(engine.database().dataSource())
        .setLatestVersionCheckInterval(Duration.ZERO)
        .buildProcessEngine();
  }

  private static ProcessDefinition newest(TestEngine engine) {
    return engine
        .engine()
        .getRepositoryService()
        .createProcessDefinitionQuery()
        .processDefinitionKey("order")
        .latestVersion()
        .singleResult();
  }

  private static void deleteNewest(TestEngine engine) {
    var deployment = newest(engine).getDeploymentId();
    engine.engine().getRepositoryService().deleteDeployment(deployment, true);
  }

  /** Starts an instance on a node, and ends it: only what the node has compiled stays. */
  private static void warmUp(ProcessEngine node) {
    var instance = node.getRuntimeService().startProcessInstanceByKey("order");
    node.getRuntimeService().deleteProcessInstance(instance.getId(), "only to know the process");
    node.getHistoryService().deleteHistoricProcessInstance(instance.getId());
  }

  @Test
  void itIsStartedNeitherByItsIdNorByItsKey(TestEngine engine) {
    engine.deploy(order());
    var id = newest(engine).getId();
    try (var node = node(engine)) {
      warmUp(node);
      deleteNewest(engine);
      for (var time = 0; time < 2; time++) {
        assertThatThrownBy(() -> node.getRuntimeService().startProcessInstanceById(id))
            .isInstanceOf(ObjectNotFoundException.class)
            .hasMessageContaining(id);
        assertThatThrownBy(() -> node.getRuntimeService().startProcessInstanceByKey("order"))
            .isInstanceOf(ObjectNotFoundException.class)
            .hasMessageContaining("key 'order'");
      }
      assertThat(engine.tasks().createTaskQuery().count()).isZero();
    }
  }

  @Test
  void theVersionBeforeIsTheNewestThen(TestEngine engine) {
    engine.deploy(order());
    engine.deploy(process("order").userTask("pack"));
    try (var node = node(engine)) {
      warmUp(node);
      deleteNewest(engine);
      var started = node.getRuntimeService().startProcessInstanceByKey("order");
      assertThat(engine.openTasks(started)).containsExactly("pay");
    }
  }

  @Test
  void nothingIsMigratedToIt(TestEngine engine) {
    engine.deploy(order());
    var kept = engine.start("order");
    engine.deploy(order().userTask("pack"));
    var target = newest(engine).getId();
    try (var node = node(engine)) {
      warmUp(node);
      deleteNewest(engine);
      var migration =
          node.getProcessMigrationService()
              .createProcessInstanceMigrationBuilder()
              .migrateToProcessDefinition(target);
      assertThatThrownBy(() -> migration.migrate(kept.getId()))
          .isInstanceOf(ObjectNotFoundException.class)
          .hasMessageContaining(target);
      assertThat(engine.openTasks(kept)).containsExactly("pay");
    }
  }

  @Test
  void aDeletionThatIsRolledBackLeavesItToBeStarted(TestEngine engine) throws Exception {
    engine.deploy(order());
    var id = newest(engine).getId();
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      engine
          .engine()
          .inTransaction(
              connection,
              () -> {
                deleteNewest(engine);
                assertThatThrownBy(() -> engine.runtime().startProcessInstanceById(id))
                    .isInstanceOf(ObjectNotFoundException.class);
              });
      connection.rollback();
    }
    var started = engine.runtime().startProcessInstanceById(id);
    assertThat(engine.openTasks(started)).containsExactly("pay");
  }
}
