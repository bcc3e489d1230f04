package io.millrace.bpmn.engine;

import static io.millrace.bpmn.migration.ActivityMigrationMapping.createMappingFor;
import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.time.Duration.ofHours;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.migration.EnableActivityMapping;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What tokens wait for goes on with them to another version. */
@Covers("150 migration to another version")
@EngineTest
class MigrationWaitsTest {

  private static List<String> awaited(TestEngine engine) {
    return engine.runtime().createEventSubscriptionQuery().list().stream()
        .map(one -> one.getActivityId() + " " + one.getEventName())
        .sorted()
        .toList();
  }

  @Test
  void activitiesChangePlaces(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(
        process("order")
            .fork(b -> b.receiveTask("a", "one"), b -> b.receiveTask("b", "two"))
            .join());
    var order = engine.start("order");
    var target =
        migrating.version(
            process("order")
                .fork(b -> b.receiveTask("a", "x"), b -> b.receiveTask("b", "x"))
                .join());
    // when
    migrating
        .to(target)
        .addActivityMigrationMapping(createMappingFor("a", "b"))
        .addActivityMigrationMapping(createMappingFor("b", "a"))
        .migrate(order.getId());
    // then
    assertThat(awaited(engine)).containsExactly("a two", "b one");
  }

  @Test
  void eventsBehindAGatewayComeAndGo(TestEngine engine) {
    engine.deploy(
        process("order")
            .firstOf("either")
            .way(b -> b.catchEvent("m", Trigger.message("m")).userTask("x"))
            .way(b -> b.catchEvent("t", Trigger.timerDuration("PT1H")).userTask("y")));
    var order = engine.start("order");

    new Migrating(engine)
        .migrate(
            order,
            process("order")
                .firstOf("either")
                .way(b -> b.catchEvent("m", Trigger.message("new")).userTask("x"))
                .way(b -> b.catchEvent("s", Trigger.signal("s")).userTask("z")));

    assertThat(awaited(engine)).containsExactly("m m", "s s");
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
    engine.runtime().signalEventReceived("s");
    assertThat(engine.openTasks(order)).containsExactly("z");
    assertThat(awaited(engine)).isEmpty();
  }

  @Test
  void aWorkerKeepsWhatItHasTaken(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(
        process("order")
            .serviceTask(
                "ship",
                t ->
                    t.attribute("millrace:type", "external-worker")
                        .attribute("millrace:topic", "shipping")));
    var order = engine.start("order");
    var jobs =
        engine
            .management()
            .createExternalWorkerJobAcquireBuilder()
            .topic("shipping", ofMinutes(5))
            .acquireAndLock(1, "worker");
    var target =
        migrating.version(
            process("order")
                .serviceTask(
                    "deliver",
                    t ->
                        t.attribute("millrace:type", "external-worker")
                            .attribute("millrace:topic", "delivery"))
                .userTask("after"));
    // when
    migrating
        .to(target)
        .addActivityMigrationMapping(createMappingFor("ship", "deliver"))
        .migrate(order.getId());
    engine
        .management()
        .createExternalWorkerCompletionBuilder(jobs.get(0).getId(), "worker")
        .complete();
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("after");
    assertThat(engine.trail(order)).containsExactly("start", "deliver");
  }

  @ExpectsDeadLetters
  @Test
  void aDeadLetterRunsInTheNewVersion(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(
        process("order")
            .serviceTask(
                "work", t -> t.expression("${wrong.go}").asyncBefore().retryCycle("R1/PT1M")));
    var order = engine.start("order");
    engine.runDueJobs();
    var dead = engine.management().createDeadLetterJobQuery().singleResult();
    var target =
        migrating.version(
            process("order").serviceTask("do", t -> t.expression("${1 + 1}").asyncBefore()));
    // when
    migrating
        .to(target)
        .addActivityMigrationMapping(createMappingFor("work", "do"))
        .migrate(order.getId());
    // then
    assertThat(
            engine.runtime().createIncidentQuery().list().stream()
                .map(
                    incident -> incident.getActivityId() + " " + incident.getProcessDefinitionId()))
        .containsExactly("do " + target);
    // when
    engine.management().moveDeadLetterJobToExecutableJob(dead.getId(), 3);
    engine.runDueJobs();
    // then
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void aLoopOfSubProcessesGoesOnWithWhatIsInIt(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .subProcess("s", s -> s.multiInstance(m -> m.cardinality(2)), s -> s.userTask("a"))
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("stopped")));
    var order = engine.start("order");
    // when
    new Migrating(engine)
        .migrate(
            order,
            process("order")
                .subProcess(
                    "s",
                    s -> s.multiInstance(m -> m.cardinality(2)),
                    s ->
                        s.userTask("a")
                            .eventSubProcess(
                                "h",
                                h -> h.startEvent("come", Trigger.message("go")).userTask("b")))
                .userTask("after"));
    // then
    assertThat(awaited(engine)).containsExactly("come go", "come go");
    var task = engine.tasks().createTaskQuery().processInstanceId(order.getId()).list().get(0);
    engine.tasks().complete(task.getId());
    assertThat(awaited(engine)).containsExactly("come go");
    engine.completeTask(order, "a");
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  private static BpmnBuilder reminding() {
    return process("order")
        .userTask("pay")
        .nonInterruptingBoundaryEvent(
            "late", Trigger.timerDuration("PT1H"), b -> b.userTask("remind"))
        .eventSubProcess(
            "h", h -> h.startEvent("come", Trigger.message("stop")).userTask("repair"));
  }

  @Test
  void whatHasHappenedOnceDoesNotWaitAgain(TestEngine engine) {
    // given
    engine.deploy(reminding());
    var order = engine.start("order");
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    // when
    var migrating = new Migrating(engine);
    migrating.migrate(order, reminding());
    // then
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
    // when
    engine.runtime().messageEventReceived("stop", order.getId());
    migrating.migrate(order, reminding());
    // then
    assertThat(awaited(engine)).isEmpty();
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  private static BpmnBuilder late() {
    return process("order")
        .userTask("pay")
        .eventSubProcess(
            "h",
            h -> h.nonInterruptingStartEvent("late", Trigger.timerDuration("PT1H")).userTask("b"));
  }

  @Test
  void aStartEventIsAwaitedAgainIfItIsEnabled(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(late());
    var order = engine.start("order");
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    var target = migrating.version(late());
    // when
    migrating
        .to(target)
        .addEnableEventSubProcessStartEvent(EnableActivityMapping.enable("late"))
        .migrate(order.getId());
    // then
    assertThat(engine.management().createTimerJobQuery().count()).isEqualTo(1);
  }

  @Test
  void aLargeInstanceIsMigratedAsAWhole(TestEngine engine) {
    engine.deploy(process("order").userTask("vote", t -> t.multiInstance(m -> m.cardinality(250))));
    var order = engine.start("order", Map.of("x", 1));

    var target =
        new Migrating(engine)
            .migrate(
                order,
                process("order")
                    .userTask("vote", t -> t.multiInstance(m -> m.cardinality(250)))
                    .userTask("after"));

    assertThat(
            engine
                .tasks()
                .createTaskQuery()
                .processInstanceId(order.getId())
                .processDefinitionId(target)
                .count())
        .isEqualTo(250);
    engine.runtime().deleteProcessInstance(order.getId(), "enough");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void conditionsGoOnByTheTextOfTheNewVersion(TestEngine engine) {
    engine.deploy(process("order").catchEvent("wait", Trigger.condition("${x > 5}")));
    var order = engine.start("order", Map.of("x", 1));

    new Migrating(engine)
        .migrate(
            order,
            process("order").catchEvent("wait", Trigger.condition("${x > 2}")).userTask("a"));

    assertThat(engine.openTasks(order)).isEmpty();
    engine.runtime().setVariable(order.getId(), "x", 3);
    assertThat(engine.openTasks(order)).containsExactly("a");
  }
}
