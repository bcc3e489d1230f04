package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.UnsupportedVariableTypeException;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What delegates and expressions change inside of a list, a map or a tree is stored. */
@EngineTest
class ChangesInPlaceTest {

  @SuppressWarnings("unchecked") // each test knows what it has stored
  private static List<Object> list(DelegateExecution execution, String name) {
    return (List<Object>) execution.getVariable(name);
  }

  @SuppressWarnings("unchecked") // each test knows what it has stored
  private static Map<String, Object> map(DelegateExecution execution, String name) {
    return (Map<String, Object>) execution.getVariable(name);
  }

  private static BpmnBuilder twoSteps() {
    return process("order")
        .serviceTask("first", t -> t.delegateExpression("${work}"))
        .serviceTask("second", t -> t.expression("${l.size()}").resultVariable("size"))
        .userTask("ship");
  }

  private static ProcessInstance start(
      TestEngine engine, Map<String, Object> variables, JavaDelegate work) {
    engine.bean("work", work);
    engine.deploy(twoSteps());
    return engine.start("order", variables);
  }

  private static Object value(TestEngine engine, ProcessInstance instance, String name) {
    return engine.runtime().getVariable(instance.getId(), name);
  }

  @Test
  void whatADelegateAddsToAListIsSeenByTheNextStepAndStored(TestEngine engine) {
    // when
    var order = start(engine, Map.of("l", List.of("x")), e -> list(e, "l").add("added"));
    // then
    assertThat(value(engine, order, "size")).isEqualTo(2);
    assertThat(value(engine, order, "l")).isEqualTo(List.of("x", "added"));
    // when
    engine.completeTask(order, "ship");
    // then
    assertThat(engine.lastValue(order, "l")).isEqualTo(List.of("x", "added"));
  }

  @Test
  void changesDeepInsideMapsTreesBytesAndDatesAreStored(TestEngine engine) {
    // given
    var tree = JsonNodeFactory.instance.objectNode().put("price", 1);
    var variables =
        Map.<String, Object>of(
            "l",
            List.of(Map.of("amount", new BigDecimal("1.50"))),
            "m",
            Map.of("inner", Map.of("id", 42L)),
            "t",
            tree,
            "b",
            new byte[] {1, 2},
            "d",
            new Date(1));
    // when
    var order =
        start(
            engine,
            variables,
            e -> {
              ((Map<?, ?>) list(e, "l").get(0)).clear();
              map(e, "m").put("more", 7L);
              ((ObjectNode) e.getVariable("t")).put("price", 2L);
              ((byte[]) e.getVariable("b"))[0] = 9;
              ((Date) e.getVariable("d")).setTime(2);
            });
    // then
    assertThat(value(engine, order, "l")).isEqualTo(List.of(Map.of()));
    assertThat(value(engine, order, "m")).isEqualTo(Map.of("inner", Map.of("id", 42L), "more", 7L));
    assertThat(value(engine, order, "t"))
        .isEqualTo(JsonNodeFactory.instance.objectNode().put("price", 2L));
    assertThat((byte[]) value(engine, order, "b")).containsExactly(9, 2);
    assertThat(value(engine, order, "d")).isEqualTo(new Date(2));
  }

  @Test
  void whatAnExpressionAddsIsStored(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .serviceTask("add", t -> t.expression("${l.add('z')}"))
            .serviceTask("more", t -> t.expression("${variables.l.add('y')}"))
            .userTask("ship"));
    var order = engine.start("order", Map.of("l", List.of("x")));
    engine.completeTask(order, "pay");
    assertThat(value(engine, order, "l")).isEqualTo(List.of("x", "z", "y"));
  }

  @Test
  void historyKeepsTheChangeOfAnInstanceThatEndsInTheSameCall(TestEngine engine) {
    engine.bean("work", (JavaDelegate) e -> list(e, "l").add("added"));
    engine.deploy(process("order").serviceTask("work", t -> t.delegateExpression("${work}")));
    var order = engine.start("order", Map.of("l", List.of("x")));
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(engine.lastValue(order, "l")).isEqualTo(List.of("x", "added"));
  }

  @Test
  void aConditionHearsOfTheChange(TestEngine engine) {
    // given
    engine.bean("work", (JavaDelegate) e -> list(e, "l").add("added"));
    engine.deploy(
        process("order")
            .userTask("pay")
            .serviceTask("work", t -> t.delegateExpression("${work}"))
            .userTask("ship")
            .eventSubProcess(
                "handler",
                s ->
                    s.nonInterruptingStartEvent("come", Trigger.condition("${l.size() == 2}"))
                        .userTask("check")));
    var order = engine.start("order", Map.of("l", List.of("x")));
    // when
    engine.completeTask(order, "pay");
    // then
    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("ship", "check");
  }

  @Test
  void readingWritesNothing(TestEngine engine) {
    // given
    engine.bean("work", (JavaDelegate) e -> list(e, "l").size());
    engine.deploy(
        process("order")
            .userTask("pay")
            .serviceTask("work", t -> t.delegateExpression("${work}"))
            .userTask("ship"));
    var order = engine.start("order", Map.of("l", List.of("x", 1L, new BigDecimal("2.50"))));
    // when
    var statements = engine.statementsOf(() -> engine.completeTask(order, "pay"));
    // then
    assertThat(statements)
        .noneMatch(text -> text.toLowerCase(Locale.ROOT).contains("update mr_variable"));
  }

  /** An operator may have set line breaks, or spelled a number in another way. */
  @Test
  void readingDoesNotRewriteWhatSomebodyElseHasSpelled(TestEngine engine) throws SQLException {
    // given
    engine.bean("work", (JavaDelegate) e -> list(e, "l").size());
    engine.deploy(
        process("order")
            .userTask("pay")
            .serviceTask("work", t -> t.delegateExpression("${work}"))
            .userTask("ship"));
    var order = engine.start("order", Map.of("l", List.of("x")));
    try (var connection = engine.connect();
        var statement = connection.createStatement()) {
      statement.executeUpdate(
          "update MR_VARIABLE set TEXT_ = '[ \"x\", 1.50 ]', REV_ = REV_ + 1 where NAME_ = 'l'");
      if (!connection.getAutoCommit()) {
        connection.commit();
      }
    }
    // when
    engine.completeTask(order, "pay");
    // then
    assertThat(value(engine, order, "l")).isEqualTo(List.of("x", 1.5));
    try (var connection = engine.connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select TEXT_ from MR_VARIABLE where NAME_ = 'l'")) {
      assertThat(rows.next()).isTrue();
      assertThat(rows.getString(1)).isEqualTo("[ \"x\", 1.50 ]");
    }
  }

  @Test
  void whatIsSetGoesBeforeWhatWasChanged(TestEngine engine) {
    var order =
        start(
            engine,
            Map.of("l", List.of("x")),
            e -> {
              list(e, "l").add("lost");
              e.setVariable("l", List.of("x"));
              assertThat(e.getVariable("l")).isEqualTo(List.of("x"));
            });
    assertThat(value(engine, order, "l")).isEqualTo(List.of("x"));
  }

  @Test
  void anObjectThatWasSetIsACopyUnderEachName(TestEngine engine) {
    var order =
        start(
            engine,
            Map.of("l", List.of("x")),
            e -> {
              var own = new ArrayList<Object>(List.of(1));
              e.setVariable("a", own);
              e.setVariable("b", own);
              own.add(2);
              list(e, "b").add(3);
              assertThat(e.getVariable("a")).isEqualTo(List.of(1));
              assertThat(e.getVariable("b")).isEqualTo(List.of(1, 3));
            });
    assertThat(value(engine, order, "a")).isEqualTo(List.of(1));
    assertThat(value(engine, order, "b")).isEqualTo(List.of(1, 3));
  }

  @Test
  void aChangeIsKeptWhenTheInstanceIsReadAgainInBetween(TestEngine engine) {
    var order =
        start(
            engine,
            Map.of("l", List.of("x")),
            e -> {
              var read = list(e, "l");
              engine.runtime().setVariable(e.getProcessInstanceId(), "other", 1);
              engine.runtime().createVariableInstanceQuery().list();
              read.add("added");
              assertThat(e.getVariable("l")).isEqualTo(List.of("x", "added"));
            });
    assertThat(value(engine, order, "l")).isEqualTo(List.of("x", "added"));
  }

  @Test
  void whatWasOnlyReadOfAnotherInstanceIsNotWritten(TestEngine engine) {
    // given
    engine.deploy(process("other").userTask("wait"));
    var other = engine.start("other", Map.of("l", List.of("x")));
    // when
    start(
        engine,
        Map.of("l", List.of("y")),
        e -> {
          var read = (List<?>) engine.runtime().getVariable(other.getId(), "l");
          read.remove(0);
        });
    // then
    assertThat(value(engine, other, "l")).isEqualTo(List.of("x"));
  }

  @Test
  void whatACallHasReturnedIsTheCallersOwn(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var order = engine.start("order", Map.of("l", List.of("x")));
    ((List<?>) value(engine, order, "l")).clear();
    engine.completeTask(order, "pay");
    assertThat(value(engine, order, "l")).isEqualTo(List.of("x"));
  }

  @Test
  void workBeforeTheLockStoresItsChanges(TestEngine engine) {
    // given
    engine.bean("work", (JavaDelegate) e -> list(e, "l").add("added"));
    engine.deploy(
        process("order")
            .serviceTask("work", t -> t.delegateExpression("${work}").asyncBefore().notExclusive())
            .userTask("ship"));
    var order = engine.start("order", Map.of("l", List.of("x")));
    // when
    engine.runAllJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(value(engine, order, "l")).isEqualTo(List.of("x", "added"));
  }

  @Test
  void whatCannotBeStoredFailsTheCallAndNamesTheVariable(TestEngine engine) {
    assertThatThrownBy(
            () -> start(engine, Map.of("l", List.of("x")), e -> list(e, "l").add(new Date())))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("'l'")
        .hasMessageContaining("[1]");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
  }
}
