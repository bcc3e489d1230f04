package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.ExecutionListener;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DeploymentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.delegate.Expression;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.conformance.Covers;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Listeners of models that are called at the end of the transaction. */
@EngineTest
class ListenersOnTransactionTest {

  private static final String ROLL_BACK = "${nothing.there}";

  /** Tells its field and what it sees. */
  public static final class Telling implements ExecutionListener {
    private Expression word;

    @Override
    public void notify(DelegateExecution execution) {
      var log = (Log) execution.getTransientVariable("log");
      log.add(word.getValue(execution) + " " + execution.getCurrentActivityId());
    }
  }

  private final Log log = new Log();

  @BeforeEach
  void log(TestEngine engine) {
    engine.bean("log", log);
  }

  private static Consumer<NodeBuilder> execution(String event, String moment, String expression) {
    return node ->
        node.extension(
            "flowable:executionListener",
            "event",
            event,
            "onTransaction",
            moment,
            "expression",
            expression);
  }

  private static Consumer<NodeBuilder> heard(String moment, ExecutionListener by, TestEngine e) {
    e.bean("heard", by);
    return node ->
        node.extension(
            "flowable:executionListener",
            "event",
            "start",
            "onTransaction",
            moment,
            "delegateExpression",
            "${heard}");
  }

  private static Consumer<NodeBuilder> ofTask(
      String event, String moment, TaskListener by, TestEngine engine) {
    engine.bean("heard", by);
    return node ->
        node.extension(
            "flowable:taskListener",
            "event",
            event,
            "onTransaction",
            moment,
            "delegateExpression",
            "${heard}");
  }

  private static long running(TestEngine engine) {
    return engine.runtime().createProcessInstanceQuery().count();
  }

  @Covers("133 execution listener")
  @ParameterizedTest
  @CsvSource({
    "before-commit, committed, rolled-back",
    "COMMITTING, COMMITTED, ROLLED_BACK",
    "Before-Commit, Committed, ROLLED-BACK"
  })
  void eachMomentHearsWhatBelongsToIt(
      String before, String committed, String rolledBack, TestEngine engine) {
    var listening =
        execution("start", committed, "${log.add('committed')}")
            .andThen(execution("start", before, "${log.add('before')}"))
            .andThen(execution("start", rolledBack, "${log.add('rolled back')}"));
    engine.deploy(
        process("fine")
            .activity("task", "a", listening)
            .activity("task", "b", n -> n.executionListener("end", "${log.add('b')}")),
        process("fails")
            .activity("task", "a", listening)
            .serviceTask("b", t -> t.expression(ROLL_BACK)));
    engine.start("fine");
    assertThat(log.entries()).containsExactly("b", "before", "committed");
    assertThatThrownBy(() -> engine.start("fails")).hasMessageContaining("nothing");
    assertThat(log.entries()).containsExactly("b", "before", "committed", "rolled back");
  }

  @Covers("134 task listener")
  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "camunda"})
  void aTaskListenerHearsOfAnEndedTaskAfterTheCommit(String prefix, TestEngine engine) {
    TaskListener listener =
        task ->
            log.add(
                task.getEventName()
                    + " "
                    + task.getAssignee()
                    + " "
                    + task.getVariable("sum")
                    + " "
                    + task.getExecution().getEventName()
                    + " "
                    + engine.tasks().createTaskQuery().count());
    engine.bean("heard", listener);
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.assignee("kermit")
                        .extension(
                            prefix + ":taskListener",
                            "event",
                            "complete",
                            "onTransaction",
                            "committed",
                            "delegateExpression",
                            "${heard}")));
    var order = engine.start("order", Map.of("sum", 5));
    engine.completeTask(order, "pay");
    assertThat(log.entries()).containsExactly("complete kermit 5 complete 0");
  }

  @Test
  void aPictureShowsHowThingsWere(TestEngine engine) {
    ExecutionListener listener =
        seen -> {
          log.add(seen.getEventName() + " " + seen.getCurrentActivityId() + " " + seen.isActive());
          log.add(seen.getCurrentActivityName() + " " + seen.getBusinessKey());
          log.add(seen.getVariable("x") + " " + seen.getVariables() + " " + seen.hasVariable("y"));
          log.add(seen.getVariable("x", Integer.class) + " " + seen.getVariableNames());
          log.add(seen.getVariables(List.of("x")) + " " + seen.getTransientVariable("t"));
          log.add(seen.getParent().getId().equals(seen.getParentId()) + " up");
          log.add(seen.getProcessInstance().getVariableLocal("x") + " above");
          log.add(
              seen.getProcessInstance().getProcessInstance().getId().equals(seen.getParentId())
                  + " instance");
        };
    engine.deploy(
        process("order")
            .activity(
                "task", "a", heard("committed", listener, engine).andThen(n -> n.name("First")))
            .serviceTask("b", t -> t.expression("${execution.setVariable('x', 2)}"))
            .serviceTask("c", t -> t.expression("${execution.setVariable('y', 2)}")));
    engine
        .runtime()
        .createProcessInstanceBuilder()
        .processDefinitionKey("order")
        .businessKey("key")
        .variable("x", 1)
        .transientVariable("t", "gone")
        .start();
    assertThat(log.entries())
        .containsExactly(
            "start a true",
            "First key",
            "1 {x=1, t=gone} false",
            "1 [x, t]",
            "{x=1} gone",
            "true up",
            "1 above",
            "true instance");
  }

  @Test
  void expressionsSeeThePictureAndTheCountersOfLoops(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity(
                "task",
                "a",
                execution(
                        "end",
                        "committed",
                        "${log.add(execution.currentActivityId.concat(' ').concat(loopCounter).concat(' ').concat(nrOfInstances).concat(' ').concat(x).concat(' ').concat(variables.x))}")
                    .andThen(n -> n.multiInstance(l -> l.cardinality(2))))
            .serviceTask("b", t -> t.expression("${execution.setVariable('x', 'later')}")));
    engine.start("order", Map.of("x", "then"));
    assertThat(log.entries()).containsExactly("a 0 2 then then", "a 1 2 then then");
  }

  @Test
  void anExpressionOfATaskListenerSeesTaskAndExecution(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.extension(
                        "flowable:taskListener",
                        "event",
                        "delete",
                        "onTransaction",
                        "committed",
                        "expression",
                        "${log.add(task.taskDefinitionKey.concat(' ').concat(execution.currentActivityId).concat(' ').concat(x).concat(' ').concat(authenticatedUserId == null))}")));
    engine
        .runtime()
        .deleteProcessInstance(engine.start("order", Map.of("x", "1")).getId(), "no longer");
    assertThat(log.entries()).containsExactly("pay pay 1 true");
  }

  @Test
  void aTaskShowsItsExecutionAndCandidatesAsTheyWere(TestEngine engine) {
    TaskListener listener =
        task -> {
          var execution = (DelegateExecution) task.getExecution();
          log.add(task.getName() + " " + task.getCandidates().size() + " " + task.getDueDate());
          log.add(execution.getCurrentActivityId() + " " + execution.getVariable("x"));
          assertThatThrownBy(() -> execution.setVariable("x", 3))
              .isInstanceOf(IllegalStateEngineException.class);
          assertThatThrownBy(() -> task.setAssignee("kermit"))
              .hasMessageContaining("setAssignee")
              .hasMessageContaining("service of the engine");
        };
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                ofTask("create", "before-commit", listener, engine)
                    .andThen(t -> t.candidateGroups("a, b"))
                    .andThen(t -> t.taskListener("create", "${task.setName('later')}"))));
    engine.start("order", Map.of("x", 1));
    assertThat(log.entries()).containsExactly("pay 2 null", "pay 1");
  }

  @Test
  void theProcessAndItsFlowsHaveSuchListenersToo(TestEngine engine) {
    engine.deploy(
        process("order")
            .extension(
                "flowable:executionListener",
                "event",
                "end",
                "onTransaction",
                "committed",
                "expression",
                "${log.add(execution.eventName.concat(' ').concat(x))}")
            .startEvent("begin")
            .nextFlow(
                f ->
                    f.attribute("id", "toA")
                        .extension(
                            "flowable:executionListener",
                            "onTransaction",
                            "committed",
                            "expression",
                            "${log.add(execution.currentActivityId)}"))
            .task("a"));
    var order = engine.start("order", Map.of("x", "1"));
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(log.entries()).containsExactly("toA", "end 1");
  }

  @Covers("136 fields of listeners")
  @Test
  void aClassHasItsFieldsAtTheEndToo(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity(
                "task",
                "a",
                t ->
                    t.extension(
                        "flowable:executionListener",
                        listener ->
                            listener
                                .attribute("event", "end")
                                .attribute("onTransaction", "committed")
                                .attribute("class", Telling.class.getName())
                                .inside("flowable:field", "name", "word", "expression", "${x}"))));
    engine
        .runtime()
        .createProcessInstanceBuilder()
        .processDefinitionKey("order")
        .variable("x", "word")
        .transientVariable("log", log)
        .start();
    assertThat(log.entries()).containsExactly("word a");
  }

  @Test
  void afterTheCommitThereIsNothingToChange(TestEngine engine) {
    ExecutionListener listener =
        seen -> {
          assertThatThrownBy(() -> seen.setVariable("x", 3))
              .isInstanceOf(IllegalStateEngineException.class)
              .hasMessageContaining("setVariable")
              .hasMessageContaining("service of the engine");
          assertThatThrownBy(seen::connection).hasMessageContaining("before the commit");
          assertThatThrownBy(
                  () -> seen.addTransactionListener(TransactionState.COMMITTED, end -> {}))
              .hasMessageContaining("before the commit");
          assertThatThrownBy(seen::getExecutions).hasMessageContaining("getExecutions");
          assertThatThrownBy(() -> seen.getVariableInstance("x"))
              .hasMessageContaining("getVariableInstance");
          assertThat(seen).hasToString("DelegateExecution " + seen.getId()).isEqualTo(seen);
          assertThat(seen.getProcessInstance()).isNotEqualTo(seen);
          seen.getProcessEngine()
              .getRuntimeService()
              .setVariable(seen.getProcessInstanceId(), "late", true);
          log.add("heard");
        };
    engine.deploy(process("order").userTask("pay", heard("committed", listener, engine)));
    var order = engine.start("order", Map.of("x", 1));
    assertThat(log.entries()).containsExactly("heard");
    assertThat(engine.runtime().getVariable(order.getId(), "late")).isEqualTo(true);
    assertThat(engine.runtime().getVariable(order.getId(), "x")).isEqualTo(1);
  }

  @Test
  void whatFailsAfterTheCommitFailsNoCall(TestEngine engine) {
    ExecutionListener listener =
        seen -> {
          log.add("heard");
          throw new IOException("out of paper");
        };
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                heard("committed", listener, engine)
                    .andThen(execution("start", "committed", "${log.add('next')}"))));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("pay");
    assertThat(log.entries()).containsExactly("heard", "next");
  }

  @Test
  void whatFailsBeforeTheCommitUndoesTheCall(TestEngine engine) {
    ExecutionListener listener =
        seen -> {
          throw new IOException("out of paper");
        };
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                heard("before-commit", listener, engine)
                    .andThen(execution("start", "committed", "${log.add('committed')}"))
                    .andThen(execution("start", "rolled-back", "${log.add('rolled back')}"))));
    assertThatThrownBy(() -> engine.start("order"))
        .hasMessageContaining("out of paper")
        .hasMessageContaining("'pay'");
    assertThat(running(engine)).isZero();
    assertThat(log.entries()).containsExactly("rolled back");
  }

  @Test
  void whatIsWrittenBeforeTheCommitStaysOrGoesWithIt(TestEngine engine) throws SQLException {
    ExecutionListener listener =
        seen -> {
          try (var statement = seen.connection().createStatement()) {
            statement.executeUpdate(
                "insert into MR_PROPERTY (NAME_, VALUE_, REV_) values ('written', 'x', 1)");
          }
          seen.addTransactionListener(TransactionState.COMMITTED, end -> log.add("committed"));
          if (seen.hasVariable("fail")) {
            throw new IOException("out of paper");
          }
        };
    engine.deploy(process("order").userTask("pay", heard("before-commit", listener, engine)));
    assertThatThrownBy(() -> engine.start("order", Map.of("fail", true)))
        .hasMessageContaining("out of paper");
    engine.start("order");
    assertThat(log.entries()).containsExactly("committed");
    try (var connection = engine.connect();
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery("select count(*) from MR_PROPERTY where NAME_ = 'written'")) {
      rows.next();
      assertThat(rows.getLong(1)).isOne();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"before-commit", "committed", "rolled-back"})
  void aListenerForTheEndCostsNoStatement(String moment, TestEngine engine) {
    engine.deploy(
        process("plain").userTask("pay"),
        process("heard").userTask("pay", execution("start", moment, "${log.add('x')}")));
    engine.start("plain");
    engine.start("heard");
    var plain = engine.statementsOf(() -> engine.start("plain"));
    assertThat(engine.statementsOf(() -> engine.start("heard"))).isEqualTo(plain);
  }

  @Test
  void aServiceThatIsCalledBeforeTheCommitTakesPartInTheTransaction(TestEngine engine) {
    ExecutionListener listener =
        seen -> {
          var task =
              engine
                  .tasks()
                  .createTaskQuery()
                  .processInstanceId(seen.getProcessInstanceId())
                  .singleResult();
          engine.tasks().complete(task.getId());
        };
    engine.deploy(
        process("order")
            .userTask("pay", heard("before-commit", listener, engine))
            .userTask("ship", execution("start", "before-commit", "${log.add('ship')}")));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(log.entries()).containsExactly("ship");
  }

  @Test
  void anAttemptOfAJobThatFailsIsToldEachTime(TestEngine engine) {
    engine.bean(
        "work",
        (JavaDelegate)
            execution -> {
              if (log.entries().size() < 2) {
                throw new IOException("out of paper");
              }
            });
    engine.deploy(
        process("order")
            .serviceTask(
                "work",
                execution("start", "rolled-back", "${log.add('rolled back')}")
                    .andThen(execution("start", "committed", "${log.add('committed')}"))
                    .andThen(
                        t -> t.delegateExpression("${work}").asyncBefore().retryCycle("R5/PT1M")))
            .userTask("ship"));
    var order = engine.start("order");
    for (var i = 0; i < 3; i++) {
      engine.runDueJobs();
      engine.clock().advance(Duration.ofMinutes(2));
    }
    assertThat(log.entries()).containsExactly("rolled back", "rolled back", "committed");
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void aConnectionThatWasHandedInReportsNoEnd(TestEngine engine) throws SQLException {
    engine.deploy(
        process("before").userTask("a", execution("start", "before-commit", "${log.add('a')}")),
        process("after").userTask("a", execution("start", "committed", "${log.add('b')}")));
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      engine.engine().inTransaction(connection, () -> engine.start("before"));
      var refused =
          catchThrowable(
              () -> engine.engine().inTransaction(connection, () -> engine.start("after")));
      connection.commit();
      assertThat(refused)
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("TransactionIntegration");
    }
    assertThat(log.entries()).containsExactly("a");
    assertThat(running(engine)).isOne();
  }

  @Test
  void aListenerOfACancelledTaskHearsOfItAfterTheCommit(TestEngine engine) {
    TaskListener listener = (DelegateTask task) -> log.add(task.getEventName());
    engine.deploy(
        process("order")
            .userTask("pay", ofTask("delete", "committed", listener, engine))
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("after")));
    var order = engine.start("order");
    engine.runtime().messageEventReceived("stop", engine.executionAt(order, "pay"));
    assertThat(log.entries()).containsExactly("delete");
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void anotherMomentIsRefusedWithThoseThereAre(TestEngine engine) {
    BpmnBuilder wrong =
        process("order").userTask("pay", execution("start", "rolling-back", "${log.add('x')}"));
    assertThatThrownBy(() -> engine.deploy(wrong))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("rolling-back")
        .hasMessageContaining("before-commit, committed, rolled-back");
  }
}
