package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.time.Duration.ofHours;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.ExpressionException;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@EngineTest
class TimerEventTest {

  private static final Instant NOON = Instant.parse("2030-01-31T12:00:00Z");

  @BeforeEach
  void stopTheClock(TestEngine engine) {
    engine.clock().setCurrentTime(NOON);
  }

  private static List<String> openTasks(TestEngine engine) {
    return engine.tasks().createTaskQuery().list().stream()
        .map(Task::getTaskDefinitionKey)
        .sorted()
        .toList();
  }

  private static long timers(TestEngine engine) {
    return engine.engine().getManagementService().createTimerJobQuery().count();
  }

  @Covers("2 timer start event")
  @Test
  void dateStartsOneInstance(TestEngine engine) {
    // given
    engine.deploy(
        process("order").startEvent("s", Trigger.timerDate("2030-01-31T14:00:00Z")).userTask("a"));
    // when
    engine.clock().advance(ofMinutes(119));
    engine.runDueJobs();
    // then
    assertThat(openTasks(engine)).isEmpty();
    // when
    engine.clock().advance(ofMinutes(2));
    engine.runDueJobs();
    // then
    assertThat(openTasks(engine)).containsExactly("a");
    assertThat(timers(engine)).isZero();
  }

  @Covers("2 timer start event")
  @Test
  void cycleStartsAnInstanceEachTimeAndThenNoMore(TestEngine engine) {
    engine.deploy(process("order").startEvent("s", Trigger.timerCycle("R3/PT1H")).userTask("a"));
    for (var hour = 1; hour <= 5; hour++) {
      engine.clock().advance(ofMinutes(61));
      engine.runDueJobs();
      assertThat(openTasks(engine)).hasSize(Math.min(hour, 3));
    }
    assertThat(timers(engine)).isZero();
  }

  @Covers("2 timer start event")
  @Test
  void cycleStartsNoInstanceBehindItsEnd(TestEngine engine) {
    engine.deploy(
        process("order")
            .startEvent("s", Trigger.timerCycle("0 0 * * * ?", "2030-01-31T14:00:00Z"))
            .userTask("a"));
    for (var hour = 1; hour <= 4; hour++) {
      engine.clock().advance(ofMinutes(61));
      engine.runDueJobs();
    }
    assertThat(openTasks(engine)).containsExactly("a", "a");
    assertThat(timers(engine)).isZero();
  }

  @Test
  void instanceOfATimerBelongsToItsStartEvent(TestEngine engine) {
    engine.deploy(process("order").startEvent("s", Trigger.timerDuration("PT1H")).userTask("a"));
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    var instance = engine.runtime().createProcessInstanceQuery().singleResult();
    assertThat(engine.history(instance)).containsExactly("s");
    engine.completeTask(instance, "a");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void timerMayStartAProcessThatIsStartedByKeyAsWell(TestEngine engine) {
    engine.deploy(
        process("order")
            .startEvent("none")
            .startEvent("timed", Trigger.timerDuration("PT1H"))
            .userTask("a"));
    engine.start("order");
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    assertThat(openTasks(engine)).containsExactly("a", "a");
  }

  @Test
  void newVersionReplacesTheTimerAndUndeployingRemovesIt(TestEngine engine) {
    // given
    var repository = engine.engine().getRepositoryService();
    var first = process("order").startEvent("s", Trigger.timerCycle("R/PT1H")).userTask("first");
    engine.deploy(first);
    var second = process("order").userTask("second");
    var deployment =
        repository.createDeployment().addBytes(second.resourceName(), second.toBytes()).deploy();
    // then
    assertThat(timers(engine)).isZero();
    // when
    repository.deleteDeployment(deployment.getId());
    // then
    assertThat(timers(engine)).isEqualTo(1);
    engine.clock().advance(ofMinutes(61));
    engine.runDueJobs();
    assertThat(openTasks(engine)).containsExactly("first");
    // when
    var all = repository.createDeploymentQuery().singleResult();
    repository.deleteDeployment(all.getId(), true);
    // then
    assertThat(Aftermath.rows(engine)).isEmpty();
    engine.clock().advance(ofMinutes(61));
    assertThat(engine.runDueJobs()).isZero();
  }

  @Covers("19 timer catch event")
  @Test
  void catchEventWaitsForADuration(TestEngine engine) {
    engine.deploy(process("order").catchEvent("wait", Trigger.timerDuration("PT1H")).userTask("a"));
    var instance = engine.start("order");
    engine.clock().advance(ofMinutes(59));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).isEmpty();
    engine.clock().advance(ofMinutes(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("a");
    assertThat(timers(engine)).isZero();
    assertThat(engine.history(instance)).containsExactly("start", "wait");
  }

  @Test
  void catchEventTakesItsTimeFromAVariableOfAnyKindOfTime(TestEngine engine) {
    engine.deploy(
        process("date").catchEvent("wait", Trigger.timerDate("${when}")).userTask("a"),
        process("duration").catchEvent("wait", Trigger.timerDuration("${when}")).userTask("a"));
    var values =
        List.<Object>of(
            NOON.plusSeconds(3600), Date.from(NOON.plusSeconds(3600)), "2030-01-31T13:00:00Z");
    for (var value : values) {
      engine.start("date", Map.of("when", value));
    }
    engine.start("duration", Map.of("when", "PT1H"));
    engine.clock().advance(ofMinutes(59));
    engine.runDueJobs();
    assertThat(openTasks(engine)).isEmpty();
    engine.clock().advance(ofMinutes(2));
    engine.runDueJobs();
    assertThat(openTasks(engine)).hasSize(4);
  }

  @Test
  void localTimeIsOneOfTheEnginesZone(TestEngine engine) {
    engine.deploy(process("date").catchEvent("wait", Trigger.timerDate("${when}")).userTask("a"));
    var zone = java.time.ZoneId.systemDefault();
    var instance =
        engine.start("date", Map.of("when", LocalDateTime.ofInstant(NOON, zone).plusHours(1)));
    engine.clock().advance(ofMinutes(59));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).isEmpty();
    engine.clock().advance(ofMinutes(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("a");
  }

  @Test
  void cycleOfACatchEventGoesOffOnce(TestEngine engine) {
    engine.deploy(process("order").catchEvent("wait", Trigger.timerCycle("R3/PT1H")).userTask("a"));
    var instance = engine.start("order");
    engine.clock().advance(ofMinutes(61));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("a");
    assertThat(timers(engine)).isZero();
    engine.clock().advance(ofMinutes(61));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("a");
  }

  @Test
  void dateThatHasPassedIsDueAtOnce(TestEngine engine) {
    engine.deploy(
        process("order").catchEvent("wait", Trigger.timerDate("2020-01-01T00:00:00Z")).task("a"));
    var instance = engine.start("order");
    engine.runDueJobs();
    assertThat(engine.hasEnded(instance)).isTrue();
  }

  @Covers("34 timer boundary event")
  @Test
  void interruptingTimerEndsTheTaskWithAllItHas(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("pay", n -> n.candidateUsers("kermit"))
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("remind"))
            .userTask("ship"));
    var instance = engine.start("order");
    var task = engine.task(instance, "pay").getId();
    engine.tasks().setVariableLocal(task, "note", "x");
    // when
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(instance)).containsExactly("remind");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("pay: boundary event 'late'");
    assertThat(Aftermath.completed(engine, instance)).containsExactly("late", "start");
    var historic = engine.history().createHistoricTaskInstanceQuery().taskId(task).singleResult();
    assertThat(historic.getDeleteReason()).isEqualTo("boundary event 'late'");
    // when
    engine.completeTask(instance, "remind");
    // then
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Covers(value = "34 timer boundary event", aspect = Aspect.INTERRUPTED)
  @Test
  void timerGoesWithItsActivity(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("remind"))
            .userTask("ship"));
    var instance = engine.start("order");
    assertThat(timers(engine)).isEqualTo(1);
    engine.completeTask(instance, "pay");
    assertThat(timers(engine)).isZero();
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }

  @Covers("34 timer boundary event")
  @Test
  void timerThatDoesNotInterruptRunsBesideTheTaskAndAgainForEachCycle(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .nonInterruptingBoundaryEvent(
                "late", Trigger.timerCycle("R3/PT1H"), b -> b.userTask("remind"))
            .userTask("ship"));
    var instance = engine.start("order");
    for (var hour = 1; hour <= 5; hour++) {
      engine.clock().advance(ofMinutes(61));
      engine.runDueJobs();
    }
    assertThat(engine.openTasks(instance)).containsExactly("pay", "remind", "remind", "remind");
    assertThat(timers(engine)).isZero();
    engine.completeTask(instance, "pay");
    assertThat(engine.openTasks(instance)).containsExactly("remind", "remind", "remind", "ship");
    engine.completeTask(instance, "ship");
    assertThat(engine.hasEnded(instance)).isFalse();
    for (var task : engine.tasks().createTaskQuery().list()) {
      engine.tasks().complete(task.getId());
    }
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Covers("34 timer boundary event")
  @Test
  void cycleAtAnActivityGoesOffUntilTheEndThatAVariableGives(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .nonInterruptingBoundaryEvent(
                "late", Trigger.timerCycle("R/PT1H", "${until}"), b -> b.userTask("remind")));
    var instance = engine.start("order", Map.of("until", NOON.plus(ofMinutes(150))));
    for (var hour = 1; hour <= 5; hour++) {
      engine.clock().advance(ofMinutes(61));
      engine.runDueJobs();
    }
    assertThat(engine.openTasks(instance)).containsExactly("pay", "remind", "remind");
    assertThat(timers(engine)).isZero();
  }

  @Test
  void cycleWhoseEndExpressionGivesNothingHasNone(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .nonInterruptingBoundaryEvent(
                "late", Trigger.timerCycle("R/PT1H", "${until}"), b -> b.task("t")));
    var variables = new HashMap<String, Object>();
    variables.put("until", null);
    engine.start("order", variables);
    engine.clock().advance(ofHours(24));
    engine.runDueJobs();
    assertThat(timers(engine)).isEqualTo(1);
  }

  @Covers("19 timer catch event")
  @Test
  void cycleOfACatchEventThatHasEndedBeforeItIsDueIsRefused(TestEngine engine) {
    engine.deploy(
        process("order").catchEvent("wait", Trigger.timerCycle("R/PT1H", "2030-01-31T12:30:00Z")));
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'wait'")
        .hasMessageContaining("never due");
  }

  @Covers("9 timer start event of an event sub-process")
  @Test
  void cycleOfAnEventSubProcessGoesOffUntilItsEnd(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .eventSubProcess(
                "sub",
                s ->
                    s.nonInterruptingStartEvent(
                            "tick", Trigger.timerCycle("R/PT1H", "2030-01-31T13:30:00Z"))
                        .userTask("remind")));
    var instance = engine.start("order");
    for (var hour = 1; hour <= 4; hour++) {
      engine.clock().advance(ofMinutes(61));
      engine.runDueJobs();
    }
    assertThat(engine.openTasks(instance)).containsExactly("pay", "remind");
  }

  @Test
  void cycleStopsWhenItsActivityEnds(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .nonInterruptingBoundaryEvent("late", Trigger.timerCycle("R/PT1H"), b -> b.task("t"))
            .userTask("ship"));
    var instance = engine.start("order");
    engine.clock().advance(ofMinutes(61));
    engine.runDueJobs();
    assertThat(timers(engine)).isEqualTo(1);
    engine.completeTask(instance, "pay");
    assertThat(timers(engine)).isZero();
    assertThat(engine.history(instance)).containsExactly("end", "late", "pay", "start", "t");
  }

  @Covers(value = "96 embedded sub-process", aspect = Aspect.INTERRUPTED)
  @Test
  void interruptingTimerOnASubProcessEndsAllTokensInside(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                            b -> b.userTask("a", n -> n.candidateGroups("g")),
                            b -> b.catchEvent("m", Trigger.message("m")),
                            b -> b.catchEvent("t", Trigger.timerDuration("PT9H")),
                            b -> b.subProcess("deep", d -> d.userTask("b")))
                        .join("j"))
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("after")));
    var instance = engine.start("order");
    engine.runtime().setVariableLocal(engine.task(instance, "b").getExecutionId(), "local", "x");
    // when
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(instance)).containsExactly("after");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
    var reason = ": boundary event 'late'";
    assertThat(Aftermath.cutOff(engine, instance))
        .containsExactly(
            "a" + reason,
            "b" + reason,
            "deep" + reason,
            "m" + reason,
            "sub" + reason,
            "t" + reason);
  }

  @Test
  void timerThatDoesNotInterruptLeavesTheSubProcessAlone(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess("sub", s -> s.fork(b -> b.userTask("a"), b -> b.userTask("b")).join())
            .nonInterruptingBoundaryEvent(
                "late", Trigger.timerDuration("PT1H"), b -> b.userTask("c"))
            .userTask("d"));
    var instance = engine.start("order");
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("a", "b", "c");
    engine.completeTask(instance, "a");
    engine.completeTask(instance, "b");
    assertThat(engine.openTasks(instance)).containsExactly("c", "d");
    engine.completeTask(instance, "c");
    engine.completeTask(instance, "d");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Covers(value = "34 timer boundary event", aspect = Aspect.IN_MULTI_INSTANCE)
  @Covers(value = "100 parallel multi-instance activity", aspect = Aspect.INTERRUPTED)
  @Test
  void interruptingTimerOnAParallelLoopEndsAllInstances(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("vote", n -> n.multiInstance(l -> l.cardinality(3)))
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("after"))
            .userTask("next"));
    var instance = engine.start("order");
    assertThat(timers(engine)).isEqualTo(1);
    engine.tasks().complete(engine.tasks().createTaskQuery().list().get(0).getId());
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("after");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
    assertThat(Aftermath.cutOff(engine, instance))
        .containsExactly("vote: boundary event 'late'", "vote: boundary event 'late'");
    assertThat(Aftermath.completed(engine, instance)).containsExactly("late", "start", "vote");
  }

  @Covers(value = "101 sequential multi-instance activity", aspect = Aspect.INTERRUPTED)
  @Test
  void interruptingTimerOnASequentialLoopOfSubProcessesEndsItsInstance(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.sequential().collection("${list}", "item")),
                s -> s.userTask("a"))
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("after")));
    var instance = engine.start("order", Map.of("list", List.of("x", "y", "z")));
    engine.completeTask(instance, "a");
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("after");
    assertThat(timers(engine)).isZero();
    assertThat(engine.runtime().getVariables(instance.getId())).containsOnlyKeys("list");
    engine.completeTask(instance, "after");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void timerThatDoesNotInterruptALoopFiresOnceForAllInstances(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("vote", n -> n.multiInstance(l -> l.cardinality(2)))
            .nonInterruptingBoundaryEvent(
                "late", Trigger.timerDuration("PT1H"), b -> b.userTask("remind"))
            .userTask("next"));
    var instance = engine.start("order");
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("remind", "vote", "vote");
    for (var task : engine.tasks().createTaskQuery().taskDefinitionKey("vote").list()) {
      engine.tasks().complete(task.getId());
    }
    assertThat(engine.openTasks(instance)).containsExactly("next", "remind");
  }

  @Covers(value = "90 call activity", aspect = Aspect.INTERRUPTED)
  @Test
  void interruptingTimerOnACallActivityEndsTheCalledInstance(TestEngine engine) {
    // given
    engine.deploy(
        process("called").subProcess("sub", s -> s.userTask("inner")).callActivity("deep", "last"),
        process("last").userTask("x"),
        process("order")
            .callActivity("call", "called")
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("after")));
    var instance = engine.start("order", Map.of("v", 1));
    var inner = engine.tasks().createTaskQuery().taskDefinitionKey("inner").singleResult();
    // when
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    // then
    assertThat(openTasks(engine)).containsExactly("after");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(1);
    assertThat(timers(engine)).isZero();
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("call: boundary event 'late'");
    var called =
        engine
            .history()
            .createHistoricProcessInstanceQuery()
            .processInstanceId(inner.getProcessInstanceId())
            .singleResult();
    assertThat(called.getEndTime()).isNotNull();
    assertThat(called.getDeleteReason()).contains("boundary event 'late'");
    engine.completeTask(instance, "after");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void timerThatDoesNotInterruptACallLeavesTheCalledInstanceAlone(TestEngine engine) {
    engine.deploy(
        process("called").userTask("inner"),
        process("order")
            .callActivity("call", "called")
            .nonInterruptingBoundaryEvent(
                "late", Trigger.timerDuration("PT1H"), b -> b.userTask("beside"))
            .userTask("next"));
    var instance = engine.start("order");
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    assertThat(openTasks(engine)).containsExactly("beside", "inner");
    engine
        .tasks()
        .complete(
            engine.tasks().createTaskQuery().taskDefinitionKey("inner").singleResult().getId());
    assertThat(engine.openTasks(instance)).containsExactly("beside", "next");
  }

  @Test
  void twoTimersThatAreDueTogetherInterruptOnce(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .boundaryEvent("one", Trigger.timerDuration("PT1H"), b -> b.userTask("a"))
            .boundaryEvent("two", Trigger.timerDuration("PT1H"), b -> b.userTask("b")));
    var instance = engine.start("order");
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).hasSize(1);
    assertThat(timers(engine)).isZero();
  }

  @Test
  void timerOfAnInstanceGoesWithTheInstance(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess("sub", s -> s.catchEvent("wait", Trigger.timerDuration("PT1H")))
            .boundaryEvent("late", Trigger.timerDuration("PT2H"), b -> b.task("t")));
    var instance = engine.start("order");
    assertThat(timers(engine)).isEqualTo(2);
    engine.runtime().deleteProcessInstance(instance.getId(), "no more");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void timerCanBeFiredBeforeItIsDue(TestEngine engine) {
    engine.deploy(process("order").catchEvent("wait", Trigger.timerDuration("PT1H")).userTask("a"));
    var instance = engine.start("order");
    var management = engine.engine().getManagementService();
    var timer = management.createTimerJobQuery().singleResult();
    assertThat(timer.getElementId()).isEqualTo("wait");
    assertThat(timer.getDuedate()).isEqualTo(Date.from(NOON.plusSeconds(3600)));
    management.executeJob(timer.getId());
    assertThat(engine.openTasks(instance)).containsExactly("a");
    assertThat(timers(engine)).isZero();
  }
}
