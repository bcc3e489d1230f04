package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.job.Job;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Asynchronous continuations: jobs before and after elements, their failures. */
@EngineTest
class AsyncTest {

  /** Fails until it is mended. */
  public static final class Fragile {
    private boolean broken = true;

    /** Lets it work. */
    public void mend() {
      broken = false;
    }

    /** Works or fails. */
    public String work() {
      if (broken) {
        throw new IllegalStateException("still broken");
      }
      return "worked";
    }
  }

  private static Job job(TestEngine engine, ProcessInstance instance) {
    return engine.management().createJobQuery().processInstanceId(instance.getId()).singleResult();
  }

  private static long jobs(TestEngine engine) {
    return engine.management().createJobQuery().count();
  }

  @Covers("109 asynchronous before")
  @ParameterizedTest
  @CsvSource({
    "millrace:asyncBefore",
    "millrace:async",
    "flowable:async",
    "activiti:async",
    "camunda:asyncBefore",
    "camunda:async",
    "operaton:asyncBefore"
  })
  void aJobEntersTheElement(String attribute, TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.deploy(
        process("order")
            .serviceTask(
                "work",
                t ->
                    t.expression("${log.add('worked')}")
                        .attribute(attribute, true)
                        .executionListener("start", "${log.add('start')}"))
            .userTask("ship"));
    var order = engine.start("order", Map.of("a", 1));
    assertThat(log.entries()).isEmpty();
    assertThat(engine.trail(order)).containsExactly("start");
    var job = job(engine, order);
    assertThat(job.getElementId()).isEqualTo("work");
    assertThat(job.getJobType()).isEqualTo(Job.JOB_TYPE_MESSAGE);
    assertThat(job.getRetries()).isEqualTo(3);
    assertThat(job.isExclusive()).isTrue();
    assertThat(job.getExecutionId()).isEqualTo(engine.executionAt(order, "work"));
    assertThat(engine.runDueJobs()).isOne();
    assertThat(log.entries()).containsExactly("start", "worked");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(jobs(engine)).isZero();
  }

  @Covers("110 asynchronous after")
  @ParameterizedTest
  @ValueSource(strings = {"millrace:asyncAfter", "camunda:asyncAfter", "flowable:asyncLeave"})
  void aJobLeavesTheElement(String attribute, TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.deploy(
        process("order")
            .serviceTask(
                "work",
                t ->
                    t.expression("${log.add('worked')}")
                        .attribute(attribute, true)
                        .executionListener("end", "${log.add('end')}"))
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(log.entries()).containsExactly("worked");
    assertThat(engine.trail(order)).containsExactly("start");
    assertThat(engine.underWay(order)).containsExactly("work");
    engine.runDueJobs();
    assertThat(log.entries()).containsExactly("worked", "end");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.trail(order)).containsExactly("start", "work");
  }

  @Test
  void everyKindOfElementCanBeCutOnBothSides(TestEngine engine) {
    // given
    engine.deploy(
        process("inner").task("in"),
        process("order")
            .startEvent("begin", null, n -> n.asyncBefore().asyncAfter())
            .subProcess("sub", n -> n.asyncBefore().asyncAfter(), s -> s.task("a"))
            .callActivity("call", "inner", n -> n.asyncBefore().asyncAfter())
            .activity("exclusiveGateway", "choice", n -> n.asyncBefore().asyncAfter())
            .activity("parallelGateway", "fork", n -> n.asyncBefore().asyncAfter())
            .endEvent("done"));
    // when
    var order = engine.start("order");
    var ran = 0;
    while (!engine.hasEnded(order)) {
      assertThat(jobs(engine)).isOne();
      engine.management().executeJob(job(engine, order).getId());
      ran++;
    }
    // then
    assertThat(ran).isEqualTo(10);
    assertThat(engine.trail(order))
        .startsWith("begin", "sub")
        .endsWith("a", "end", "call", "choice", "fork", "done");
  }

  @Test
  void anAsynchronousJoinWaitsForEachOfItsJobs(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(b -> b.userTask("a"), b -> b.userTask("b"))
            .activity("parallelGateway", "both", n -> n.asyncBefore().asyncAfter())
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "a");
    engine.completeTask(order, "b");
    assertThat(jobs(engine)).isEqualTo(2);
    engine.management().executeJob(engine.management().createJobQuery().list().get(0).getId());
    assertThat(engine.openTasks(order)).isEmpty();
    engine.management().executeJob(job(engine, order).getId());
    assertThat(engine.openTasks(order)).isEmpty();
    engine.management().executeJob(job(engine, order).getId());
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void theFlowsThatAGatewayChoseAreTakenByTheJob(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity("exclusiveGateway", "how", n -> n.asyncAfter())
            .moveTo("how")
            .when("${sum > 10}", b -> b.userTask("pay"))
            .otherwise(b -> b.userTask("gift")));
    var order = engine.start("order", Map.of("sum", 50));
    engine.runtime().setVariable(order.getId(), "sum", 1);
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("pay");
  }

  @Covers("110 asynchronous after")
  @Test
  void aUserTaskIsLeftByAJob(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", t -> t.asyncAfter()).userTask("ship"));
    var order = engine.start("order");
    engine.tasks().complete(engine.task(order, "pay").getId(), Map.of("paid", true));
    assertThat(engine.openTasks(order)).isEmpty();
    assertThat(engine.runtime().getVariable(order.getId(), "paid")).isEqualTo(true);
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.trail(order)).containsExactly("start", "pay");
  }

  @Covers("110 asynchronous after")
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void eachInstanceOfALoopIsLeftByAJobWhateverAnotherEngineIsToldAboutIt(
      boolean noWaitStates, TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.deploy(
        process("order")
            .serviceTask(
                "work",
                t ->
                    t.expression("${log.add('worked')}")
                        .multiInstance(
                            l ->
                                l.cardinality(3)
                                    .attribute("flowable:asyncLeave", true)
                                    .attribute("flowable:noWaitStatesAsyncLeave", noWaitStates)))
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(jobs(engine)).isEqualTo(3);
    engine.runDueJobs();
    assertThat(log.entries()).containsExactly("worked", "worked", "worked");
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Covers("112 tries of a job")
  @Test
  void aFailedJobIsTriedAgainLaterAndThenGivenUp(TestEngine engine) {
    // given
    var fragile = new Fragile();
    engine.bean("fragile", fragile);
    engine.deploy(
        process("order")
            .serviceTask(
                "work", t -> t.asyncBefore().expression("${fragile.work()}").retryCycle("R2/PT5M"))
            .userTask("ship"));
    var order = engine.start("order");
    var management = engine.management();
    var id = job(engine, order).getId();
    // when: the first try fails
    engine.runDueJobs();
    // then
    var waiting = management.createTimerJobQuery().singleResult();
    assertThat(waiting.getId()).isEqualTo(id);
    assertThat(waiting.getRetries()).isOne();
    assertThat(waiting.getExceptionMessage()).contains("still broken");
    assertThat(management.getTimerJobExceptionStacktrace(id)).contains("IllegalStateException");
    assertThat(engine.runDueJobs()).isZero();
    // when: the second try fails
    engine.clock().advance(Duration.ofMinutes(6));
    assertThat(engine.runDueJobs()).isOne();
    // then
    assertThat(management.createTimerJobQuery().count()).isZero();
    var dead = management.createDeadLetterJobQuery().singleResult();
    assertThat(dead.getRetries()).isZero();
    assertThat(management.getDeadLetterJobExceptionStacktrace(id)).contains("still broken");
    assertThat(engine.runDueJobs()).isZero();
    assertThat(engine.openTasks(order)).isEmpty();
    // when: it is mended
    fragile.mend();
    management.moveDeadLetterJobToExecutableJob(id, 1);
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(management.createDeadLetterJobQuery().count()).isZero();
  }

  @ExpectsDeadLetters
  @Test
  void withoutACycleThreeTriesAreMade(TestEngine engine) {
    engine.bean("fragile", new Fragile());
    engine.deploy(
        process("order").serviceTask("work", t -> t.asyncBefore().expression("${fragile.work()}")));
    engine.start("order");
    for (var tries = 0; tries < 3; tries++) {
      assertThat(engine.management().createDeadLetterJobQuery().count()).isZero();
      engine.runDueJobs();
      engine.clock().advance(Duration.ofHours(1));
    }
    assertThat(engine.management().createDeadLetterJobQuery().count()).isOne();
  }

  @Test
  void retriesMayBeSetAndAJobTriedByHand(TestEngine engine) {
    var fragile = new Fragile();
    engine.bean("fragile", fragile);
    engine.deploy(
        process("order")
            .serviceTask("work", t -> t.asyncBefore().expression("${fragile.work()}"))
            .userTask("ship"));
    var order = engine.start("order");
    var id = job(engine, order).getId();
    engine.management().setJobRetries(id, 7);
    assertThat(job(engine, order).getRetries()).isEqualTo(7);
    assertThatThrownBy(() -> engine.management().executeJob(id)).hasMessageContaining("broken");
    assertThat(engine.openTasks(order)).isEmpty();
    fragile.mend();
    engine.management().executeJob(id);
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void aFailureAfterTheCutDoesNotUndoWhatWasBefore(TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.bean("fragile", new Fragile());
    engine.deploy(
        process("order")
            .serviceTask("first", t -> t.expression("${execution.setVariable('a', 1)}"))
            .serviceTask("work", t -> t.asyncBefore().expression("${fragile.work()}")));
    var order = engine.start("order");
    engine.runDueJobs();
    assertThat(engine.runtime().getVariable(order.getId(), "a")).isEqualTo(1L);
    assertThat(engine.trail(order)).containsExactly("start", "first");
  }

  @Test
  void aDeletedInstanceTakesItsJobsWithIt(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b -> b.activity("task", "a", t -> t.asyncBefore()),
                b -> b.activity("task", "b", t -> t.asyncAfter()))
            .join());
    var order = engine.start("order");
    assertThat(jobs(engine)).isEqualTo(2);
    engine.runtime().deleteProcessInstance(order.getId(), "no longer");
    assertThat(jobs(engine)).isZero();
  }

  @Test
  void aLoopIsCutAsAWholeByTheElementAndPerInstanceByItsLoop(TestEngine engine) {
    engine.deploy(
        process("whole")
            .activity(
                "task",
                "work",
                t ->
                    t.attribute("camunda:asyncBefore", true)
                        .attribute("camunda:asyncAfter", true)
                        .multiInstance(m -> m.cardinality(3)))
            .userTask("ship"),
        process("each")
            .activity(
                "task",
                "work",
                t ->
                    t.multiInstance(
                        m ->
                            m.cardinality(3)
                                .attribute("camunda:asyncBefore", true)
                                .attribute("camunda:asyncAfter", true)))
            .userTask("ship"),
        process("flowable")
            .activity(
                "task",
                "work",
                t -> t.attribute("flowable:async", true).multiInstance(m -> m.cardinality(3)))
            .userTask("ship"));
    assertThat(jobsUntilShipped(engine, "whole")).isEqualTo(2);
    assertThat(jobsUntilShipped(engine, "each")).isEqualTo(6);
    assertThat(jobsUntilShipped(engine, "flowable")).isEqualTo(3);
  }

  private static int jobsUntilShipped(TestEngine engine, String key) {
    var instance = engine.start(key);
    var ran = 0;
    while (jobs(engine) > 0) {
      assertThat(engine.openTasks(instance)).isEmpty();
      engine.management().executeJob(engine.management().createJobQuery().list().get(0).getId());
      ran++;
    }
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(engine.history(instance)).filteredOn("work"::equals).hasSize(3);
    return ran;
  }

  @Test
  void aSequenceOfAsynchronousInstancesHasOneJobAtATime(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity(
                "task",
                "work",
                t ->
                    t.attribute("flowable:async", true)
                        .multiInstance(m -> m.sequential().cardinality(3)))
            .userTask("ship"));
    var order = engine.start("order");
    for (var i = 0; i < 3; i++) {
      assertThat(jobs(engine)).isOne();
      engine.management().executeJob(job(engine, order).getId());
    }
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void aSubProcessThatIsLeftByAJobKeepsItsVariablesUntilThen(TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n ->
                    n.asyncAfter()
                        .executionListener("start", "${execution.setVariableLocal('note', 'in')}")
                        .executionListener("end", "${log.add(note)}"),
                s -> s.task("a"))
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(engine.underWay(order)).containsExactly("sub");
    engine.runDueJobs();
    assertThat(log.entries()).containsExactly("in");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.tasks().getVariables(engine.task(order, "ship").getId())).isEmpty();
  }

  @Test
  void whatWaitsForTheJobThatLeavesItCannotBeTriggeredAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity("receiveTask", "wait", n -> n.asyncAfter())
            .nonInterruptingBoundaryEvent("late", Trigger.timerDuration("PT1H"), b -> {})
            .userTask("after"));
    var order = engine.start("order");
    var execution = engine.executionAt(order, "wait");
    engine.runtime().trigger(execution);
    assertThatThrownBy(() -> engine.runtime().trigger(execution))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("waits for the job");
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("after");
  }
}
