package io.millrace.bpmn.plugin;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.event.ActivityEvent;
import io.millrace.common.event.EngineEntityEvent;
import io.millrace.common.event.EngineEvent;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.event.EngineEventType;
import io.millrace.common.event.JobFailureEvent;
import io.millrace.common.event.SequenceFlowTakenEvent;
import io.millrace.common.event.VariableEvent;
import io.millrace.common.task.Task;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.database.DatabaseTest;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every type of event is fired where its description says. */
@DatabaseTest
class EventsTest {

  private final List<EngineEvent> heard = new ArrayList<>();

  private PluggedEngine listening() {
    return PluggedEngine.registering(e -> e.eventListener(heard::add));
  }

  private List<EngineEventType> types() {
    return heard.stream().map(EngineEvent::getType).toList();
  }

  private <T> T only(EngineEventType type, Class<T> as) {
    var found = heard.stream().filter(e -> e.getType() == type).toList();
    assertThat(found).hasSize(1);
    return as.cast(found.get(0));
  }

  private ProcessInstance start(PluggedEngine plugged, String key) {
    return plugged.engine().getRuntimeService().startProcessInstanceByKey(key);
  }

  @Test
  void anEngineComesAndGoes() {
    listening().close();
    assertThat(types())
        .containsExactly(EngineEventType.ENGINE_CREATED, EngineEventType.ENGINE_CLOSED);
  }

  @Test
  void aProcessRunsFromItsDeploymentToItsEnd() {
    try (var plugged = listening()) {
      plugged.deploy(
          process("order")
              .startEvent("begin")
              .userTask("pay", t -> t.assignee("kermit"))
              .endEvent("done"));
      assertThat(types()).last().isEqualTo(EngineEventType.DEFINITION_DEPLOYED);
      heard.clear();
      var order = start(plugged, "order");
      plugged
          .engine()
          .getTaskService()
          .complete(plugged.engine().getTaskService().createTaskQuery().singleResult().getId());
      assertThat(types())
          .containsExactly(
              EngineEventType.PROCESS_CREATED,
              EngineEventType.PROCESS_STARTED,
              EngineEventType.ACTIVITY_STARTED,
              EngineEventType.ACTIVITY_COMPLETED,
              EngineEventType.SEQUENCEFLOW_TAKEN,
              EngineEventType.ACTIVITY_STARTED,
              EngineEventType.TASK_ASSIGNED,
              EngineEventType.TASK_CREATED,
              EngineEventType.TASK_COMPLETED,
              EngineEventType.ACTIVITY_COMPLETED,
              EngineEventType.SEQUENCEFLOW_TAKEN,
              EngineEventType.ACTIVITY_STARTED,
              EngineEventType.ACTIVITY_COMPLETED,
              EngineEventType.PROCESS_COMPLETED);
      assertThat(heard)
          .allSatisfy(e -> assertThat(e.getProcessInstanceId()).isEqualTo(order.getId()));
      var created = only(EngineEventType.PROCESS_CREATED, EngineEntityEvent.class).getEntity();
      assertThat(((ProcessInstance) created).getId()).isEqualTo(order.getId());
      var task = (Task) only(EngineEventType.TASK_CREATED, EngineEntityEvent.class).getEntity();
      assertThat(task.getAssignee()).isEqualTo("kermit");
      var flow = (SequenceFlowTakenEvent) heard.get(4);
      assertThat(flow.getSourceActivityId()).isEqualTo("begin");
      assertThat(flow.getTargetActivityType()).isEqualTo("userTask");
    }
  }

  @Test
  void instancesEndInFourWays() {
    try (var plugged = listening()) {
      plugged.deploy(
          process("terminated").startEvent().endEvent("stop", Trigger.terminate()),
          process("failing").startEvent().endEvent("fail", Trigger.error("E1")),
          process("calling")
              .startEvent()
              .callActivity("call", "failing")
              .boundaryEvent("caught", Trigger.error("E1"), b -> b.endEvent("sorry"))
              .endEvent(),
          process("waiting").startEvent().userTask("wait").endEvent());
      heard.clear();
      start(plugged, "terminated");
      start(plugged, "calling");
      var waiting = start(plugged, "waiting");
      plugged.engine().getRuntimeService().deleteProcessInstance(waiting.getId(), "no longer");
      assertThat(types())
          .contains(
              EngineEventType.PROCESS_COMPLETED_WITH_TERMINATE_END_EVENT,
              EngineEventType.PROCESS_COMPLETED_WITH_ERROR_END_EVENT,
              EngineEventType.PROCESS_CANCELLED);
      var error = only(EngineEventType.ACTIVITY_ERROR_RECEIVED, ActivityEvent.class);
      assertThat(error.getActivityId()).isEqualTo("caught");
      assertThat(error.getEventName()).isEqualTo("E1");
      assertThat(heard)
          .filteredOn(e -> e.getType() == EngineEventType.ACTIVITY_CANCELLED)
          .extracting(e -> ((ActivityEvent) e).getActivityId())
          .containsExactlyInAnyOrder("call", "wait");
    }
  }

  @Test
  void messagesAndSignalsAreAwaitedReceivedAndGivenUp() {
    try (var plugged = listening()) {
      plugged.deploy(
          process("order")
              .startEvent()
              .receiveTask("payment", "paid")
              .catchEvent("go", Trigger.signal("go"))
              .userTask("pack")
              .boundaryEvent("cancelled", Trigger.message("cancel"), b -> b.endEvent("gone"))
              .endEvent());
      heard.clear();
      var order = start(plugged, "order");
      var runtime = plugged.engine().getRuntimeService();
      var execution =
          runtime
              .createExecutionQuery()
              .processInstanceId(order.getId())
              .activityId("payment")
              .singleResult();
      assertThat(only(EngineEventType.ACTIVITY_MESSAGE_WAITING, ActivityEvent.class).getEventName())
          .isEqualTo("paid");
      runtime.messageEventReceived("paid", execution.getId());
      assertThat(
              only(EngineEventType.ACTIVITY_MESSAGE_RECEIVED, ActivityEvent.class).getActivityId())
          .isEqualTo("payment");
      assertThat(only(EngineEventType.ACTIVITY_SIGNAL_WAITING, ActivityEvent.class).getEventName())
          .isEqualTo("go");
      assertThat(types()).doesNotContain(EngineEventType.ACTIVITY_MESSAGE_CANCELLED);
      runtime.signalEventReceived("go");
      assertThat(only(EngineEventType.ACTIVITY_SIGNALED, ActivityEvent.class).getActivityId())
          .isEqualTo("go");
      plugged
          .engine()
          .getTaskService()
          .complete(plugged.engine().getTaskService().createTaskQuery().singleResult().getId());
      assertThat(
              only(EngineEventType.ACTIVITY_MESSAGE_CANCELLED, ActivityEvent.class).getEventName())
          .isEqualTo("cancel");
    }
  }

  @Test
  void variablesAreCreatedUpdatedAndDeleted() {
    try (var plugged = listening()) {
      plugged.deploy(process("order").startEvent().userTask("pay").endEvent());
      var runtime = plugged.engine().getRuntimeService();
      var order = runtime.startProcessInstanceByKey("order", Map.of("sum", 1));
      runtime.setVariable(order.getId(), "sum", 2);
      runtime.removeVariable(order.getId(), "sum");
      assertThat(only(EngineEventType.VARIABLE_CREATED, VariableEvent.class).getVariableValue())
          .isEqualTo(1);
      assertThat(only(EngineEventType.VARIABLE_UPDATED, VariableEvent.class).getOldVariableValue())
          .isEqualTo(1);
      assertThat(only(EngineEventType.VARIABLE_DELETED, VariableEvent.class).getVariableValue())
          .isEqualTo(2);
    }
  }

  @Test
  @ExpectsDeadLetters
  void timersAndJobsAreScheduledRunFailAndAreGivenUp() {
    try (var plugged = listening()) {
      plugged.deploy(
          process("order")
              .startEvent()
              .userTask("pay")
              .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.endEvent("tooLate"))
              .endEvent(),
          process("broken")
              .startEvent()
              .serviceTask(
                  "fail", t -> t.asyncBefore().expression("${missing}").retryCycle("R2/PT1M"))
              .endEvent());
      heard.clear();
      start(plugged, "order");
      plugged.engine().clock().advance(Duration.ofHours(2));
      plugged.engine().runDueJobs();
      assertThat(types())
          .contains(
              EngineEventType.TIMER_SCHEDULED,
              EngineEventType.TIMER_FIRED,
              EngineEventType.JOB_EXECUTION_SUCCESS);
      start(plugged, "order");
      plugged
          .engine()
          .getTaskService()
          .complete(plugged.engine().getTaskService().createTaskQuery().singleResult().getId());
      assertThat(types()).contains(EngineEventType.JOB_CANCELED);
      start(plugged, "broken");
      plugged.engine().runDueJobs();
      assertThat(only(EngineEventType.JOB_EXECUTION_FAILURE, JobFailureEvent.class).getCause())
          .hasMessageContaining("missing");
      assertThat(types()).doesNotContain(EngineEventType.JOB_MOVED_TO_DEAD_LETTER);
      plugged.engine().clock().advance(Duration.ofMinutes(2));
      plugged.engine().runDueJobs();
      assertThat(types()).contains(EngineEventType.JOB_MOVED_TO_DEAD_LETTER);
    }
  }

  @Test
  void standaloneTasksAreHeardOf() {
    try (var plugged = listening()) {
      var tasks = plugged.engine().getTaskService();
      var task = tasks.newTask();
      tasks.saveTask(task);
      tasks.setAssignee(task.getId(), "kermit");
      tasks.complete(task.getId());
      assertThat(types())
          .contains(
              EngineEventType.TASK_CREATED,
              EngineEventType.TASK_ASSIGNED,
              EngineEventType.TASK_COMPLETED);
    }
  }

  /** A listener that waits for a state of the transaction. */
  private record After(TransactionState state, List<EngineEvent> events)
      implements EngineEventListener {
    @Override
    public void onEvent(EngineEvent event) {
      events.add(event);
    }

    @Override
    public EnumSet<EngineEventType> getTypes() {
      return EnumSet.of(EngineEventType.PROCESS_CREATED);
    }

    @Override
    public TransactionState getOnTransaction() {
      return state;
    }
  }

  @Test
  void aListenerForCommittedIsNotCalledOnRollback() {
    var rolledBack = new ArrayList<EngineEvent>();
    try (var plugged =
        PluggedEngine.registering(
            e ->
                e.eventListener(new After(TransactionState.COMMITTED, heard))
                    .eventListener(new After(TransactionState.ROLLED_BACK, rolledBack)))) {
      plugged.deploy(
          process("order").startEvent().userTask("pay").endEvent(),
          process("broken")
              .startEvent()
              .serviceTask("fail", t -> t.expression("${missing}"))
              .endEvent());
      assertThatThrownBy(() -> start(plugged, "broken"));
      assertThat(heard).isEmpty();
      assertThat(rolledBack).hasSize(1);
      start(plugged, "order");
      assertThat(heard).hasSize(1);
      assertThat(rolledBack).hasSize(1);
    }
  }

  @Test
  void listenersComeAndGoWhileTheEngineRuns() {
    try (var plugged = PluggedEngine.with()) {
      plugged.deploy(process("order").startEvent().userTask("pay").endEvent());
      EngineEventListener listener = heard::add;
      plugged
          .engine()
          .getRuntimeService()
          .addEventListener(listener, EngineEventType.PROCESS_STARTED);
      start(plugged, "order");
      assertThat(types()).containsExactly(EngineEventType.PROCESS_STARTED);
      plugged.engine().getRuntimeService().removeEventListener(listener);
      start(plugged, "order");
      assertThat(heard).hasSize(1);
    }
  }

  /** Throws a checked exception that nobody declares, as code in other languages does. */
  @SuppressWarnings("unchecked")
  private static <E extends Throwable> void raise(Throwable failure) throws E {
    throw (E) failure;
  }

  private static String taskOf(EngineEvent event) {
    return ((Task) ((EngineEntityEvent) event).getEntity()).getTaskDefinitionKey();
  }

  @Test
  void aCallThatFailsInAListenerWithAnUndeclaredExceptionLeavesNothingHalfDone() {
    try (var plugged = PluggedEngine.with()) {
      plugged.deploy(process("outer").userTask("a"), process("inner").userTask("b"));
      EngineEventListener listener =
          event -> {
            if (taskOf(event).equals("b")) {
              EventsTest.<RuntimeException>raise(new IOException("away"));
            }
            assertThatThrownBy(() -> start(plugged, "inner")).hasMessage("away");
          };
      var runtime = plugged.engine().getRuntimeService();
      runtime.addEventListener(listener, EngineEventType.TASK_CREATED);
      assertThatThrownBy(() -> start(plugged, "outer"))
          .isInstanceOf(IllegalStateEngineException.class);
      assertThat(runtime.createProcessInstanceQuery().count()).isZero();
    }
  }
}
