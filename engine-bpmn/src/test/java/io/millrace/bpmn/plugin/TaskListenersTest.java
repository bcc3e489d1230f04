package io.millrace.bpmn.plugin;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DelegateException;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.delegate.TaskListener;
import io.millrace.test.conformance.Covers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Task listeners of models are called, and what they change is stored. */
public class TaskListenersTest {

  /** Lists what it hears. */
  public static final class Log {

    private final List<String> entries = new ArrayList<>();

    /** Adds an entry. */
    public void add(String entry) {
      entries.add(entry);
    }
  }

  /** Changes the task. */
  public static final class Preparing implements TaskListener {
    @Override
    public void notify(DelegateTask task) {
      task.setName("Pay " + task.getVariable("sum"));
      task.setPriority(80);
      task.addCandidateGroup("clerks");
      task.setVariable("prepared", task.getCandidates().size());
      task.setVariableLocal("own", true);
      task.setAssignee("kermit");
    }
  }

  /** Throws a modelled error. */
  public static final class Refusing implements TaskListener {
    @Override
    public void notify(DelegateTask task) {
      throw new BpmnError("REFUSED");
    }
  }

  /** Throws a checked exception. */
  public static final class Failing implements TaskListener {
    @Override
    public void notify(DelegateTask task) throws IOException {
      throw new IOException("no network");
    }
  }

  private final Log log = new Log();

  private PluggedEngine logging() {
    return PluggedEngine.registering(e -> e.bean("log", log));
  }

  @Test
  void expressionsHearTheLifeOfATask() {
    try (var plugged = logging()) {
      plugged.deploy(
          process("order")
              .startEvent()
              .userTask(
                  "pay",
                  t ->
                      t.assignee("kermit")
                          .taskListener(
                              "all",
                              "${log.add(task.eventName.concat(' ').concat(execution.currentActivityId))}"))
              .endEvent());
      plugged.engine().getRuntimeService().startProcessInstanceByKey("order");
      var tasks = plugged.engine().getTaskService();
      tasks.setAssignee(tasks.createTaskQuery().singleResult().getId(), "fozzie");
      tasks.complete(tasks.createTaskQuery().singleResult().getId());
      assertThat(log.entries)
          .containsExactly(
              "assignment pay",
              "create pay",
              "update pay",
              "assignment pay",
              "complete pay",
              "delete pay");
    }
  }

  @Test
  void aListenerChangesTheTask() {
    try (var plugged = logging()) {
      plugged.deploy(
          process("order")
              .startEvent()
              .userTask(
                  "pay",
                  t ->
                      t.taskListener("create", Preparing.class)
                          .taskListener("assignment", "${log.add(task.assignee)}"))
              .endEvent());
      var runtime = plugged.engine().getRuntimeService();
      var order = runtime.startProcessInstanceByKey("order", Map.of("sum", 5));
      var task = plugged.engine().getTaskService().createTaskQuery().singleResult();
      assertThat(task.getName()).isEqualTo("Pay 5");
      assertThat(task.getPriority()).isEqualTo(80);
      assertThat(task.getAssignee()).isEqualTo("kermit");
      assertThat(runtime.getVariable(order.getId(), "prepared")).isEqualTo(1);
      assertThat(plugged.engine().getTaskService().getVariableLocal(task.getId(), "own"))
          .isEqualTo(true);
      assertThat(log.entries).containsExactly("kermit");
    }
  }

  @Covers("137 error out of a listener")
  @Test
  void aModelledErrorOfAListenerIsCaughtAtTheTask() {
    for (var event : List.of("create", "complete")) {
      try (var plugged = logging()) {
        plugged.deploy(
            process("order")
                .startEvent()
                .userTask("pay", t -> t.taskListener(event, Refusing.class))
                .boundaryEvent(
                    "refused",
                    Trigger.error("REFUSED"),
                    b -> b.userTask("explain").endEvent("sorry"))
                .endEvent());
        plugged.engine().getRuntimeService().startProcessInstanceByKey("order");
        var tasks = plugged.engine().getTaskService();
        if (event.equals("complete")) {
          tasks.complete(tasks.createTaskQuery().singleResult().getId());
        }
        assertThat(tasks.createTaskQuery().singleResult().getTaskDefinitionKey())
            .isEqualTo("explain");
      }
    }
  }

  @Test
  void aCheckedExceptionOfAListenerFailsTheCall() {
    try (var plugged = logging()) {
      plugged.deploy(
          process("order")
              .startEvent()
              .userTask("pay", t -> t.taskListener("create", Failing.class))
              .endEvent());
      assertThatThrownBy(
              () -> plugged.engine().getRuntimeService().startProcessInstanceByKey("order"))
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining("no network")
          .hasMessageContaining("pay");
    }
  }
}
