package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.runtime.ProcessInstanceModificationBuilder;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.BatchPart;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Activities of running instances that begin and are canceled by a call. */
@EngineTest
class ModificationTest {

  private static ProcessInstanceModificationBuilder modify(
      TestEngine engine, ProcessInstance instance) {
    return engine.runtime().createProcessInstanceModification(instance.getId());
  }

  private static String visit(TestEngine engine, ProcessInstance instance, String activityId) {
    return engine
        .runtime()
        .createActivityInstanceQuery()
        .processInstanceId(instance.getId())
        .activityId(activityId)
        .unfinished()
        .singleResult()
        .getId();
  }

  private static List<String> visits(TestEngine engine, ProcessInstance instance, String id) {
    return engine
        .runtime()
        .createActivityInstanceQuery()
        .processInstanceId(instance.getId())
        .activityId(id)
        .unfinished()
        .list()
        .stream()
        .map(visit -> visit.getId())
        .toList();
  }

  private static ProcessInstance order(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .subProcess("sub", s -> s.userTask("pack").userTask("wrap"))
            .userTask("ship"));
    return engine.start("order");
  }

  @Covers("151 change of the state of activities")
  @Test
  void activitiesBeginAndAreCanceledTogether(TestEngine engine) {
    var order = order(engine);
    modify(engine, order)
        .cancelAllForActivity("pay")
        .startBeforeActivity("ship")
        .startAfterActivity("pack")
        .setAnnotation("paid elsewhere")
        .execute();
    assertThat(engine.openTasks(order)).containsExactly("ship", "wrap");
    assertThat(Aftermath.cutOff(engine, order)).containsExactly("pay: paid elsewhere");
    engine.completeTask(order, "wrap");
    assertThat(engine.openTasks(order)).containsExactly("ship", "ship");
  }

  @Test
  void aFlowIsTakenWhateverItsConditionSays(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .choose("accepted")
            .when("${false}", b -> b.userTask("ship"))
            .otherwise(b -> b.userTask("decline"))
            .merge("merged"));
    var order = engine.start("order");
    var flow =
        engine
            .engine()
            .getRepositoryService()
            .getBpmnModel(order.getProcessDefinitionId())
            .outgoing("accepted")
            .stream()
            .filter(out -> out.targetRef().equals("ship"))
            .findFirst()
            .orElseThrow();
    modify(engine, order)
        .startTransition(flow.id())
        .cancelActivityInstance(visit(engine, order, "pay"))
        .execute();
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThatThrownBy(() -> modify(engine, order).startAfterActivity("accepted").execute())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("2 sequence flows leave 'accepted'");
  }

  @Test
  void aSubProcessStaysWhereItsOnlyTokenIsReplaced(TestEngine engine) {
    var order = order(engine);
    engine.completeTask(order, "pay");
    var before = visit(engine, order, "sub");
    modify(engine, order).cancelAllForActivity("pack").startBeforeActivity("wrap").execute();
    assertThat(visit(engine, order, "sub")).isEqualTo(before);
    modify(engine, order).cancelAllForActivity("sub").startBeforeActivity("wrap").execute();
    assertThat(visit(engine, order, "sub")).isNotEqualTo(before);
    assertThat(engine.underWay(order)).containsExactly("sub", "wrap");
  }

  @Test
  void anAncestorTellsSubProcessesApart(TestEngine engine) {
    var order = order(engine);
    modify(engine, order).startBeforeActivity("sub").startBeforeActivity("sub").execute();
    assertThat(engine.openTasks(order)).containsExactly("pack", "pack", "pay");
    assertThatThrownBy(() -> modify(engine, order).startBeforeActivity("wrap").execute())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'sub', which runs 2 times");
    var second = visits(engine, order, "sub").get(1);
    modify(engine, order).startBeforeActivity("wrap", second).execute();
    modify(engine, order).cancelActivityInstance(second).execute();
    assertThat(engine.openTasks(order)).containsExactly("pack", "pay");
    var pay = visit(engine, order, "pay");
    assertThatThrownBy(() -> modify(engine, order).startBeforeActivity("wrap", pay).execute())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("is not around 'wrap'");
  }

  @Test
  void aParallelLoopThatIsNamedGetsOneMoreInstance(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(m -> m.cardinality(2)),
                s -> s.userTask("a").userTask("b"))
            .userTask("last"));
    var order = engine.start("order");
    var loop =
        engine
            .runtime()
            .createExecutionQuery()
            .processInstanceId(order.getId())
            .activityId("sub")
            .list()
            .stream()
            .filter(execution -> order.getId().equals(execution.getParentId()))
            .findFirst()
            .orElseThrow();
    modify(engine, order).startBeforeActivity("b", loop.getId()).execute();
    assertThat(engine.openTasks(order)).containsExactly("a", "a", "b");
    var b = engine.task(order, "b");
    assertThat(engine.tasks().getVariable(b.getId(), "nrOfInstances")).isEqualTo(3);
    assertThat(engine.tasks().getVariable(b.getId(), "loopCounter")).isEqualTo(2);
    engine.completeTask(order, "b");
    var first = visits(engine, order, "sub").get(0);
    modify(engine, order).startBeforeActivity("b", first).cancelAllForActivity("a").execute();
    engine.completeTask(order, "b");
    assertThat(engine.openTasks(order)).containsExactly("last");
  }

  @Test
  void anInstanceInWhichNothingIsLeftIsDeleted(TestEngine engine) {
    var order = order(engine);
    modify(engine, order).cancelActivityInstance(order.getId()).setAnnotation("over").execute();
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
    var ended = engine.history().createHistoricProcessInstanceQuery().singleResult();
    assertThat(ended.getDeleteReason()).isEqualTo("over");
    assertThat(ended.getEndActivityId()).isNull();
  }

  @Test
  void aCalledInstanceIsNotEmptiedBelowItsCaller(TestEngine engine) {
    engine.deploy(
        process("inner").subProcess("sub", s -> s.userTask("in")),
        process("order").callActivity("call", "inner"));
    var order = engine.start("order");
    var inner =
        engine
            .runtime()
            .createProcessInstanceQuery()
            .superProcessInstanceId(order.getId())
            .singleResult();
    assertThatThrownBy(() -> modify(engine, inner).cancelAllForActivity("in").execute())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("nothing would be left in it");
    assertThat(engine.openTasks(inner)).containsExactly("in");
    modify(engine, order).cancelAllForActivity("call").startBeforeActivity("call").execute();
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(2);
    assertThat(engine.hasEnded(inner)).isTrue();
  }

  @Test
  void aTokenThatWaitsForItsJobIsATransition(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .activity("task", "later", n -> n.asyncBefore())
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "pay");
    modify(engine, order).startBeforeActivity("ship").execute();
    var ship = engine.executionAt(order, "ship");
    assertThatThrownBy(() -> modify(engine, order).cancelTransitionInstance(ship).execute())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("does not wait for a job");
    modify(engine, order).cancelTransitionInstance(engine.executionAt(order, "later")).execute();
    assertThat(engine.runDueJobs()).isZero();
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void whatBeginsHasVariables(TestEngine engine) {
    var order = order(engine);
    modify(engine, order)
        .startBeforeActivity("wrap")
        .setVariable("global", 1)
        .setVariableLocal("own", 2)
        .startBeforeActivity("ship")
        .execute();
    assertThat(engine.runtime().getVariables(order.getId())).isEqualTo(Map.of("global", 1));
    var wrap = engine.task(order, "wrap").getId();
    assertThat(engine.tasks().getVariable(wrap, "own")).isEqualTo(2);
    engine.tasks().complete(wrap);
    assertThat(engine.lastValue(order, "own")).isEqualTo(2);
    var none = modify(engine, order).cancelAllForActivity("pay");
    assertThatThrownBy(() -> none.setVariable("x", 1)).isInstanceOf(BadArgumentException.class);
  }

  @Test
  void listenersAndMappingsCanBeLeftOut(TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.executionListener("start", "${log.add('start')}")
                        .executionListener("end", "${log.add('end')}")
                        .taskListener("create", "${log.add('create')}")
                        .taskListener("delete", "${log.add('delete')}")
                        .extension(
                            "camunda:inputOutput",
                            io -> io.insideText("camunda:inputParameter", "x", "name", "in")))
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(log.entries()).containsExactly("start", "create");
    modify(engine, order)
        .cancelAllForActivity("pay")
        .startBeforeActivity("pay")
        .execute(true, true);
    assertThat(log.entries()).hasSize(2);
    var pay = engine.task(order, "pay").getId();
    assertThat(engine.tasks().getVariables(pay)).isEmpty();
    modify(engine, order).cancelAllForActivity("pay").startBeforeActivity("pay").execute();
    assertThat(log.entries())
        .containsExactlyInAnyOrder("start", "create", "delete", "end", "start", "create");
    pay = engine.task(order, "pay").getId();
    assertThat(engine.tasks().getVariables(pay)).isEqualTo(Map.of("in", "x"));
  }

  @Test
  void whatACancellationLeavesGoesOn(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .compensatedBy("undoA")
            .userTask("b")
            .compensatedBy("undoB")
            .throwEvent("undo", Trigger.compensation())
            .userTask("last"));
    var order = engine.start("order");
    engine.completeTask(order, "a");
    engine.completeTask(order, "b");
    assertThat(engine.openTasks(order)).containsExactly("undoB");
    modify(engine, order).cancelAllForActivity("undoB").execute();
    assertThat(engine.openTasks(order)).containsExactly("undoA");
    modify(engine, order).cancelAllForActivity("undoA").execute();
    assertThat(engine.openTasks(order)).containsExactly("last");
  }

  @Test
  void anAdHocSubProcessStaysWithoutTokensButIsLeftByTheLastThatMoves(TestEngine engine) {
    engine.deploy(
        process("care")
            .adHocSubProcess("visit", n -> n.inside("userTask", "id", "a"))
            .userTask("after"));
    var care = engine.start("care");
    modify(engine, care).startBeforeActivity("a").startBeforeActivity("a").execute();
    assertThat(engine.openTasks(care)).containsExactly("a", "a");
    modify(engine, care).cancelAllForActivity("a").execute();
    modify(engine, care).startBeforeActivity("a").execute();
    engine
        .runtime()
        .createChangeActivityStateBuilder()
        .processInstanceId(care.getId())
        .moveActivityIdTo("a", "after")
        .changeState();
    assertThat(engine.underWay(care)).containsExactly("after");
  }

  @Test
  void manyInstancesAreChangedTogetherOrByABatch(TestEngine engine) {
    var first = order(engine);
    var second = engine.start("order");
    var third = engine.start("order");
    var definition = first.getProcessDefinitionId();
    engine
        .runtime()
        .createModification(definition)
        .cancelAllForActivity("pay")
        .startBeforeActivity("wrap")
        .processInstanceIds(first.getId(), second.getId())
        .execute();
    assertThat(engine.openTasks(second)).containsExactly("wrap");
    engine.runtime().suspendProcessInstanceById(second.getId());
    var batch =
        engine
            .runtime()
            .createModification(definition)
            .cancelAllForActivity("wrap")
            .cancelAllForActivity("pay")
            .startAfterActivity("sub")
            .skipCustomListeners()
            .setAnnotation("at once")
            .processInstanceQuery(engine.runtime().createProcessInstanceQuery())
            .executeAsync();
    engine.runDueJobs();
    assertThat(engine.openTasks(first)).containsExactly("ship");
    assertThat(engine.openTasks(second)).containsExactly("wrap");
    assertThat(engine.openTasks(third)).containsExactly("ship");
    assertThat(Aftermath.cutOff(engine, third)).containsExactly("pay: at once");
    assertThat(
            engine
                .management()
                .createBatchPartQuery()
                .batchId(batch.getId())
                .status(BatchPart.STATUS_FAIL)
                .count())
        .isEqualTo(1);
    assertThatThrownBy(
            () ->
                engine
                    .runtime()
                    .createModification("17")
                    .startBeforeActivity("pay")
                    .processInstanceIds(List.of(first.getId()))
                    .execute())
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("it runs the version");
  }

  @Test
  void oneInstanceIsChangedByABatchWithAncestorsAndVariables(TestEngine engine) {
    var order = order(engine);
    modify(engine, order).startBeforeActivity("sub").execute();
    modify(engine, order)
        .startBeforeActivity("wrap", visit(engine, order, "sub"))
        .setVariable("x", "y")
        .setVariableLocal("own", null)
        .cancelActivityInstance(visit(engine, order, "pay"))
        .executeAsync();
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("pack", "wrap");
    assertThat(engine.runtime().getVariable(order.getId(), "x")).isEqualTo("y");
  }

  @Test
  void manyChangesAtOnceQueueAndShareTheScopeThatTheFirstOpens(TestEngine engine) {
    var order = order(engine);
    var calls =
        IntStream.range(0, 8)
            .mapToObj(
                i ->
                    CompletableFuture.runAsync(
                        () -> modify(engine, order).startBeforeActivity("wrap").execute()))
            .toList();
    calls.forEach(CompletableFuture::join);
    assertThat(visits(engine, order, "sub")).hasSize(1);
    assertThat(visits(engine, order, "wrap")).hasSize(8);
  }

  @Test
  void theChangeIsPartOfTheTransactionItIsCalledIn(TestEngine engine) {
    engine.bean("runtime", engine.runtime());
    engine.deploy(
        process("order")
            .fork(
                b -> b.userTask("pay"),
                b ->
                    b.serviceTask(
                            "jump",
                            n ->
                                n.expression(
                                    "${runtime.createProcessInstanceModification(execution.processInstanceId).startBeforeActivity('ship').execute()}"))
                        .userTask("after"))
            .join()
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("after", "pay", "ship");
  }

  @Test
  void whatIsNotThereIsRefused(TestEngine engine) {
    var order = order(engine);
    assertThatThrownBy(() -> modify(engine, order).execute())
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(
            () ->
                modify(engine, order)
                    .startTransition("x")
                    .startAfterActivity("y")
                    .startBeforeActivity("pay", "23")
                    .cancelActivityInstance("29")
                    .cancelAllForActivity("z")
                    .execute())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("no sequence flow 'x'")
        .hasMessageContaining("no element 'y'")
        .hasMessageContaining("id '23'")
        .hasMessageContaining("id '29'")
        .hasMessageContaining("no element 'z'");
    engine.runtime().deleteProcessInstance(order.getId(), null);
    assertThatThrownBy(() -> modify(engine, order).startBeforeActivity("pay").execute())
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void anEventThatIsEnabledTwiceIsAwaitedOnce(TestEngine engine) {
    engine.deploy(
        process("order")
            .startEvent("start")
            .userTask("pay")
            .eventSubProcess(
                "stop", s -> s.startEvent("come", Trigger.message("m")).userTask("x")));
    var order = engine.start("order");
    engine.runtime().messageEventReceived("m", order.getId());

    engine
        .runtime()
        .createChangeActivityStateBuilder()
        .processInstanceId(order.getId())
        .moveActivityIdTo("stop", "pay")
        .enableEventSubProcessStartEvent("come")
        .enableEventSubProcessStartEvent("come")
        .changeState();

    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isEqualTo(1);
  }

  @Test
  void tokensThatJobsBringToAJoinAreCountedThere(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b -> b.userTask("a"),
                b ->
                    b.userTask("b")
                        .gateway("parallelGateway", "all", g -> g.asyncBefore())
                        .userTask("after"))
            .moveTo("a")
            .connectTo("all"));
    var order = engine.start("order");

    engine
        .runtime()
        .createChangeActivityStateBuilder()
        .processInstanceId(order.getId())
        .moveActivityIdsToSingleActivityId(List.of("a", "b"), "all")
        .changeState();
    engine.runDueJobs();

    assertThat(engine.openTasks(order)).containsExactly("after");
  }
}
