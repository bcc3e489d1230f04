package io.millrace.bpmn.engine;

import static io.millrace.bpmn.migration.ActivityMigrationMapping.createMappingFor;
import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.time.Duration.ofHours;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Process instances go on in another version, with all that they own. */
@Covers("150 migration to another version")
@EngineTest
class MigrationTest {

  @Test
  void tasksGoOnAsThoseOfTheNewVersion(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(process("order").userTask("pay", t -> t.name("Pay")).userTask("ship"));
    var order = engine.start("order", Map.of("x", 1));
    var task = engine.task(order, "pay");
    engine.tasks().claim(task.getId(), "kermit");
    engine.tasks().setVariableLocal(task.getId(), "y", 2);
    // when
    var target =
        migrating.migrate(
            order, process("order").userTask("pay", t -> t.name("Pay now")).userTask("pack"));
    // then
    assertThat(migrating.versionOf(order)).isEqualTo(target);
    var same = engine.task(order, "pay");
    assertThat(same.getId()).isEqualTo(task.getId());
    assertThat(same.getAssignee()).isEqualTo("kermit");
    assertThat(same.getName()).isEqualTo("Pay now");
    assertThat(same.getProcessDefinitionId()).isEqualTo(target);
    assertThat(engine.tasks().getVariableLocal(task.getId(), "y")).isEqualTo(2);
    engine.completeTask(order, "pay");
    assertThat(engine.openTasks(order)).containsExactly("pack");
    engine.completeTask(order, "pack");
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
    var ended =
        engine
            .history()
            .createHistoricProcessInstanceQuery()
            .processInstanceId(order.getId())
            .singleResult();
    assertThat(ended.getProcessDefinitionId()).isEqualTo(target);
    assertThat(engine.trail(order)).containsExactly("start", "pay", "pack", "end");
  }

  @Test
  void aNameThatSomebodyHasChangedStays(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", t -> t.name("Pay")));
    var order = engine.start("order");
    var task = engine.task(order, "pay");
    task.setName("Pay quickly");
    engine.tasks().saveTask(task);

    new Migrating(engine).migrate(order, process("order").userTask("pay", t -> t.name("Pay now")));

    assertThat(engine.task(order, "pay").getName()).isEqualTo("Pay quickly");
    engine.completeTask(order, "pay");
  }

  @Test
  void aMappingGivesATaskAnotherActivity(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order");
    var task = engine.task(order, "pay").getId();
    var target = migrating.version(process("order").userTask("transfer").userTask("ship"));
    // when
    migrating
        .to(target)
        .addActivityMigrationMapping(
            createMappingFor("pay", "transfer")
                .withNewAssignee("fozzie")
                .withLocalVariable("reason", "new law"))
        .withProcessInstanceVariable("migrated", true)
        .migrate(order.getId());
    // then
    var same = engine.task(order, "transfer");
    assertThat(same.getId()).isEqualTo(task);
    assertThat(same.getAssignee()).isEqualTo("fozzie");
    assertThat(engine.tasks().getVariable(task, "reason")).isEqualTo("new law");
    assertThat(engine.runtime().getVariable(order.getId(), "migrated")).isEqualTo(true);
    assertThat(engine.underWay(order)).containsExactly("transfer");
    engine.completeTask(order, "transfer");
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void allThatStandsInTheWayIsNamedAtOnceAndNothingHappens(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(
        process("order")
            .fork(b -> b.userTask("a"), b -> b.userTask("b"), b -> b.receiveTask("c"))
            .join());
    var order = engine.start("order");
    var before = migrating.versionOf(order);
    var target = migrating.version(process("order").userTask("c").userTask("d"));
    // when
    var problems = migrating.problems(order, target);
    // then
    assertThat(problems)
        .hasSize(3)
        .anyMatch(text -> text.contains("'a'") && text.contains("no counterpart in version 2"))
        .anyMatch(text -> text.contains("'b'") && text.contains("no counterpart"))
        .anyMatch(text -> text.contains("'c'") && text.contains("another kind"));
    assertThatThrownBy(() -> migrating.to(target).migrate(order.getId()))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'a'")
        .hasMessageContaining("'b'")
        .hasMessageContaining("'c'");
    assertThat(migrating.versionOf(order)).isEqualTo(before);
  }

  @Test
  void mappingsThatNameNothingAndUnknownVersionsAreRefused(TestEngine engine) {
    var migrating = new Migrating(engine);
    var source = migrating.version(process("order").userTask("a"));
    var order = engine.start("order");
    var target = migrating.version(process("order").userTask("a"));

    assertThat(
            migrating
                .to(target)
                .addActivityMigrationMapping(createMappingFor("x", "a"))
                .addActivityMigrationMapping(createMappingFor("a", "y"))
                .validateMigration(order.getId())
                .getValidationMessages())
        .hasSize(2)
        .anyMatch(text -> text.contains("Version 1 of 'order' has no element 'x'"))
        .anyMatch(text -> text.contains("Version 2 of 'order' has no element 'y'"));
    assertThatThrownBy(() -> migrating.to("12345").migrate(order.getId()))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> migrating.to(target).migrate("12345"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("12345");
    assertThatThrownBy(
            () ->
                engine
                    .engine()
                    .getProcessMigrationService()
                    .createProcessInstanceMigrationBuilder()
                    .migrate(order.getId()))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("no version was named");
    assertThat(migrating.versionOf(order)).isEqualTo(source);
  }

  private static BpmnBuilder withTimer(String duration) {
    return process("order")
        .userTask("pay")
        .boundaryEvent("late", Trigger.timerDuration(duration), b -> b.userTask("remind"));
  }

  @Test
  void aTimerKeepsItsTime(TestEngine engine) {
    engine.deploy(withTimer("PT1H"));
    var order = engine.start("order");
    engine.clock().advance(ofMinutes(30));

    new Migrating(engine).migrate(order, withTimer("PT5H"));

    engine.clock().advance(ofMinutes(31));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("remind");
  }

  @Test
  void aTimerGetsTheNewTimeIfThatIsAskedFor(TestEngine engine) {
    var migrating = new Migrating(engine);
    engine.deploy(withTimer("PT1H"));
    var order = engine.start("order");
    var target = migrating.version(withTimer("PT5H"));

    migrating.to(target).updateEventTriggers().migrate(order.getId());

    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("pay");
    engine.clock().advance(ofHours(4));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("remind");
  }

  @Test
  void eventsAtTheBorderComeAndGoWithTheVersion(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("pay")
            .boundaryEvent("old", Trigger.message("old"), b -> b.userTask("x"))
            .moveTo("pay")
            .boundaryEvent("both", Trigger.message("one"), b -> b.userTask("y")));
    var order = engine.start("order");
    // when
    new Migrating(engine)
        .migrate(
            order,
            process("order")
                .userTask("pay")
                .boundaryEvent("both", Trigger.message("two"), b -> b.userTask("y"))
                .moveTo("pay")
                .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("z")));
    // then
    assertThat(names(engine)).containsExactly("one");
    assertThat(engine.management().createTimerJobQuery().count()).isEqualTo(1);
    engine.clock().advance(Duration.ofMinutes(61));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("z");
    assertThat(names(engine)).isEmpty();
  }

  private static List<String> names(TestEngine engine) {
    return engine.runtime().createEventSubscriptionQuery().list().stream()
        .map(subscription -> subscription.getEventName())
        .sorted()
        .toList();
  }

  @Test
  void namesOfMessagesAreThoseOfTheNewVersionIfThatIsAskedFor(TestEngine engine) {
    var migrating = new Migrating(engine);
    engine.deploy(process("order").receiveTask("wait", "old"));
    var order = engine.start("order");
    var target = migrating.version(process("order").receiveTask("await", "new").userTask("after"));

    migrating
        .to(target)
        .addActivityMigrationMapping(createMappingFor("wait", "await").updateEventTrigger())
        .migrate(order.getId());

    assertThat(names(engine)).containsExactly("new");
    engine.runtime().messageEventReceived("new", engine.executionAt(order, "await"));
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void eventSubProcessesOfScopesThatGoOnAreAwaitedAsTheNewVersionSays(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .subProcess("s", s -> s.userTask("a"))
            .eventSubProcess(
                "h", h -> h.startEvent("come", Trigger.message("stop")).userTask("b")));
    var order = engine.start("order");
    // when
    new Migrating(engine)
        .migrate(
            order,
            process("order")
                .subProcess(
                    "s",
                    s ->
                        s.userTask("a")
                            .eventSubProcess(
                                "inner",
                                h -> h.startEvent("hear", Trigger.message("cancel")).userTask("c")))
                .userTask("after"));
    // then
    assertThat(names(engine)).containsExactly("cancel");
    engine
        .runtime()
        .messageEventReceived(
            "cancel",
            engine
                .runtime()
                .createExecutionQuery()
                .messageEventSubscriptionName("cancel")
                .singleResult()
                .getId());
    assertThat(engine.openTasks(order)).containsExactly("c");
    engine.completeTask(order, "c");
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void anAsynchronousActivityBeginsAsTheNewVersionSays(TestEngine engine) {
    engine.deploy(process("order").serviceTask("work", t -> t.expression("${gone}").asyncBefore()));
    var order = engine.start("order");

    new Migrating(engine).migrate(order, process("order").userTask("work"));

    assertThat(engine.runDueJobs()).isEqualTo(1);
    assertThat(engine.openTasks(order)).containsExactly("work");
  }

  @Test
  void calledInstancesStayAndAreMigratedByThemselves(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(process("part").userTask("do"));
    engine.deploy(process("order").callActivity("call", "part").userTask("after"));
    var order = engine.start("order");
    var part =
        engine
            .runtime()
            .createProcessInstanceQuery()
            .superProcessInstanceId(order.getId())
            .singleResult();
    // when
    migrating.migrate(order, process("order").callActivity("call", "other").userTask("last"));
    migrating.migrate(part, process("part").userTask("do").userTask("check"));
    // then
    engine.completeTask(part, "do");
    engine.completeTask(part, "check");
    assertThat(engine.openTasks(order)).containsExactly("last");
  }

  @Test
  void loopsGoOnWithTheirInstances(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("vote", t -> t.multiInstance(m -> m.cardinality(3)))
            .userTask("count"));
    var order = engine.start("order");
    var tasks = engine.tasks().createTaskQuery().processInstanceId(order.getId()).list();
    engine.tasks().complete(tasks.get(0).getId());
    // when
    new Migrating(engine)
        .migrate(
            order,
            process("order")
                .userTask(
                    "vote",
                    t ->
                        t.multiInstance(
                            m -> m.cardinality(5).until("${nrOfCompletedInstances == 2}")))
                .userTask("sum"));
    // then
    assertThat(engine.openTasks(order)).containsExactly("vote", "vote");
    engine.tasks().complete(tasks.get(1).getId());
    assertThat(engine.openTasks(order)).containsExactly("sum");
  }

  @Test
  void anotherKindOfLoopIsRefused(TestEngine engine) {
    var migrating = new Migrating(engine);
    engine.deploy(process("order").userTask("vote", t -> t.multiInstance(m -> m.cardinality(2))));
    var order = engine.start("order");
    var target =
        migrating.version(
            process("order")
                .userTask("vote", t -> t.multiInstance(m -> m.sequential().cardinality(2))));

    assertThat(migrating.problems(order, target))
        .singleElement()
        .asString()
        .contains("another kind");
  }

  @Test
  void joinsKeepTheTokensThatWait(TestEngine engine) {
    engine.deploy(process("order").fork(b -> b.userTask("a"), b -> b.userTask("b")).join("both"));
    var order = engine.start("order");
    engine.completeTask(order, "a");

    new Migrating(engine)
        .migrate(
            order,
            process("order")
                .fork(b -> b.userTask("a"), b -> b.userTask("b").userTask("more"))
                .join("both")
                .userTask("after"));

    engine.completeTask(order, "b");
    assertThat(engine.openTasks(order)).containsExactly("more");
    engine.completeTask(order, "more");
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void compensationFindsTheHandlersOfTheNewVersion(TestEngine engine) {
    // given
    engine.deploy(process("trip").userTask("book").compensatedBy("cancel").userTask("travel"));
    var trip = engine.start("trip");
    engine.completeTask(trip, "book");
    // when
    new Migrating(engine)
        .migrate(
            trip,
            process("trip")
                .userTask("book")
                .compensatedBy("refund")
                .userTask("travel")
                .throwEvent("undo", Trigger.compensation()));
    engine.completeTask(trip, "travel");
    // then
    assertThat(engine.openTasks(trip)).containsExactly("refund");
    engine.completeTask(trip, "refund");
    assertThat(engine.hasEnded(trip)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void aSuspendedInstanceStaysSuspended(TestEngine engine) {
    engine.deploy(process("order").userTask("a"));
    var order = engine.start("order");
    engine.runtime().suspendProcessInstanceById(order.getId());

    new Migrating(engine).migrate(order, process("order").userTask("a").userTask("b"));

    assertThat(
            engine
                .runtime()
                .createProcessInstanceQuery()
                .processInstanceId(order.getId())
                .suspended()
                .count())
        .isEqualTo(1);
    engine.runtime().activateProcessInstanceById(order.getId());
    engine.completeTask(order, "a");
    assertThat(engine.openTasks(order)).containsExactly("b");
  }

  @Test
  void validationChangesNothing(TestEngine engine) {
    var migrating = new Migrating(engine);
    var source = migrating.version(process("order").userTask("a"));
    var order = engine.start("order");
    var target = migrating.version(process("order").userTask("a").userTask("b"));

    var statements = engine.statementsOf(() -> migrating.problems(order, target));

    assertThat(migrating.problems(order, target)).isEmpty();
    assertThat(statements)
        .noneMatch(text -> text.startsWith("update") || text.contains("for update"));
    assertThat(migrating.versionOf(order)).isEqualTo(source);
  }
}
