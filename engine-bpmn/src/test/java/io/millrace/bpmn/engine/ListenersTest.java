package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.ExecutionListener;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DelegateException;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.delegate.Expression;
import io.millrace.common.delegate.TaskListener;
import io.millrace.test.conformance.Covers;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Execution listeners and task listeners of models. */
@EngineTest
class ListenersTest {

  private static final String WHERE =
      "${log.add(execution.eventName.concat(' ').concat(execution.currentActivityId))}";
  private static final String TASK =
      "${log.add(task.eventName.concat(' ').concat(task.taskDefinitionKey).concat(' ')"
          + ".concat(empty task.assignee ? 'nobody' : task.assignee))}";

  /** Writes into a variable what it hears. */
  public static final class Noting implements ExecutionListener {
    private Expression word;

    @Override
    public void notify(DelegateExecution execution) {
      var before = execution.getVariable("noted");
      execution.setVariable(
          "noted",
          (before == null ? "" : before + ", ")
              + (word == null ? "" : word.getValue(execution) + " ")
              + execution.getEventName()
              + " "
              + execution.getCurrentActivityId());
    }
  }

  /** A delegate that listens. */
  public static final class Delegating implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) {
      execution.setVariable("delegated", execution.getEventName());
    }
  }

  /** Refuses. */
  public static final class Failing implements ExecutionListener {
    @Override
    public void notify(DelegateExecution execution) throws Exception {
      throw new java.io.IOException("no network");
    }
  }

  /** Is no listener. */
  public static final class NoListener {}

  /** Throws a modelled error. */
  public static final class Refusing implements TaskListener {
    @Override
    public void notify(DelegateTask task) {
      throw new BpmnError("REFUSED");
    }
  }

  /** Has fields and looks at its task. */
  public static final class Preparing implements TaskListener {
    private Expression who;

    @Override
    public void notify(DelegateTask task) {
      task.setAssignee((String) who.getValue(task));
      task.setVariable("seen", task.getEventName() + " " + task.getName());
    }
  }

  private final Log log = new Log();

  @BeforeEach
  void log(TestEngine engine) {
    engine.bean("log", log);
  }

  @Covers("133 execution listener")
  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "activiti", "camunda", "operaton"})
  void aListenerIsAClassAnExpressionOrADelegateExpression(String prefix, TestEngine engine) {
    engine.bean("noting", new Noting());
    var listener = prefix + ":executionListener";
    engine.deploy(
        process("order")
            .activity(
                "task",
                "a",
                t ->
                    t.extension(listener, "event", "start", "class", Noting.class.getName())
                        .extension(listener, "event", "end", "delegateExpression", "${noting}")
                        .extension(listener, "event", "end", "expression", WHERE)
                        .extension(
                            listener, "event", "start", "class", Delegating.class.getName())));
    var order = engine.start("order");
    assertThat(engine.lastValue(order, "noted")).isEqualTo("start a, end a");
    assertThat(engine.lastValue(order, "delegated")).isEqualTo("start");
    assertThat(log.entries()).containsExactly("end a");
  }

  @Covers({"124 listener of a flow", "133 execution listener"})
  @Test
  void listenersAreCalledInTheOrderInWhichTheTokenMoves(TestEngine engine) {
    engine.deploy(
        process("order")
            .executionListener("start", "${log.add('process start')}")
            .executionListener("end", "${log.add('process end')}")
            .startEvent(
                "begin",
                null,
                n -> n.executionListener("start", WHERE).executionListener("end", WHERE))
            .userTask(
                "pay", n -> n.executionListener("start", WHERE).executionListener("end", WHERE))
            .subProcess(
                "sub",
                n -> n.executionListener("start", WHERE).executionListener("end", WHERE),
                s ->
                    s.activity(
                        "task",
                        "in",
                        n -> n.executionListener("start", WHERE).executionListener("end", WHERE)))
            .nextFlow(f -> f.executionListener("take", "${log.add('take sub to last')}"))
            .activity(
                "task",
                "last",
                n -> n.executionListener("start", WHERE).executionListener("end", WHERE)));
    var order = engine.start("order");
    engine.completeTask(order, "pay");
    assertThat(log.entries())
        .containsExactly(
            "process start",
            "start begin",
            "end begin",
            "start pay",
            "end pay",
            "start sub",
            "start in",
            "end in",
            "end sub",
            "take sub to last",
            "start last",
            "end last",
            "process end");
  }

  @Test
  void currentActivityIsTheElementThatTheListenerStandsAt(TestEngine engine) {
    engine.deploy(
        process("order")
            .executionListener("start", Noting.class)
            .executionListener("end", Noting.class)
            .startEvent("begin")
            .nextFlow(f -> f.attribute("id", "toA").executionListener("take", Noting.class))
            .task("a")
            .endEvent("done"));
    var order = engine.start("order");
    assertThat(engine.lastValue(order, "noted")).isEqualTo("start begin, take toA, end done");
  }

  @Covers("136 fields of listeners")
  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "camunda"})
  void fieldsOfAListenerAreInjected(String prefix, TestEngine engine) {
    engine.deploy(
        process("order")
            .activity(
                "task",
                "a",
                t ->
                    t.extension(
                        prefix + ":executionListener",
                        listener ->
                            listener
                                .attribute("event", "start")
                                .attribute("class", Noting.class.getName())
                                .inside(prefix + ":field", "name", "word", "expression", "${x}"))));
    var order = engine.start("order", Map.of("x", "now"));
    assertThat(engine.lastValue(order, "noted")).isEqualTo("now start a");
  }

  @Test
  void whatAListenerThrowsRollsBackAndNamesTheElement(TestEngine engine) {
    engine.deploy(
        process("failing")
            .userTask("pay")
            .activity("task", "a", t -> t.executionListener("start", Failing.class)),
        process("wrong").activity("task", "a", t -> t.executionListener("end", NoListener.class)));
    var order = engine.start("failing");
    assertThatThrownBy(() -> engine.completeTask(order, "pay"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("no network")
        .hasMessageContaining("'a'")
        .hasMessageContaining("start");
    assertThat(engine.openTasks(order)).containsExactly("pay");
    assertThatThrownBy(() -> engine.start("wrong"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("NoListener")
        .hasMessageContaining("'a'");
  }

  @Test
  void endListenersHearOfWhatIsCancelled(TestEngine engine) {
    engine.deploy(
        process("order")
            .executionListener("end", "${log.add('process end')}")
            .subProcess(
                "sub",
                n -> n.executionListener("end", WHERE),
                s -> s.userTask("pay", t -> t.executionListener("end", WHERE)))
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("after")));
    var cancelled = engine.start("order");
    engine.runtime().messageEventReceived("stop", engine.executionAt(cancelled, "sub"));
    assertThat(log.entries()).containsExactly("end pay", "end sub");
    engine.runtime().deleteProcessInstance(engine.start("order").getId(), "no longer");
    assertThat(log.entries())
        .containsExactly("end pay", "end sub", "end pay", "end sub", "process end");
  }

  static Stream<Named<Trigger>> results() {
    return Stream.of(
        Named.of("none", null),
        Named.of("message", Trigger.message("m")),
        Named.of("signal", Trigger.signal("s")),
        Named.of("escalation", Trigger.escalation("E")),
        Named.of("error", Trigger.error("E")),
        Named.of("terminate", Trigger.terminate()),
        Named.of("terminate all", Trigger.terminateAll()),
        Named.of("terminate multi-instance", Trigger.terminateMultiInstance()),
        Named.of("cancel", Trigger.cancel()),
        Named.of("compensation", Trigger.compensation()),
        Named.of("compensation beside", Trigger.compensationBeside()),
        Named.of("signal and error", Trigger.anyOf(Trigger.signal("s"), Trigger.error("E"))),
        Named.of("signal and end", Trigger.anyOf(Trigger.signal("s"), Trigger.terminate())));
  }

  @ParameterizedTest
  @MethodSource("results")
  void everyEndEventTellsItsEndOnce(Trigger result, TestEngine engine) {
    engine.deploy(
        process("heard").startEvent("begin", Trigger.message("m")),
        process("order")
            .transaction(
                "sub",
                s ->
                    s.task("pay")
                        .compensatedBy("task", "undo", n -> {})
                        .endEvent("done", result, n -> n.executionListener("end", WHERE)))
            .boundaryEvent("failed", Trigger.error("E"), b -> b.task("repair"))
            .boundaryEvent("raised", Trigger.escalation("E"), b -> b.task("hurry"))
            .boundaryEvent("canceled", Trigger.cancel(), b -> b.task("regret")));
    var order = engine.start("order");
    engine.runDueJobs();
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(log.entries()).containsExactly("end done");
  }

  @ParameterizedTest
  @CsvSource({"error, start failed", "terminate, start after"})
  void anEventIsDoneBeforeWhatItStandsInEnds(String kind, String next, TestEngine engine) {
    var result = "error".equals(kind) ? Trigger.error("E") : Trigger.terminate();
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.executionListener("end", WHERE),
                s ->
                    s.fork(
                        b -> b.userTask("pay", t -> t.executionListener("end", WHERE)),
                        b ->
                            b.endEvent(
                                "done",
                                result,
                                n ->
                                    n.executionListener("start", WHERE)
                                        .executionListener("end", WHERE))))
            .boundaryEvent(
                "failed", Trigger.error("E"), n -> n.executionListener("start", WHERE), b -> {})
            .activity("task", "after", n -> n.executionListener("start", WHERE)));
    engine.start("order");
    assertThat(log.entries()).containsExactly("start done", "end done", "end pay", "end sub", next);
  }

  @Covers("134 task listener")
  @Test
  void taskListenersHearTheLifeOfATaskInOrder(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.assignee("kermit")
                        .executionListener("start", WHERE)
                        .executionListener("end", WHERE)
                        .taskListener("create", TASK)
                        .taskListener("assignment", TASK)
                        .taskListener("complete", TASK)
                        .taskListener("delete", TASK))
            .userTask("ship"));
    var order = engine.start("order");
    engine.tasks().setAssignee(engine.task(order, "pay").getId(), "fozzie");
    engine.tasks().setAssignee(engine.task(order, "pay").getId(), "fozzie");
    engine.completeTask(order, "pay");
    assertThat(log.entries())
        .startsWith(
            "start pay",
            "assignment pay kermit",
            "create pay kermit",
            "assignment pay fozzie",
            "complete pay fozzie")
        .endsWith("end pay");
  }

  @Test
  void aDeletedInstanceDeletesItsTasksBeforeTheirListeners(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay", t -> t.taskListener("delete", TASK).taskListener("complete", TASK)));
    engine.runtime().deleteProcessInstance(engine.start("order").getId(), "no longer");
    assertThat(log.entries()).containsExactly("delete pay nobody");
  }

  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "activiti", "camunda", "operaton"})
  void aTaskListenerIsAClassOrADelegateExpressionToo(String prefix, TestEngine engine) {
    engine.bean("log", log);
    engine.bean("telling", (TaskListener) task -> log.add("told " + task.getEventName()));
    var listener = prefix + ":taskListener";
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.extension(listener, "event", "create", "delegateExpression", "${telling}")
                        .extension(
                            listener, "event", "complete", "expression", "${log.add(sum)}")));
    var order = engine.start("order", Map.of("sum", "5"));
    engine.completeTask(order, "pay");
    assertThat(log.entries()).containsExactly("told create", "5");
  }

  @Covers("136 fields of listeners")
  @Test
  void fieldsOfATaskListenerAreInjected(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.extension(
                        "millrace:taskListener",
                        listener ->
                            listener
                                .attribute("event", "create")
                                .attribute("class", Preparing.class.getName())
                                .inside(
                                    "millrace:field", "name", "who", "expression", "${boss}"))));
    var order = engine.start("order", Map.of("boss", "kermit"));
    assertThat(engine.task(order, "pay").getAssignee()).isEqualTo("kermit");
    assertThat(engine.runtime().getVariable(order.getId(), "seen")).isEqualTo("create pay");
  }

  @Covers("137 error out of a listener")
  @ParameterizedTest
  @ValueSource(strings = {"create", "complete"})
  void aModelledErrorOfATaskListenerIsCaughtAtTheTask(String event, TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay", t -> t.taskListener(event, Refusing.class))
            .boundaryEvent("refused", Trigger.error("REFUSED"), b -> b.userTask("explain")));
    var order = engine.start("order");
    if (event.equals("complete")) {
      engine.completeTask(order, "pay");
    }
    engine.completeTaskThenOpen(order, "explain");
    assertThat(engine.hasEnded(order)).isTrue();
  }
}
