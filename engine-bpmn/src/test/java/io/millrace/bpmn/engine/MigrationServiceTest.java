package io.millrace.bpmn.engine;

import static io.millrace.bpmn.migration.ActivityMigrationMapping.createMappingFor;
import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.migration.ActivityMigrationMapping;
import io.millrace.bpmn.migration.EnableActivityMapping;
import io.millrace.bpmn.migration.MigrationInstruction;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocument;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocumentBuilder;
import io.millrace.bpmn.migration.Script;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import io.millrace.test.conformance.Covers;
import io.millrace.test.engine.Race;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Many instances, batches, documents, plans, and what is called on the way. */
@Covers("150 migration to another version")
@EngineTest
class MigrationServiceTest {

  @Test
  void allInstancesOfAVersionAreMigratedOrNone(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    var source = migrating.version(process("order").userTask("a").userTask("b"));
    var one = engine.start("order");
    var two = engine.start("order");
    engine.completeTask(two, "a");
    var lacking = migrating.version(process("order").userTask("a"));
    var target = migrating.version(process("order").userTask("a").userTask("b").userTask("c"));
    // when
    assertThatThrownBy(() -> migrating.to(lacking).migrateProcessInstances(source))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'b'");
    // then
    assertThat(migrating.versionOf(one)).isEqualTo(source);
    // when
    assertThat(
            migrating.to(target).validateMigrationOfProcessInstances("order", 1, null).hasErrors())
        .isFalse();
    migrating.to(target).migrateProcessInstances("order", 1, null);
    // then
    assertThat(migrating.versionOf(one)).isEqualTo(target);
    assertThat(migrating.versionOf(two)).isEqualTo(target);
  }

  @Test
  void aBatchMigratesEachInstanceForItself(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    var service = engine.engine().getProcessMigrationService();
    var source = migrating.version(process("order").userTask("a").userTask("b"));
    var good = engine.start("order");
    var bad = engine.start("order");
    engine.completeTask(bad, "a");
    var target = migrating.version(process("order").userTask("a"));
    // when
    var batch = migrating.to(target).batchMigrateProcessInstances(source);
    engine.runDueJobs();
    // then
    var result = service.getResultsOfBatchProcessInstanceMigration(batch.getId());
    assertThat(result.getStatus()).isEqualTo(Batch.STATUS_COMPLETED);
    assertThat(result.getSourceProcessDefinitionId()).isEqualTo(source);
    assertThat(result.getTargetProcessDefinitionId()).isEqualTo(target);
    assertThat(result.getSuccessfulMigrationParts())
        .singleElement()
        .satisfies(part -> assertThat(part.getProcessInstanceId()).isEqualTo(good.getId()));
    assertThat(result.getFailedMigrationParts())
        .singleElement()
        .satisfies(
            part -> {
              assertThat(part.getProcessInstanceId()).isEqualTo(bad.getId());
              assertThat(part.getMigrationMessage()).contains("no counterpart");
            });
    assertThat(migrating.versionOf(good)).isEqualTo(target);
    assertThat(migrating.versionOf(bad)).isEqualTo(source);
  }

  @Test
  void aDocumentSurvivesAsJson(TestEngine engine) {
    var document =
        new ProcessInstanceMigrationDocumentBuilder()
            .setProcessDefinitionToMigrateTo("order", 2)
            .setTenantId("acme")
            .addActivityMigrationMapping(
                createMappingFor("a", "b").withNewAssignee("kermit").updateEventTrigger())
            .addActivityMigrationMapping(
                createMappingFor(List.of("c", "d"), "e").withLocalVariable("x", 1))
            .addActivityMigrationMapping(
                createMappingFor("f", List.of("g", "h"))
                    .withLocalVariableForActivity("h", "y", "z"))
            .addEnableActivityMapping(EnableActivityMapping.enable("come"))
            .addProcessInstanceVariable("v", true)
            .setPreUpgradeScript(new Script("tiny", "x"))
            .setPostUpgradeJavaDelegateExpression("${after}")
            .setUpdateEventTriggers(true)
            .build();

    var read = ProcessInstanceMigrationDocument.fromJson(document.asJsonString());

    assertThat(read.asJsonString()).isEqualTo(document.asJsonString());
    assertThat(read.getMigrateToProcessDefinitionVersion()).isEqualTo(2);
    assertThat(read.getActivityMigrationMappings())
        .extracting(ActivityMigrationMapping::getToActivityIds)
        .containsExactly(List.of("b"), List.of("e"), List.of("g", "h"));
    assertThat(read.getActivitiesLocalVariables())
        .containsEntry("e", Map.of("x", 1))
        .containsEntry("h", Map.of("y", "z"));
    assertThatThrownBy(() -> ProcessInstanceMigrationDocument.fromJson("{\"who\": 1}"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'who'");
  }

  @Test
  void codeIsCalledBeforeAndAfter(TestEngine engine) {
    var migrating = new Migrating(engine);
    engine.deploy(process("order").userTask("a"));
    var order = engine.start("order");
    var target = migrating.version(process("order").userTask("a"));
    engine.bean(
        "before", (JavaDelegate) one -> one.setVariable("old", one.getProcessDefinitionId()));
    engine.bean(
        "after", (JavaDelegate) one -> one.setVariable("new", one.getProcessDefinitionId()));
    var source = migrating.versionOf(order);

    migrating
        .to(target)
        .preUpgradeJavaDelegateExpression("${before}")
        .postUpgradeJavaDelegateExpression("${after}")
        .migrate(order.getId());

    assertThat(engine.runtime().getVariables(order.getId()))
        .containsEntry("old", source)
        .containsEntry("new", target);
    assertThat(
            migrating
                .to(target)
                .preUpgradeJavaDelegate("no.such.Class")
                .preUpgradeScript(new Script("unknown", "x"))
                .validateMigration(order.getId())
                .getValidationMessages())
        .hasSize(2);
  }

  @Test
  void aPlanMapsEqualActivities(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    var service = engine.engine().getProcessMigrationService();
    var source =
        migrating.version(
            process("order")
                .userTask("a")
                .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("b")));
    var one = engine.start("order");
    var target =
        migrating.version(
            process("order")
                .userTask("a")
                .boundaryEvent("late", Trigger.timerDuration("PT2H"), b -> b.userTask("c")));
    // when
    var plan =
        service
            .createMigrationPlan(source, target)
            .mapEqualActivities()
            .mapActivities("b", "c")
            .setVariables(Map.of("planned", true))
            .build();
    // then
    assertThat(plan.getInstructions())
        .extracting(MigrationInstruction::getSourceActivityId)
        .containsExactlyInAnyOrder("a", "late", "b");
    // when
    service.newMigration(plan).processInstanceIds(one.getId()).execute();
    // then
    assertThat(migrating.versionOf(one)).isEqualTo(target);
    assertThat(engine.runtime().getVariable(one.getId(), "planned")).isEqualTo(true);
    assertThatThrownBy(() -> service.newMigration(plan).processInstanceIds(one.getId()).execute())
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("has the version '" + target + "' by now");
  }

  @Test
  void aPlanSaysAllThatIsWrongWithIt(TestEngine engine) {
    var migrating = new Migrating(engine);
    var service = engine.engine().getProcessMigrationService();
    var source = migrating.version(process("order").userTask("a").receiveTask("b"));
    var target = migrating.version(process("order").userTask("b"));
    var plan = service.createMigrationPlan(source, target).mapActivities("b", "b");

    assertThatThrownBy(() -> plan.mapActivities("start", "b").build())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("another kind")
        .hasMessageContaining("No token ever waits at the startEvent 'start'");
    assertThatThrownBy(() -> service.createMigrationPlan(source, "12345"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void aPlanIsCarriedOutByABatch(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    var service = engine.engine().getProcessMigrationService();
    var source = migrating.version(process("order").userTask("a").userTask("b"));
    var one = engine.start("order");
    var two = engine.start("order");
    engine.completeTask(two, "a");
    var target = migrating.version(process("order").userTask("a").userTask("b"));
    var plan = service.createMigrationPlan(source, target).mapActivities("a", "a").build();
    // when
    var query = engine.runtime().createProcessInstanceQuery().processDefinitionId(source);
    var batch = service.newMigration(plan).processInstanceQuery(query).executeAsync();
    engine.runDueJobs();
    // then
    var result = service.getResultsOfBatchProcessInstanceMigration(batch.getId());
    assertThat(result.getSuccessfulMigrationParts()).hasSize(1);
    assertThat(result.getFailedMigrationParts())
        .singleElement()
        .satisfies(part -> assertThat(part.getMigrationMessage()).contains("'b'"));
    assertThat(migrating.versionOf(one)).isEqualTo(target);
    assertThat(migrating.versionOf(two)).isEqualTo(source);
  }

  @Test
  void theNumberOfStatementsDoesNotGrowWithTheInstance(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    var source = process("order").userTask("a", t -> t.multiInstance(m -> m.cardinality("${n}")));
    engine.deploy(source);
    var small = engine.start("order", Map.of("n", 2));
    var large = engine.start("order", Map.of("n", 40));
    var target =
        migrating.version(
            process("order").userTask("a", t -> t.multiInstance(m -> m.cardinality("${n}"))));
    migrating.to(target).validateMigration(small.getId());
    // when
    var few = engine.statementsOf(() -> migrating.to(target).migrate(small.getId()));
    var many = engine.statementsOf(() -> migrating.to(target).migrate(large.getId()));
    // then
    assertThat(many).hasSameSizeAs(few);
    assertThat(few.size()).isLessThan(30);
  }

  @Test
  void migrationAndCompletionOfATaskQueueForTheInstance(TestEngine engine) {
    var migrating = new Migrating(engine);
    engine.deploy(process("order").userTask("a").userTask("b"));
    var orders =
        java.util.stream.IntStream.range(0, 10).mapToObj(i -> engine.start("order")).toList();
    var target = migrating.version(process("order").userTask("a").userTask("b").userTask("c"));

    for (ProcessInstance order : orders) {
      var task = engine.task(order, "a").getId();
      var outcomes =
          Race.of(
              List.of(
                  () -> migrating.to(target).migrate(order.getId()),
                  () -> engine.tasks().complete(task)));
      assertThat(outcomes).containsOnlyNulls();
      assertThat(migrating.versionOf(order)).isEqualTo(target);
      engine.completeTask(order, "b");
      assertThat(engine.openTasks(order)).containsExactly("c");
    }
  }

  @Test
  void whatAMappingOfADocumentDoesNotKnowIsRefused(TestEngine engine) {
    assertThatThrownBy(
            () ->
                ProcessInstanceMigrationDocument.fromJson(
                    """
                    {"activityMappings": [{"fromActivityId": "a", "toActivityId": "b", "newAsignee": "k"}]}
                    """))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'newAsignee'")
        .hasMessageContaining("'activityMappings'");
    assertThatThrownBy(
            () ->
                ProcessInstanceMigrationDocument.fromJson(
                    """
                    {"activityMappings": [{"fromActivityId": "a", "toActivityIds": ["b", "c"], "newAssignee": "k"}]}
                    """))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'newAssignee'");
    assertThatThrownBy(
            () ->
                ProcessInstanceMigrationDocument.fromJson(
                    """
                    {"preUpgradeScript": {"languge": "groovy", "script": "x"}}
                    """))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'languge'")
        .hasMessageContaining("'preUpgradeScript'");
    assertThatThrownBy(
            () ->
                ProcessInstanceMigrationDocument.fromJson(
                    """
                    {"activityMappings": {"fromActivityId": "a", "toActivityId": "b"}}
                    """))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'activityMappings'");
  }

  @Test
  void aBatchRefusesVariablesThatWouldComeBackAsSomethingElse(TestEngine engine) {
    var migrating = new Migrating(engine);
    var source = migrating.version(process("order").userTask("a"));
    var document =
        migrating
            .to(migrating.version(process("order").userTask("a")))
            .withProcessInstanceVariable("due", new Date(0))
            .getProcessInstanceMigrationDocument();

    assertThatThrownBy(
            () ->
                engine
                    .engine()
                    .getProcessMigrationService()
                    .batchMigrateProcessInstancesOfProcessDefinition(source, document))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'due'")
        .hasMessageContaining("java.util.Date");
  }
}
