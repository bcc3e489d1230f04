package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.runtime.ExternalWorkerCompletionBuilder;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ExpressionException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.job.AcquiredExternalWorkerJob;
import io.millrace.common.job.ExternalWorkerJobFailureBuilder;
import io.millrace.common.job.JobState;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import io.millrace.test.engine.Race;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Service tasks whose work is done by workers outside the engine. */
@EngineTest
class ExternalWorkerTest {

  private static final Duration MINUTE = Duration.ofMinutes(1);

  private static Consumer<NodeBuilder> worker(String topic) {
    return task ->
        task.attribute("flowable:type", "external-worker").attribute("flowable:topic", topic);
  }

  private static List<AcquiredExternalWorkerJob> acquire(TestEngine engine, String worker) {
    return engine
        .management()
        .createExternalWorkerJobAcquireBuilder()
        .topic("shipping", MINUTE)
        .acquireAndLock(10, worker);
  }

  private static AcquiredExternalWorkerJob only(TestEngine engine) {
    var jobs = acquire(engine, "w");
    assertThat(jobs).hasSize(1);
    return jobs.get(0);
  }

  private static ExternalWorkerCompletionBuilder end(
      TestEngine engine, AcquiredExternalWorkerJob job) {
    return engine.management().createExternalWorkerCompletionBuilder(job.getId(), "w");
  }

  @Covers(
      value = "73 task for external workers",
      aspect = {Aspect.NORMAL, Aspect.HISTORY})
  @ParameterizedTest
  @CsvSource({
    "serviceTask, flowable, external-worker",
    "sendTask, camunda, external",
    "businessRuleTask, millrace, external-worker"
  })
  void aWorkerGetsTheJobWithItsVariablesAndCompletesIt(
      String element, String prefix, String type, TestEngine engine) {
    engine.deploy(
        process("order")
            .activity(
                element,
                "ship",
                t ->
                    t.name("Ship it")
                        .attribute(prefix + ":type", type)
                        .attribute(prefix + ":topic", "${topic}"))
            .userTask("after"));
    var order = engine.start("order", Map.of("topic", "shipping", "order", 7));

    var job = only(engine);

    assertThat(job.getTopic()).isEqualTo("shipping");
    assertThat(job.getVariables())
        .containsOnly(Map.entry("topic", "shipping"), Map.entry("order", 7));
    assertThat(job.getProcessInstanceId()).isEqualTo(order.getId());
    assertThat(job.getExecutionId()).isEqualTo(engine.executionAt(order, "ship"));
    assertThat(job.getElementId()).isEqualTo("ship");
    assertThat(job.getElementName()).isEqualTo("Ship it");
    assertThat(job.getState()).isEqualTo(JobState.EXTERNAL);
    assertThat(job.getRetries()).isEqualTo(3);
    assertThat(engine.underWay(order)).containsExactly("ship");

    end(engine, job).variable("parcel", "P1").variables(Map.of("weight", 3L)).complete();

    assertThat(engine.openTasks(order)).containsExactly("after");
    assertThat(engine.runtime().getVariables(order.getId()))
        .containsEntry("parcel", "P1")
        .containsEntry("weight", 3L);
    assertThat(engine.management().createExternalWorkerJobQuery().count()).isZero();
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .activityId("ship")
                .singleResult()
                .getActivityType())
        .isEqualTo(element);
  }

  @Test
  void whatPassesIsMappedWhereTheModelSaysSo(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "ship",
                t ->
                    worker("shipping")
                        .accept(
                            t.extension(
                                    "flowable:externalWorkerInParameter",
                                    "source",
                                    "order",
                                    "target",
                                    "number")
                                .extension(
                                    "flowable:externalWorkerInParameter",
                                    "sourceExpression",
                                    "${order + 1}",
                                    "target",
                                    "next")
                                .extension(
                                    "flowable:externalWorkerOutParameter",
                                    "source",
                                    "code",
                                    "target",
                                    "parcel")
                                .extension(
                                    "flowable:externalWorkerOutParameter",
                                    "sourceExpression",
                                    "${a + b}",
                                    "target",
                                    "sum")))
            .userTask("after"));
    var order = engine.start("order", Map.of("order", 7, "secret", "s"));
    var job = only(engine);
    assertThat(job.getVariables()).containsOnly(Map.entry("number", 7), Map.entry("next", 8L));
    end(engine, job).variables(Map.of("code", "P1", "a", 1, "b", 2, "dropped", true)).complete();
    assertThat(engine.runtime().getVariables(order.getId()))
        .containsOnly(
            Map.entry("order", 7),
            Map.entry("secret", "s"),
            Map.entry("parcel", "P1"),
            Map.entry("sum", 3L));
  }

  @Test
  void variablesAreKeptBackWhereTheModelSaysSo(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "ship",
                t ->
                    worker("shipping")
                        .accept(t.attribute("flowable:doNotIncludeVariables", true))));
    engine.start("order", Map.of("secret", "s"));
    assertThat(only(engine).getVariables()).isEmpty();
  }

  @Test
  void aTopicThatIsEmptyUndoesTheStart(TestEngine engine) {
    engine.deploy(process("order").serviceTask("ship", worker("${topic}")));
    assertThatThrownBy(() -> engine.start("order", Map.of("topic", "")))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'ship'")
        .hasMessageContaining("is empty");
  }

  @Test
  void anErrorOfAWorkerIsCaughtAtTheBorder(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess("inner", s -> s.serviceTask("ship", worker("shipping")))
            .boundaryEvent("lost", Trigger.error("lost"), b -> b.userTask("search"))
            .boundaryEvent("other", Trigger.anyError(), b -> b.userTask("ask"))
            .userTask("after"));
    var lost = engine.start("order");
    end(engine, only(engine)).variable("where", "sea").bpmnError("lost", "in the sea");
    assertThat(engine.openTasks(lost)).containsExactly("search");
    assertThat(engine.runtime().getVariable(lost.getId(), "where")).isEqualTo("sea");

    var unnamed = engine.start("order");
    end(engine, only(engine)).bpmnError();
    assertThat(engine.openTasks(unnamed)).containsExactly("ask");
  }

  @Test
  void anErrorThatNobodyCatchesChangesNothing(TestEngine engine) {
    engine.deploy(process("order").serviceTask("ship", worker("shipping")));
    var order = engine.start("order");
    var job = only(engine);
    assertThatThrownBy(() -> end(engine, job).bpmnError("lost")).isInstanceOf(BpmnError.class);
    assertThatThrownBy(() -> end(engine, job).bpmnError(""))
        .isInstanceOf(BadArgumentException.class);
    assertThat(engine.underWay(order)).containsExactly("ship");
    end(engine, job).complete();
    assertThat(engine.hasEnded(order)).isTrue();
  }

  private static BpmnBuilder judged(String... expressions) {
    Consumer<NodeBuilder> errors =
        task -> {
          for (var i = 0; i < expressions.length; i++) {
            task.extension(
                "camunda:errorEventDefinition",
                "id",
                "judged" + i,
                "errorRef",
                "error" + i,
                "camunda:expression",
                expressions[i]);
          }
        };
    return process("order")
        .declare("error", "id", "error0", "errorCode", "lost", "camunda:errorMessage", "of ${kind}")
        .declare("error", "id", "error1", "errorCode", "broken")
        .serviceTask("ship", worker("shipping").andThen(errors))
        .boundaryEvent("lost", Trigger.error("lost"), b -> b.userTask("search"))
        .boundaryEvent("broken", Trigger.error("broken"), b -> b.userTask("repair"))
        .userTask("after");
  }

  private static ExternalWorkerJobFailureBuilder failure(
      TestEngine engine, AcquiredExternalWorkerJob job) {
    return engine.management().createExternalWorkerJobFailureBuilder(job.getId(), "w");
  }

  @Covers(value = "73 task for external workers", aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @CsvSource({"at sea, 2, search", "in pieces, 0, repair", "somewhere, 2, ''"})
  void aFailureOfAWorkerMayMeanAnErrorOfTheModel(
      String details, int retries, String open, TestEngine engine) {
    engine.deploy(
        judged(
            "${externalTask.getErrorDetails().contains('sea')}",
            "${externalTask.errorMessage == 'bad' and externalTask.retries == 0}"));
    var order = engine.start("order", Map.of("kind", "parcel"));
    failure(engine, only(engine)).message("bad").details(details).retries(retries).fail();
    if (open.isEmpty()) {
      var job = engine.management().createExternalWorkerJobQuery().singleResult();
      assertThat(job.getRetries()).isEqualTo(retries);
      assertThat(job.getExceptionMessage()).isEqualTo("bad");
      assertThat(engine.underWay(order)).containsExactly("ship");
    } else {
      assertThat(engine.openTasks(order)).containsExactly(open);
      assertThat(engine.management().createExternalWorkerJobQuery().count()).isZero();
      assertThat(engine.management().createDeadLetterJobQuery().count()).isZero();
    }
  }

  @Covers(value = "73 task for external workers", aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @CsvSource({"0, search", "5, after"})
  void whatAWorkerBringsMayMeanAnErrorOfTheModel(int parcels, String open, TestEngine engine) {
    engine.deploy(
        judged(
            "${parcels == 0 and externalTask.workerId == 'w' and externalTask.errorMessage == null}"));
    var order = engine.start("order", Map.of("kind", "parcel"));
    end(engine, only(engine)).variable("parcels", parcels).complete();
    assertThat(engine.openTasks(order)).containsExactly(open);
    assertThat(engine.runtime().getVariable(order.getId(), "parcels")).isEqualTo(parcels);
  }

  @Test
  void anExpressionThatFailsKeepsTheFailureAndRefusesTheCompletion(TestEngine engine) {
    engine.deploy(judged("${nothing.there}"));
    var order = engine.start("order");
    var job = only(engine);
    assertThatThrownBy(() -> end(engine, job).complete()).isInstanceOf(ExpressionException.class);
    failure(engine, job).message("bad").retries(1).fail();
    assertThat(engine.underWay(order)).containsExactly("ship");
    assertThat(engine.management().createExternalWorkerJobQuery().singleResult().getRetries())
        .isEqualTo(1);
  }

  @Covers(value = "73 task for external workers", aspect = Aspect.INTERRUPTED)
  @Test
  void aTimerAtTheBorderTakesTheJobAway(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask("ship", worker("shipping"))
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("complain"))
            .userTask("after"));
    var order = engine.start("order");
    var job = only(engine);
    engine.clock().advance(Duration.ofHours(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("complain");
    assertThatThrownBy(() -> end(engine, job).complete())
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining(job.getId());
    assertThat(engine.management().createExternalWorkerJobQuery().count()).isZero();
  }

  @Covers(value = "73 task for external workers", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void eachInstanceOfALoopHasAJobOfItsOwn(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "ship",
                t ->
                    worker("shipping")
                        .accept(t.multiInstance(loop -> loop.collection("${parcels}", "parcel"))))
            .userTask("after"));
    var order = engine.start("order", Map.of("parcels", List.of("a", "b", "c")));
    var jobs = acquire(engine, "w");
    assertThat(jobs)
        .extracting(job -> job.getVariables().get("parcel"))
        .containsExactlyInAnyOrder("a", "b", "c");
    jobs.forEach(job -> end(engine, job).complete());
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void loopsOneAfterTheOtherAskForTheNextWhenOneIsDone(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "ship",
                t ->
                    worker("shipping")
                        .accept(t.multiInstance(loop -> loop.sequential().cardinality(2))))
            .userTask("after"));
    var order = engine.start("order");
    end(engine, only(engine)).complete();
    end(engine, only(engine)).complete();
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void theJobComesAfterTheOneThatEntersTheTask(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask("ship", t -> worker("shipping").accept(t.asyncBefore().asyncAfter()))
            .userTask("after"));
    var order = engine.start("order");
    assertThat(acquire(engine, "w")).isEmpty();
    engine.runDueJobs();
    end(engine, only(engine)).complete();
    assertThat(engine.openTasks(order)).isEmpty();
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void whoTriggersTheExecutionDoesTheWorkOfTheWorker(TestEngine engine) {
    engine.deploy(process("order").serviceTask("ship", worker("shipping")).userTask("after"));
    var order = engine.start("order");
    engine.runtime().trigger(engine.executionAt(order, "ship"));
    assertThat(engine.openTasks(order)).containsExactly("after");
    assertThat(engine.management().createExternalWorkerJobQuery().count()).isZero();
  }

  @Test
  void theRootOfALoopDoesNotWaitAndCannotBeTriggered(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "ship",
                t -> worker("shipping").accept(t.multiInstance(loop -> loop.cardinality(3))))
            .userTask("after"));
    var order = engine.start("order");
    var instances = engine.management().createExternalWorkerJobQuery().list();
    var waiting = instances.stream().map(job -> job.getExecutionId()).toList();
    var root =
        engine.runtime().createExecutionQuery().activityId("ship").list().stream()
            .map(execution -> execution.getId())
            .filter(id -> !waiting.contains(id))
            .toList();
    assertThat(waiting).hasSize(3);
    assertThat(root).hasSize(1);

    assertThatThrownBy(() -> engine.runtime().trigger(root.get(0)))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'ship'");

    waiting.forEach(id -> engine.runtime().trigger(id));
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void anErrorKeepsOnlyWhatTheWorkerBrought(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "ship",
                t ->
                    worker("shipping")
                        .accept(
                            t.extension(
                                    "flowable:externalWorkerOutParameter",
                                    "source",
                                    "code",
                                    "target",
                                    "parcel")
                                .extension(
                                    "flowable:externalWorkerOutParameter",
                                    "source",
                                    "place",
                                    "target",
                                    "where")
                                .extension(
                                    "flowable:externalWorkerOutParameter",
                                    "sourceExpression",
                                    "${a + b}",
                                    "target",
                                    "sum")))
            .boundaryEvent("lost", Trigger.error("lost"), b -> b.userTask("search"))
            .userTask("after"));
    var order = engine.start("order", Map.of("parcel", "P0"));
    end(engine, only(engine)).variables(Map.of("place", "sea", "a", 1)).bpmnError("lost");
    assertThat(engine.openTasks(order)).containsExactly("search");
    assertThat(engine.runtime().getVariables(order.getId()))
        .containsOnly(Map.entry("parcel", "P0"), Map.entry("where", "sea"));
  }

  @Test
  void aWorkerOfSeveralTopicsGetsTheOldestJobsOfAllEachForItsTime(TestEngine engine) {
    engine.deploy(
        process("packing").serviceTask("pack", worker("packing")),
        process("shipping").serviceTask("ship", worker("shipping")),
        process("billing").serviceTask("bill", worker("billing")));
    var expected = new ArrayList<String>();
    for (var key : List.of("packing", "billing", "shipping", "packing", "shipping")) {
      expected.add(engine.start(key).getId());
      engine.clock().advance(Duration.ofSeconds(1));
    }
    expected.remove(1);
    var wanted =
        engine
            .management()
            .createExternalWorkerJobAcquireBuilder()
            .topic("shipping", MINUTE)
            .topic("packing", MINUTE)
            .topic("packing", MINUTE.multipliedBy(5));

    var jobs = wanted.acquireAndLock(3, "w");

    assertThat(jobs)
        .extracting(AcquiredExternalWorkerJob::getProcessInstanceId)
        .containsExactlyElementsOf(expected.subList(0, 3));
    assertThat(jobs)
        .extracting(
            job -> job.getLockExpirationTime().getTime() - engine.clock().now().toEpochMilli())
        .map(left -> Math.round(left / 60_000.0))
        .containsExactly(5L, 1L, 5L);
    assertThat(wanted.acquireAndLock(3, "other"))
        .extracting(AcquiredExternalWorkerJob::getProcessInstanceId)
        .containsExactly(expected.get(3));
  }

  @Test
  void workersOfSeveralTopicsAtTheSameTimeGetEachJobOnce(TestEngine engine) {
    engine.deploy(
        process("packing").serviceTask("pack", worker("packing")),
        process("shipping").serviceTask("ship", worker("shipping")));
    for (var number = 0; number < 20; number++) {
      engine.start(number % 3 == 0 ? "packing" : "shipping");
    }
    var got = new ConcurrentLinkedQueue<String>();
    Function<String, Runnable> worker =
        name ->
            () -> {
              var wanted =
                  engine
                      .management()
                      .createExternalWorkerJobAcquireBuilder()
                      .topic("packing", MINUTE)
                      .topic("shipping", MINUTE);
              while (got.size() < 20) {
                wanted.acquireAndLock(3, name).forEach(job -> got.add(job.getId()));
              }
            };
    var outcomes = Race.of(Stream.of("a", "b", "c", "d").map(worker).toList());
    assertThat(outcomes).containsOnlyNulls();
    assertThat(got).hasSize(20).doesNotHaveDuplicates();
  }

  @Test
  void aLockThatRanOutIsTakenOverAndTheFirstWorkerIsTold(TestEngine engine) {
    engine.deploy(process("order").serviceTask("ship", worker("shipping")));
    var order = engine.start("order");
    var job = only(engine);
    assertThat(acquire(engine, "other")).isEmpty();
    engine.management().extendExternalWorkerJobLock(job.getId(), "w", MINUTE.multipliedBy(2));
    engine.clock().advance(MINUTE);
    assertThat(acquire(engine, "other")).isEmpty();
    engine.clock().advance(MINUTE.multipliedBy(2));
    assertThat(acquire(engine, "other")).hasSize(1);
    assertThatThrownBy(() -> end(engine, job).complete())
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'other'");
    engine.management().unacquireExternalWorkerJob(job.getId(), "other");
    end(engine, only(engine)).complete();
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  @ExpectsDeadLetters
  void aWorkerThatFailsTriesAgainUntilNoTryIsLeft(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask("ship", t -> worker("shipping").accept(t.retryCycle("R2/PT1M"))));
    var order = engine.start("order");
    var job = only(engine);
    assertThat(job.getRetries()).isEqualTo(2);
    engine
        .management()
        .createExternalWorkerJobFailureBuilder(job.getId(), "w")
        .message("no truck")
        .details("none at all")
        .fail();
    var again = only(engine);
    assertThat(again.getRetries()).isEqualTo(1);
    assertThat(again.getExceptionMessage()).isEqualTo("no truck");
    assertThat(engine.management().getExternalWorkerJobErrorDetails(job.getId()))
        .isEqualTo("none at all");
    engine.management().createExternalWorkerJobFailureBuilder(job.getId(), "w").retries(0).fail();
    assertThat(acquire(engine, "w")).isEmpty();
    assertThat(engine.management().createDeadLetterJobQuery().count()).isEqualTo(1);
    assertThat(engine.underWay(order)).containsExactly("ship");
  }

  @Covers(value = "73 task for external workers", aspect = Aspect.INTERRUPTED)
  @Test
  void whoDeletesTheInstanceTakesTheJobAway(TestEngine engine) {
    engine.deploy(process("order").serviceTask("ship", worker("shipping")));
    var order = engine.start("order");
    var job = only(engine);
    engine.runtime().deleteProcessInstance(order.getId(), "not wanted");
    assertThatThrownBy(() -> end(engine, job).complete())
        .isInstanceOf(ObjectNotFoundException.class);
  }
}
