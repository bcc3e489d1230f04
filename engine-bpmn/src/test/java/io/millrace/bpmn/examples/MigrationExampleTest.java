package io.millrace.bpmn.examples;

import static io.millrace.bpmn.migration.ActivityMigrationMapping.createMappingFor;
import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import org.junit.jupiter.api.Test;

/** Running orders go on by a new version of their process. */
@EngineTest
class MigrationExampleTest {

  private static void migrate(ProcessEngine engine, String id) {
    engine
        .getProcessMigrationService()
        .createProcessInstanceMigrationBuilder()
        .migrateToProcessDefinition("order", 2)
        .addActivityMigrationMapping(createMappingFor("pay", "transfer"))
        .migrate(id);
  }

  private static void plan(ProcessEngine engine, String oldId, String newId) {
    var migration = engine.getProcessMigrationService();
    var plan =
        migration
            .createMigrationPlan(oldId, newId)
            .mapEqualActivities()
            .updateEventTriggers()
            .build();
    var old = engine.getRuntimeService().createProcessInstanceQuery().processDefinitionId(oldId);
    migration.newMigration(plan).processInstanceQuery(old).executeAsync();
  }

  @Test
  void anOrderGoesOnAtTheActivityThatIsCalledOtherwise(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order");
    engine.deploy(process("order").userTask("transfer").userTask("ship"));

    migrate(engine.engine(), order.getId());

    engine.completeTask(order, "transfer");
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  private static void callBackBesides(ProcessEngine engine, String id) {
    engine
        .getProcessMigrationService()
        .createProcessInstanceMigrationBuilder()
        .migrateToProcessDefinition("order17", 1) // a model for this order alone
        .migrate(id);
    engine
        .getRuntimeService()
        .createProcessInstanceModification(id)
        .startBeforeActivity("callBack")
        .execute();
  }

  @Test
  void oneOrderGetsATaskThatNoOtherHas(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var order = engine.start("order");
    var other = engine.start("order");
    engine.deploy(
        process("order17")
            .fork(b -> b.userTask("pay"), b -> b.userTask("callBack"))
            .join("joined")
            .userTask("ship"));

    callBackBesides(engine.engine(), order.getId());

    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("pay", "callBack");
    engine.completeTaskThenOpen(order, "pay", "callBack");
    engine.completeTaskThenOpen(order, "callBack", "ship");
    engine.completeTaskThenOpen(other, "pay", "ship");
  }

  @Test
  void allOrdersGoOnByAPlan(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order");
    var oldId = order.getProcessDefinitionId();
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var newId = engine.start("order").getProcessDefinitionId();

    plan(engine.engine(), oldId, newId);

    engine.runDueJobs();
    engine.completeTask(order, "pay");
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }
}
