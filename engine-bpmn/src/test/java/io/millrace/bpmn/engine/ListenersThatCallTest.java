package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.delegate.DelegateTask;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Listeners that call the engine for the instance whose end or beginning they are told of. */
@EngineTest
class ListenersThatCallTest {

  private final Log log = new Log();

  /** Calls the engine. */
  public record Calls(TestEngine engine, Log log) {

    /** Deletes the instance. */
    public void delete(DelegateExecution execution) {
      log.add(execution.getEventName() + " " + execution.getCurrentActivityId());
      engine.runtime().deleteProcessInstance(execution.getProcessInstanceId(), "by a listener");
    }

    /** Lets the activity that ends go on. */
    public void trigger(DelegateExecution execution) {
      log.add(execution.getEventName() + " " + execution.getCurrentActivityId());
      engine.runtime().trigger(execution.getId());
    }

    /** Lets an event begin beside. */
    public void message(DelegateExecution execution) {
      log.add(execution.getEventName() + " " + execution.getCurrentActivityId());
      var waiting =
          engine
              .runtime()
              .createExecutionQuery()
              .processInstanceId(execution.getProcessInstanceId())
              .messageEventSubscriptionName("more")
              .singleResult();
      engine.runtime().messageEventReceived("more", waiting.getId());
    }

    /** Completes the task. */
    public void complete(DelegateTask task) {
      log.add(task.getEventName());
      engine.tasks().complete(task.getId());
    }

    /** Deletes the instance of the task. */
    public void deleteInstance(DelegateTask task) {
      log.add(task.getEventName());
      engine.runtime().deleteProcessInstance(task.getProcessInstanceId(), "by a listener");
    }

    /** Throws an error of the model. */
    public void refuse(String what) {
      log.add(what);
      throw new BpmnError("refused");
    }
  }

  @BeforeEach
  void letListenersCall(TestEngine engine) {
    engine.bean("calls", new Calls(engine, log));
  }

  @Test
  void theInstanceIsDeletedWhereItsActivityEnds(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("work", t -> t.executionListener("end", "${calls.delete(execution)}"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    // then
    assertThat(log.entries()).containsExactly("end work");
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  void theInstanceIsDeletedWhereItEnds(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .executionListener("end", "${calls.delete(execution)}")
            .userTask("work")
            .endEvent("done"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    // then
    assertThat(log.entries()).hasSize(1);
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(engine.history().createHistoricProcessInstanceQuery().count()).isEqualTo(1);
  }

  @Test
  void theInstanceIsDeletedWhereSomethingBeginsOrIsCancelled(TestEngine engine) {
    // given
    engine.deploy(
        process("starting")
            .userTask("first")
            .userTask("work", t -> t.executionListener("start", "${calls.delete(execution)}")),
        process("cancelled")
            .userTask("work", t -> t.executionListener("end", "${calls.delete(execution)}"))
            .boundaryEvent("late", Trigger.message("stop"), b -> b.userTask("stopped"))
            .moveTo("work")
            .userTask("after"));
    var starting = engine.start("starting");
    var cancelled = engine.start("cancelled");
    // when
    engine.completeTask(starting, "first");
    engine.runtime().messageEventReceived("stop", engine.executionAt(cancelled, "work"));
    // then
    assertThat(log.entries()).containsExactly("start work", "end work");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void theActivityIsLeftByItsOwnListener(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .receiveTask(
                "work", "go", t -> t.executionListener("end", "${calls.trigger(execution)}"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.runtime().trigger(engine.executionAt(order, "work"));
    // then
    assertThat(log.entries()).containsExactly("end work");
    assertThat(engine.openTasks(order)).containsExactly("after");
    assertThat(engine.history(order)).containsExactly("start", "work");
  }

  @Test
  void whatAListenerLetsBeginInWhatIsCancelledIsCancelledToo(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                            b ->
                                b.userTask(
                                        "work",
                                        t ->
                                            t.executionListener(
                                                "end", "${calls.message(execution)}"))
                                    .endEvent(),
                            b -> b.userTask("beside").endEvent())
                        .eventSubProcess(
                            "more",
                            e ->
                                e.nonInterruptingStartEvent("come", Trigger.message("more"))
                                    .userTask("extra")))
            .boundaryEvent("late", Trigger.message("stop"), b -> b.userTask("stopped"))
            .moveTo("sub")
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.runtime().messageEventReceived("stop", engine.executionAt(order, "sub"));
    // then
    assertThat(log.entries()).containsExactly("end work");
    assertThat(engine.openTasks(order)).containsExactly("stopped");
    assertThat(engine.tasks().createTaskQuery().count()).isEqualTo(1);
    assertThat(engine.runtime().createExecutionQuery().count()).isEqualTo(2);
  }

  @Test
  void aTaskIsCompletedOrItsInstanceDeletedByItsOwnListener(TestEngine engine) {
    // given
    engine.deploy(
        process("completing")
            .userTask("work", t -> t.taskListener("complete", "${calls.complete(task)}"))
            .userTask("after"),
        process("deleting")
            .userTask("work", t -> t.taskListener("delete", "${calls.deleteInstance(task)}"))
            .userTask("after"));
    var completing = engine.start("completing");
    var deleting = engine.start("deleting");
    // when
    engine.completeTask(completing, "work");
    engine.completeTask(deleting, "work");
    // then
    assertThat(log.entries()).containsExactly("complete", "delete");
    assertThat(engine.openTasks(completing)).containsExactly("after");
    assertThat(engine.hasEnded(deleting)).isTrue();
  }

  @Test
  void anEventListenerThrowsOnceWhereAnActivityIsCancelled(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .extension(
                "flowable:eventListener",
                "events",
                "ACTIVITY_CANCELLED",
                "throwEvent",
                "error",
                "errorCode",
                "refused")
            .userTask("work")
            .boundaryEvent("caught", Trigger.error("refused"), b -> b.userTask("repair"))
            .moveTo("work")
            .boundaryEvent("late", Trigger.message("stop"), b -> b.userTask("stopped"))
            .moveTo("work")
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.runtime().messageEventReceived("stop", engine.executionAt(order, "work"));
    // then
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void anEventListenerThatThrowsOfAnErrorThatIsCaughtEndsTheCall(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .extension(
                "flowable:eventListener",
                "events",
                "ACTIVITY_ERROR_RECEIVED",
                "throwEvent",
                "error",
                "errorCode",
                "refused")
            .userTask("work")
            .boundaryEvent("caught", Trigger.error("refused"), b -> b.userTask("repair")));
    var order = engine.start("order");
    var task = engine.task(order, "work").getId();
    // when
    assertThatThrownBy(() -> engine.tasks().handleBpmnError(task, "refused"))
        // then
        .isInstanceOf(BpmnError.class);
    assertThat(engine.openTasks(order)).containsExactly("work");
  }

  @Test
  void compensationHandlersAndTransactionsTellOfTheirEndsOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("undoing")
            .subProcess(
                "sub",
                s ->
                    s.task("book")
                        .compensatedBy(
                            "serviceTask",
                            "unbook",
                            h ->
                                h.expression("${1}")
                                    .executionListener("end", "${calls.refuse('unbook')}"))
                        .throwEvent("undo", Trigger.compensation()))
            .boundaryEvent("caught", Trigger.error("refused"), b -> b.userTask("repair"))
            .userTask("after"),
        process("cancelling")
            .transaction(
                "tx",
                s ->
                    s.fork(
                        b -> b.userTask("decide").endEvent("cancel", Trigger.cancel()),
                        b ->
                            b.userTask(
                                    "beside",
                                    t -> t.executionListener("end", "${calls.refuse('beside')}"))
                                .endEvent()))
            .boundaryEvent("caughtTx", Trigger.error("refused"), b -> b.userTask("repair"))
            .moveTo("tx")
            .boundaryEvent("cancelled", Trigger.cancel(), b -> b.userTask("undone"))
            .moveTo("tx")
            .userTask("after"));
    // when
    var undoing = engine.start("undoing");
    var cancelling = engine.start("cancelling");
    engine.completeTask(cancelling, "decide");
    // then
    assertThat(log.entries()).containsExactly("unbook", "beside");
    assertThat(engine.openTasks(undoing)).containsExactly("repair");
    assertThat(engine.openTasks(cancelling)).containsExactly("repair");
  }
}
