package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.time.Duration.ofHours;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.job.JobState;
import io.millrace.test.conformance.Covers;
import java.util.ArrayList;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Suspended process instances: nothing moves, and all goes on afterwards with what was left. */
@EngineTest
class SuspensionTest {

  private static void suspend(TestEngine engine, ProcessInstance instance) {
    engine.runtime().suspendProcessInstanceById(instance.getId());
  }

  private static void activate(TestEngine engine, ProcessInstance instance) {
    engine.runtime().activateProcessInstanceById(instance.getId());
  }

  private static ProcessInstance called(TestEngine engine, ProcessInstance caller) {
    return engine
        .runtime()
        .createProcessInstanceQuery()
        .superProcessInstanceId(caller.getId())
        .singleResult();
  }

  private static void refused(ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("suspended");
  }

  @Covers("153 suspension of definitions and instances")
  @Test
  void tasksOfASuspendedInstanceCannotBeWorkedOn(TestEngine engine) {
    // given
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var order = engine.start("order");
    var task = engine.task(order, "pay");
    // when
    suspend(engine, order);
    // then
    refused(() -> engine.tasks().complete(task.getId()));
    refused(() -> engine.tasks().claim(task.getId(), "kermit"));
    assertThat(engine.tasks().createTaskQuery().suspended().count()).isEqualTo(1);
    assertThat(engine.tasks().createTaskQuery().active().count()).isZero();
    // when
    activate(engine, order);
    engine.completeTask(order, "pay");
    // then
    assertThat(engine.openTasks(order)).containsExactly("ship");
    engine.completeTask(order, "ship");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void queriesTellSuspendedInstancesFromActiveOnes(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var one = engine.start("order");
    var other = engine.start("order");
    suspend(engine, one);
    var query = engine.runtime().createProcessInstanceQuery();
    assertThat(query.suspended().singleResult().getId()).isEqualTo(one.getId());
    assertThat(query.singleResult().isSuspended()).isTrue();
    assertThat(engine.runtime().createProcessInstanceQuery().active().singleResult().getId())
        .isEqualTo(other.getId());
    assertThat(engine.runtime().createExecutionQuery().processInstanceId(one.getId()).list())
        .allMatch(execution -> execution.isSuspended());
  }

  @Test
  void whatIsSuspendedCannotBeSuspendedAndWhatIsActiveCannotBeActivated(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order");
    assertThatThrownBy(() -> activate(engine, order))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("not suspended");
    suspend(engine, order);
    refused(() -> suspend(engine, order));
    assertThatThrownBy(() -> engine.runtime().suspendProcessInstanceById("4711"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void triggersAndMessagesAreRefusedAndComeLater(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .receiveTask("wait")
            .catchEvent("paid", Trigger.message("payment"))
            .userTask("ship"));
    var order = engine.start("order");
    suspend(engine, order);
    // then
    refused(() -> engine.runtime().trigger(engine.executionAt(order, "wait")));
    // when
    activate(engine, order);
    engine.runtime().trigger(engine.executionAt(order, "wait"));
    suspend(engine, order);
    // then
    var receiver = engine.executionAt(order, "paid");
    refused(() -> engine.runtime().messageEventReceived("payment", receiver));
    activate(engine, order);
    engine.runtime().messageEventReceived("payment", receiver);
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void signalsPassSuspendedInstancesBy(TestEngine engine) {
    engine.deploy(process("order").catchEvent("go", Trigger.signal("go")).userTask("ship"));
    var one = engine.start("order");
    var other = engine.start("order");
    suspend(engine, one);
    engine.runtime().signalEventReceived("go");
    assertThat(engine.openTasks(one)).isEmpty();
    assertThat(engine.openTasks(other)).containsExactly("ship");
    refused(() -> engine.runtime().signalEventReceived("go", engine.executionAt(one, "go")));
    activate(engine, one);
    engine.runtime().signalEventReceived("go");
    assertThat(engine.openTasks(one)).containsExactly("ship");
  }

  @Test
  void timersRestAndGoOffLater(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("pay")
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("remind")));
    var order = engine.start("order");
    var timer = engine.management().createTimerJobQuery().singleResult();
    // when
    suspend(engine, order);
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("pay");
    var resting = engine.management().createSuspendedJobQuery().singleResult();
    assertThat(resting.getId()).isEqualTo(timer.getId());
    assertThat(resting.getState()).isEqualTo(JobState.SUSPENDED);
    assertThat(resting.getDuedate()).isEqualTo(timer.getDuedate());
    refused(() -> engine.management().executeJob(timer.getId()));
    // when
    activate(engine, order);
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("remind");
  }

  @Test
  void aTimerThatIsNotDueYetWaitsOn(TestEngine engine) {
    engine.deploy(
        process("order").catchEvent("wait", Trigger.timerDuration("PT3H")).userTask("ship"));
    var order = engine.start("order");
    suspend(engine, order);
    engine.clock().advance(ofHours(1));
    activate(engine, order);
    assertThat(engine.management().createTimerJobQuery().count()).isEqualTo(1);
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).isEmpty();
    engine.clock().advance(ofHours(3));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void asynchronousStepsRestWithTheTriesThatAreLeft(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .serviceTask("charge", t -> t.asyncBefore().expression("${shop.charge()}"))
            .userTask("ship"));
    var shop = new Shop();
    engine.bean("shop", shop);
    var order = engine.start("order");
    engine.runDueJobs();
    var left = engine.management().createTimerJobQuery().singleResult().getRetries();
    // when
    suspend(engine, order);
    engine.clock().advance(ofHours(1));
    engine.runDueJobs();
    // then
    var resting = engine.management().createSuspendedJobQuery().singleResult();
    assertThat(resting.getRetries()).isEqualTo(left).isEqualTo(2);
    // when
    shop.open = true;
    activate(engine, order);
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  /** A bean that fails until it is open. */
  public static final class Shop {
    private boolean open;

    /** Fails while the shop is closed. */
    public void charge() {
      if (!open) {
        throw new IllegalStateException("closed");
      }
    }
  }

  @Test
  void aDeadLetterThatGetsNewTriesRestsWithItsInstance(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "charge", t -> t.asyncBefore().retryCycle("R1/PT1M").expression("${shop.charge()}"))
            .userTask("ship"));
    var shop = new Shop();
    engine.bean("shop", shop);
    var order = engine.start("order");
    engine.runDueJobs();
    suspend(engine, order);
    var letter = engine.management().createDeadLetterJobQuery().singleResult();
    engine.management().moveDeadLetterJobToExecutableJob(letter.getId(), 3);
    assertThat(engine.management().createSuspendedJobQuery().count()).isEqualTo(1);
    shop.open = true;
    activate(engine, order);
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void calledInstancesAreSuspendedAndActivatedWithTheirCaller(TestEngine engine) {
    // given
    engine.deploy(
        process("inner").userTask("work"),
        process("middle").callActivity("deeper", "inner"),
        process("outer").callActivity("call", "middle").userTask("ship"));
    var outer = engine.start("outer");
    var middle = called(engine, outer);
    var inner = called(engine, middle);
    // when
    suspend(engine, outer);
    // then
    var work = engine.task(inner, "work").getId();
    refused(() -> engine.tasks().complete(work));
    assertThatThrownBy(() -> activate(engine, inner))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining(middle.getId());
    // when
    activate(engine, outer);
    engine.tasks().complete(work);
    // then
    assertThat(engine.openTasks(outer)).containsExactly("ship");
  }

  @Test
  void aCalledInstanceCanBeSuspendedAlone(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("work"),
        process("outer")
            .fork(b -> b.callActivity("call", "inner"), b -> b.userTask("pack"))
            .join()
            .userTask("ship"));
    var outer = engine.start("outer");
    var inner = called(engine, outer);
    suspend(engine, inner);
    engine.completeTask(outer, "pack");
    refused(() -> engine.completeTask(inner, "work"));
    activate(engine, inner);
    engine.completeTask(inner, "work");
    assertThat(engine.openTasks(outer)).containsExactly("ship");
  }

  @Covers("153 suspension of definitions and instances")
  @Test
  void insideSubProcessAndLoopAllIsSuspended(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                b ->
                    b.userTask("pick", t -> t.multiInstance(loop -> loop.cardinality("3")))
                        .userTask("pack")));
    var order = engine.start("order");
    suspend(engine, order);
    assertThat(engine.tasks().createTaskQuery().suspended().count()).isEqualTo(3);
    activate(engine, order);
    engine.tasks().createTaskQuery().list().forEach(t -> engine.tasks().complete(t.getId()));
    assertThat(engine.openTasks(order)).containsExactly("pack");
  }

  @Test
  void aSuspendedInstanceCanBeDeletedAndItsVariablesSet(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("remind")));
    var order = engine.start("order");
    suspend(engine, order);
    engine.runtime().setVariable(order.getId(), "sum", 3);
    assertThat(engine.runtime().getVariable(order.getId(), "sum")).isEqualTo(3);
    engine.runtime().deleteProcessInstance(order.getId(), "not wanted");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void anInstanceThatSuspendsItselfRestsBehindTheStepThatDidIt(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .serviceTask(
                "stop",
                t ->
                    t.expression(
                        "${runtime.suspendProcessInstanceById(execution.processInstanceId)}"))
            .userTask("ship"));
    engine.bean("runtime", engine.runtime());
    // when
    var order = engine.start("order");
    // then
    assertThat(engine.openTasks(order)).isEmpty();
    assertThat(engine.management().createSuspendedJobQuery().count()).isEqualTo(1);
    // when
    activate(engine, order);
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.trail(order)).contains("stop");
  }

  @Test
  void workersGetNoJobOfASuspendedInstance(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "print",
                t ->
                    t.attribute("flowable:type", "external-worker")
                        .attribute("flowable:topic", "print"))
            .userTask("ship"));
    var order = engine.start("order");
    var management = engine.management();
    var held =
        management
            .createExternalWorkerJobAcquireBuilder()
            .topic("print", ofMinutes(5))
            .acquireAndLock(1, "worker")
            .get(0);
    suspend(engine, order);
    refused(
        () -> management.createExternalWorkerCompletionBuilder(held.getId(), "worker").complete());
    assertThat(
            management
                .createExternalWorkerJobAcquireBuilder()
                .topic("print", ofMinutes(5))
                .acquireAndLock(1, "worker"))
        .isEmpty();
    activate(engine, order);
    var again =
        management
            .createExternalWorkerJobAcquireBuilder()
            .topic("print", ofMinutes(5))
            .acquireAndLock(1, "worker")
            .get(0);
    management
        .createExternalWorkerCompletionBuilder(again.getId(), "worker")
        .variables(Map.of("pages", 3))
        .complete();
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void aLargeInstanceIsSuspendedAsAWhole(TestEngine engine) {
    engine.deploy(
        process("order").userTask("pick", t -> t.multiInstance(loop -> loop.cardinality("250"))));
    var order = engine.start("order");
    suspend(engine, order);
    assertThat(engine.tasks().createTaskQuery().suspended().count()).isEqualTo(250);
    assertThat(engine.runtime().createExecutionQuery().processInstanceId(order.getId()).list())
        .allMatch(execution -> execution.isSuspended());
    activate(engine, order);
    assertThat(engine.tasks().createTaskQuery().active().count()).isEqualTo(250);
  }

  private static BpmnBuilder watched(String variable, Trigger trigger) {
    return process("order")
        .userTask("pay")
        .eventSubProcess(
            "handler", h -> h.nonInterruptingStartEvent(variable, trigger).userTask("look"));
  }

  @Test
  void whatBecameTrueMeanwhileHappensAtActivation(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .fork(
                b -> b.catchEvent("wait", Trigger.condition("${x == 1}")).userTask("ship"),
                b ->
                    b.userTask("pay")
                        .boundaryEvent(
                            "border", Trigger.condition("${y == 1}"), c -> c.userTask("repair"))));
    var order = engine.start("order");
    suspend(engine, order);
    // when
    engine.runtime().setVariable(order.getId(), "x", 1);
    engine.runtime().setVariable(order.getId(), "y", 1);
    engine.runtime().setVariable(order.getId(), "y", 2);
    refused(() -> engine.runtime().evaluateConditionalEvents(order.getId()));
    // then
    assertThat(engine.openTasks(order)).containsExactly("pay");
    activate(engine, order);
    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("pay", "ship");
  }

  @Test
  void aConditionThatHeldBeforeDoesNotHappenAgainByActivation(TestEngine engine) {
    engine.deploy(watched("x", Trigger.condition("${x == 1}")));
    var order = engine.start("order", Map.of("x", 1));
    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("pay", "look");
    suspend(engine, order);
    activate(engine, order);
    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("pay", "look");
  }

  @Test
  void ofChangesThatCountTheSuspendedInstanceHearsOnceThatThereWereSome(TestEngine engine) {
    engine.deploy(
        watched("x", Trigger.condition("${x > 0}", "camunda:variableName", "x"))
            .eventSubProcess(
                "listener",
                h ->
                    h.nonInterruptingStartEvent("changed", Trigger.variable("x", "update"))
                        .userTask("hear")));
    var order = engine.start("order", Map.of("x", 0));
    suspend(engine, order);
    activate(engine, order);
    assertThat(engine.openTasks(order)).containsExactly("pay");
    suspend(engine, order);
    engine.runtime().setVariable(order.getId(), "x", 1);
    engine.runtime().setVariable(order.getId(), "x", 2);
    assertThat(engine.openTasks(order)).containsExactly("pay");
    activate(engine, order);
    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("pay", "look", "hear");
    engine.runtime().setVariable(order.getId(), "y", 2);
    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("pay", "look", "hear");
  }

  @Test
  void conditionsOfCalledInstancesAreLookedAtWithThoseOfTheirCaller(TestEngine engine) {
    engine.deploy(
        process("called").catchEvent("wait", Trigger.condition("${x == 1}")).userTask("ship"),
        process("order").callActivity("call", "called"));
    var order = engine.start("order");
    var called = called(engine, order);
    suspend(engine, order);
    engine.runtime().setVariable(called.getId(), "x", 1);
    assertThat(engine.openTasks(called)).isEmpty();
    activate(engine, order);
    assertThat(engine.openTasks(called)).containsExactly("ship");
  }

  @Test
  void timersAndMessagesOfEventSubProcessesRest(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .eventSubProcess(
                "late",
                h ->
                    h.nonInterruptingStartEvent("due", Trigger.timerDuration("PT1H"))
                        .userTask("remind"))
            .eventSubProcess(
                "gone", h -> h.startEvent("come", Trigger.message("stop")).userTask("clear")));
    var order = engine.start("order");
    suspend(engine, order);
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    refused(() -> engine.runtime().messageEventReceived("stop", order.getId()));
    refused(() -> engine.tasks().handleEscalation(engine.task(order, "pay").getId(), "late"));
    assertThat(engine.openTasks(order)).containsExactly("pay");
    activate(engine, order);
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("pay", "remind");
    engine.runtime().messageEventReceived("stop", order.getId());
    assertThat(engine.openTasks(order)).containsExactly("clear");
  }

  @Test
  void nothingIsStartedInAnAdHocSubProcessOfASuspendedInstance(TestEngine engine) {
    engine.deploy(
        process("care").adHocSubProcess("visit", n -> n.inside("userTask", "id", "measure")));
    var care = engine.start("care");
    var runtime = engine.runtime();
    var visit = runtime.getAdhocSubProcessExecutions(care.getId()).get(0).getId();
    suspend(engine, care);
    refused(() -> runtime.executeActivityInAdhocSubProcess(visit, "measure"));
    refused(() -> runtime.completeAdhocSubProcess(visit));
    activate(engine, care);
    runtime.executeActivityInAdhocSubProcess(visit, "measure");
    assertThat(engine.openTasks(care)).containsExactly("measure");
  }

  @Test
  void anErrorBehindTheSuspensionIsCaughtAndItsPathRests(TestEngine engine) {
    engine.bean(
        "stop",
        (JavaDelegate)
            execution -> {
              engine.runtime().suspendProcessInstanceById(execution.getProcessInstanceId());
              throw new BpmnError("E");
            });
    engine.deploy(
        process("order")
            .serviceTask("work", t -> t.delegateExpression("${stop}"))
            .boundaryEvent("failed", Trigger.error("E"), b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).isEmpty();
    activate(engine, order);
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void ofALoopThatSuspendsItsInstanceTheOthersRest(TestEngine engine) {
    var calls = new ArrayList<String>();
    engine.bean(
        "stop",
        (JavaDelegate)
            execution -> {
              calls.add(execution.getId());
              if (calls.size() == 1) {
                engine.runtime().suspendProcessInstanceById(execution.getProcessInstanceId());
              }
            });
    engine.deploy(
        process("order")
            .serviceTask(
                "work", t -> t.delegateExpression("${stop}").multiInstance(l -> l.cardinality(3)))
            .userTask("after"));
    var order = engine.start("order");
    assertThat(calls).hasSize(1);
    activate(engine, order);
    engine.runDueJobs();
    assertThat(calls).hasSize(3);
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  private static ProcessInstance receiver(TestEngine engine) {
    engine.deploy(
        process("receiver").catchEvent("wait", Trigger.message("paid")).userTask("got"),
        process("sender").throwEvent("send", Trigger.message("paid")).userTask("sent"));
    return engine.start("receiver");
  }

  @Test
  void aMessageThatComesMeanwhileIsDeliveredWhenTheReceiverGoesOn(TestEngine engine) {
    // given
    var receiver = receiver(engine);
    suspend(engine, receiver);
    // when
    engine.start("sender");
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(receiver)).isEmpty();
    assertThat(engine.management().createSuspendedJobQuery().count()).isEqualTo(1);
    // when
    activate(engine, receiver);
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(receiver)).containsExactly("got");
  }

  @Test
  void aMessageOnItsWayToOneThatIsDeletedGoesToAnother(TestEngine engine) {
    // given
    var receiver = receiver(engine);
    engine.start("sender");
    suspend(engine, receiver);
    assertThat(engine.runDueJobs()).isZero();
    var other = engine.start("receiver");
    // when
    engine.runtime().deleteProcessInstance(receiver.getId(), "not wanted");
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(other)).containsExactly("got");
    assertThat(engine.management().createSuspendedJobQuery().count()).isZero();
  }
}
