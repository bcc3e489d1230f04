package io.millrace.bpmn.engine;

import static io.millrace.bpmn.migration.ActivityMigrationMapping.createMappingFor;
import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.time.Duration.ofHours;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DeploymentException;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.job.Job;
import io.millrace.test.conformance.Covers;
import java.io.IOException;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Task listeners that are called when a task has waited long. */
@Covers("134 task listener")
@EngineTest
class TaskTimeoutTest {

  private static final String TOLD =
      "${log.add(task.eventName.concat(' ').concat(task.taskDefinitionKey))}";

  private final Log log = new Log();

  @BeforeEach
  void log(TestEngine engine) {
    engine.bean("log", log);
  }

  private static Consumer<NodeBuilder> timeout(String id, String kind, String time, String told) {
    return timeout("camunda", id, kind, time, "expression", told);
  }

  private static Consumer<NodeBuilder> timeout(
      String prefix, String id, String kind, String time, String how, String told) {
    return node ->
        node.extension(
            prefix + ":taskListener",
            listener ->
                listener
                    .attribute("event", "timeout")
                    .attribute("id", id)
                    .attribute(how, told)
                    .inside("timerEventDefinition", timer -> timer.insideText(kind, time)));
  }

  private static Consumer<NodeBuilder> afterAnHour(TaskListener listener, TestEngine engine) {
    engine.bean("heard", listener);
    return timeout("camunda", "late", "timeDuration", "PT1H", "delegateExpression", "${heard}");
  }

  private static Consumer<NodeBuilder> afterAnHour(String told) {
    return timeout("late", "timeDuration", "PT1H", told);
  }

  private static List<Job> timers(TestEngine engine) {
    return engine.management().createTimerJobQuery().list();
  }

  private static int runAfter(java.time.Duration time, TestEngine engine) {
    engine.clock().advance(time);
    return engine.runDueJobs();
  }

  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "activiti", "camunda", "operaton"})
  void aListenerHearsThatItsTaskHasWaited(String prefix, TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay", timeout(prefix, "late", "timeDuration", "PT1H", "expression", TOLD)));
    var order = engine.start("order");

    assertThat(runAfter(ofMinutes(59), engine)).isZero();
    assertThat(log.entries()).isEmpty();
    assertThat(runAfter(ofMinutes(2), engine)).isOne();

    assertThat(log.entries()).containsExactly("timeout pay");
    assertThat(timers(engine)).isEmpty();
    engine.completeTask(order, "pay");
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  void whatTheListenerChangesIsStored(TestEngine engine) {
    TaskListener listener =
        task -> {
          task.setAssignee("kermit");
          task.setVariable("late", true);
        };
    engine.deploy(process("order").userTask("pay", afterAnHour(listener, engine)));
    var order = engine.start("order");

    runAfter(ofHours(2), engine);

    assertThat(engine.task(order, "pay").getAssignee()).isEqualTo("kermit");
    assertThat(engine.runtime().getVariable(order.getId(), "late")).isEqualTo(true);
  }

  @Test
  void aCycleTellsAgain(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", timeout("late", "timeCycle", "R2/PT1H", TOLD)));
    engine.start("order");

    for (var i = 0; i < 4; i++) {
      runAfter(ofHours(1).plusSeconds(1), engine);
    }

    assertThat(log.entries()).containsExactly("timeout pay", "timeout pay");
    assertThat(timers(engine)).isEmpty();
  }

  @Test
  void aTimeMayBeAnExpressionAndSeesWhatListenersHaveSet(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                timeout("late", "timeDuration", "${patience}", TOLD)
                    .andThen(
                        t ->
                            t.taskListener(
                                "create", "${execution.setVariable('patience', 'PT2H')}"))));
    engine.start("order");

    assertThat(runAfter(ofHours(1), engine)).isZero();
    assertThat(runAfter(ofHours(2), engine)).isOne();
  }

  @Test
  void aTimerIsSeenByItsTaskAndSeveralHaveIds(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                timeout("early", "timeDuration", "PT1H", "${log.add('early')}")
                    .andThen(timeout("late", "timeDuration", "PT2H", "${log.add('late')}"))));
    var order = engine.start("order");

    assertThat(timers(engine))
        .hasSize(2)
        .allSatisfy(
            job -> {
              assertThat(job.getElementId()).isEqualTo("pay");
              assertThat(job.getExecutionId()).isEqualTo(engine.executionAt(order, "pay"));
              assertThat(job.getProcessInstanceId()).isEqualTo(order.getId());
            })
        .extracting(Job::getJobHandlerConfiguration)
        .containsExactlyInAnyOrder("early", "late");
    runAfter(ofMinutes(90), engine);
    assertThat(log.entries()).containsExactly("early");
    runAfter(ofMinutes(90), engine);
    assertThat(log.entries()).containsExactly("early", "late");
  }

  @Test
  void theTimerGoesWithTheTask(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay", afterAnHour(TOLD).andThen(t -> t.asyncAfter()))
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("after"))
            .userTask("ship"));
    engine.completeTask(engine.start("order"), "pay");
    engine.runtime().deleteProcessInstance(engine.start("order").getId(), "no longer");
    var stopped = engine.start("order");
    assertThat(timers(engine)).hasSize(1);
    engine.runtime().messageEventReceived("stop", engine.executionAt(stopped, "pay"));

    assertThat(timers(engine)).isEmpty();
    runAfter(ofHours(2), engine);
    assertThat(log.entries()).isEmpty();
  }

  @Test
  void aTaskThatEndsAsItBeginsHasNoTimer(TestEngine engine) {
    engine.bean(
        "done", (TaskListener) task -> engine.tasks().complete(task.getId(), Map.of("done", true)));
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                afterAnHour(TOLD)
                    .andThen(
                        t ->
                            t.extension(
                                "camunda:taskListener",
                                "event",
                                "create",
                                "delegateExpression",
                                "${done}")))
            .userTask("ship"));
    var order = engine.start("order");

    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(timers(engine)).isEmpty();
  }

  @Test
  void aListenerMayCompleteTheTask(TestEngine engine) {
    TaskListener listener = task -> engine.tasks().complete(task.getId());
    engine.bean("heard", listener);
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                timeout("camunda", "late", "timeCycle", "R/PT1H", "delegateExpression", "${heard}"))
            .userTask("ship"));
    var order = engine.start("order");

    runAfter(ofHours(2), engine);

    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(timers(engine)).isEmpty();
  }

  @Covers("137 error out of a listener")
  @Test
  void aModelledErrorOfTheListenerIsCaughtAtTheTask(TestEngine engine) {
    TaskListener listener =
        task -> {
          throw new BpmnError("LATE");
        };
    engine.deploy(
        process("order")
            .userTask("pay", afterAnHour(listener, engine))
            .boundaryEvent("late", Trigger.error("LATE"), b -> b.userTask("remind")));
    var order = engine.start("order");

    runAfter(ofHours(2), engine);

    assertThat(engine.openTasks(order)).containsExactly("remind");
  }

  @Test
  void aListenerThatFailsIsCalledAgain(TestEngine engine) {
    TaskListener listener =
        task -> {
          log.add("heard");
          if (log.entries().size() == 1) {
            throw new IOException("out of paper");
          }
        };
    engine.deploy(process("order").userTask("pay", afterAnHour(listener, engine)));
    var order = engine.start("order");

    runAfter(ofHours(2), engine);
    runAfter(ofHours(2), engine);

    assertThat(log.entries()).containsExactly("heard", "heard");
    assertThat(engine.openTasks(order)).containsExactly("pay");
  }

  @Test
  void eachInstanceOfALoopHasItsTimer(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                afterAnHour("${log.add('late '.concat(loopCounter))}")
                    .andThen(t -> t.multiInstance(l -> l.cardinality(3)))));
    var order = engine.start("order");
    var tasks = engine.tasks().createTaskQuery().processInstanceId(order.getId()).list();
    engine.tasks().complete(tasks.get(0).getId());

    assertThat(runAfter(ofHours(2), engine)).isEqualTo(2);

    assertThat(log.entries()).containsExactlyInAnyOrder("late 1", "late 2");
  }

  @Test
  void theTimerRestsWithItsInstance(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", afterAnHour(TOLD)));
    var order = engine.start("order");

    engine.runtime().suspendProcessInstanceById(order.getId());
    assertThat(runAfter(ofHours(2), engine)).isZero();
    engine.runtime().activateProcessInstanceById(order.getId());
    engine.runDueJobs();

    assertThat(log.entries()).containsExactly("timeout pay");
  }

  @Test
  void aSingleTaskThatRestsIsToldOfAllTheSame(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", afterAnHour(TOLD)));
    var order = engine.start("order");
    engine.tasks().suspendTask(engine.task(order, "pay").getId(), "kermit");

    runAfter(ofHours(2), engine);

    assertThat(log.entries()).containsExactly("timeout pay");
  }

  @Test
  void theTimeIsChangedByHandAndNotByTheDueDateOfTheTask(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                timeout("late", "timeDate", "${task.dueDate}", TOLD)
                    .andThen(t -> t.dueDate("PT1H"))));
    var order = engine.start("order");
    var due = timers(engine).get(0).getDuedate();
    assertThat(due).isEqualTo(engine.task(order, "pay").getDueDate());

    engine.tasks().setDueDate(engine.task(order, "pay").getId(), new Date(0));
    assertThat(timers(engine).get(0).getDuedate()).isEqualTo(due);
    engine.management().rescheduleTimeDurationJob(timers(engine).get(0).getId(), "PT3H");

    assertThat(runAfter(ofHours(2), engine)).isZero();
    assertThat(runAfter(ofHours(2), engine)).isOne();
    assertThat(log.entries()).containsExactly("timeout pay");
  }

  @Test
  void otherListenersHearOfNoTimeout(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay", afterAnHour(TOLD).andThen(t -> t.taskListener("all", TOLD))));
    engine.start("order");

    runAfter(ofHours(2), engine);

    assertThat(log.entries()).containsExactly("create pay", "timeout pay");
  }

  @Test
  void aTimeoutIsHeardAfterTheCommitWhereTheModelSaysSo(TestEngine engine) {
    TaskListener listener =
        task -> log.add(task.getEventName() + " " + timers(engine).size() + " " + task.getName());
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.extension(
                        "camunda:taskListener",
                        l ->
                            l.attribute("event", "timeout")
                                .attribute("id", "late")
                                .attribute("onTransaction", "committed")
                                .attribute("delegateExpression", "${heard}")
                                .inside(
                                    "timerEventDefinition",
                                    timer -> timer.insideText("timeDuration", "PT1H")))));
    engine.bean("heard", listener);
    engine.start("order");

    runAfter(ofHours(2), engine);

    assertThat(log.entries()).containsExactly("timeout 0 pay");
  }

  @Test
  void aTimerGoesOnInAnotherVersionAndTheOthersComeAndGo(TestEngine engine) {
    var migrating = new Migrating(engine);
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                timeout("kept", "timeDuration", "PT1H", "${log.add('old')}")
                    .andThen(timeout("gone", "timeDuration", "PT1H", "${log.add('gone')}"))));
    var order = engine.start("order");
    var due = timers(engine).get(0).getDuedate();
    var target =
        migrating.version(
            process("order")
                .userTask(
                    "settle",
                    timeout("kept", "timeDuration", "PT5H", "${log.add('kept')}")
                        .andThen(timeout("new", "timeDuration", "PT3H", "${log.add('new')}"))));

    migrating
        .to(target)
        .addActivityMigrationMapping(createMappingFor("pay", "settle"))
        .migrate(order.getId());

    assertThat(timers(engine))
        .allMatch(job -> job.getElementId().equals("settle"))
        .extracting(Job::getJobHandlerConfiguration)
        .containsExactlyInAnyOrder("kept", "new");
    assertThat(timers(engine)).filteredOn(j -> j.getDuedate().equals(due)).hasSize(1);
    runAfter(ofHours(2), engine);
    assertThat(log.entries()).containsExactly("kept");
    runAfter(ofHours(2), engine);
    assertThat(log.entries()).containsExactly("kept", "new");
    engine.completeTask(order, "settle");
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  void aTimeoutWithoutAnIdIsRefused(TestEngine engine) {
    var process =
        process("order")
            .userTask(
                "pay",
                t ->
                    t.extension(
                        "camunda:taskListener",
                        l ->
                            l.attribute("event", "timeout")
                                .attribute("expression", TOLD)
                                .inside(
                                    "timerEventDefinition",
                                    timer -> timer.insideText("timeDuration", "PT1H"))));
    assertThatThrownBy(() -> engine.deploy(process))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("BPMN-151")
        .hasMessageContaining("'pay'")
        .hasMessageContaining("has no id");
  }
}
