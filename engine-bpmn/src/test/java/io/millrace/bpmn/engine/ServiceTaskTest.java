package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.DelegateException;
import io.millrace.common.ExpressionException;
import io.millrace.common.delegate.Expression;
import io.millrace.test.conformance.Covers;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Service tasks: the three ways to name the code, its fields, its result, its failures. */
@EngineTest
class ServiceTaskTest {

  /** Doubles a variable. */
  public static final class Doubling implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) {
      execution.setVariable("sum", 2 * execution.getVariable("sum", Integer.class));
    }
  }

  /** Writes down where it is called. */
  public static final class Looking implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) {
      execution.setVariable(
          "seen",
          execution.getCurrentActivityId()
              + " "
              + execution.getCurrentActivityName()
              + " "
              + execution.getProcessInstanceBusinessKey()
              + " "
              + execution.getEventName());
      execution.setVariable("instance", execution.getProcessInstanceId());
      execution.setVariable("definition", execution.getProcessDefinitionId());
    }
  }

  /** Has fields: by a setter, by name, by a setter as a text. */
  public static final class Injected implements JavaDelegate {
    private Expression text;
    private Expression computed;
    private String plain;

    /** Sets the text. */
    public void setText(Expression text) {
      this.text = text;
    }

    /** Sets the text that is not evaluated. */
    public void setPlain(String plain) {
      this.plain = plain;
    }

    @Override
    public void execute(DelegateExecution execution) {
      execution.setVariable(
          "result", text.getValue(execution) + ", " + computed.getValue(execution) + ", " + plain);
    }
  }

  /** Sets a variable and then throws. */
  public static final class Failing implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) throws IOException {
      execution.setVariable("half", "done");
      throw new IOException("no network");
    }
  }

  /** Throws an unchecked exception. */
  public static final class Breaking implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) {
      throw new IllegalStateException("broken");
    }
  }

  /** A bean with methods. */
  public static final class Calculator {
    /** Adds. */
    public int add(int a, int b) {
      return a + b;
    }
  }

  /** Has no constructor without parameters. */
  public record Demanding(int number) implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) {
      execution.setVariable("never", number);
    }
  }

  @Covers("70 service task")
  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "activiti", "camunda", "operaton"})
  void codeIsNamedByClassDelegateExpressionOrExpression(String prefix, TestEngine engine) {
    engine.bean("doubling", new Doubling());
    engine.bean("calculator", new Calculator());
    engine.deploy(
        process("order")
            .serviceTask("a", t -> t.attribute(prefix + ":class", Doubling.class.getName()))
            .serviceTask("b", t -> t.attribute(prefix + ":delegateExpression", "${doubling}"))
            .serviceTask(
                "c",
                t ->
                    t.attribute(prefix + ":expression", "${calculator.add(sum, 1)}")
                        .attribute(prefix + ":resultVariable", "result")));
    var order = engine.start("order", Map.of("sum", 5));
    assertThat(order.isEnded()).isTrue();
    assertThat(engine.lastValue(order, "sum")).isEqualTo(20);
    assertThat(engine.lastValue(order, "result")).isEqualTo(21);
    assertThat(engine.trail(order)).containsExactly("start", "a", "b", "c", "end");
  }

  @Test
  void aDelegateSeesWhereItIs(TestEngine engine) {
    engine.deploy(
        process("order").serviceTask("look", t -> t.name("Look here").delegate(Looking.class)));
    var order = engine.runtime().startProcessInstanceByKey("order", "key 17");
    assertThat(engine.lastValue(order, "seen")).isEqualTo("look Look here key 17 null");
    assertThat(engine.lastValue(order, "instance")).isEqualTo(order.getId());
    assertThat(engine.lastValue(order, "definition")).isEqualTo(order.getProcessDefinitionId());
  }

  @Covers("71 field injection")
  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "activiti", "camunda"})
  void fieldsAreInjected(String prefix, TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "call",
                t ->
                    t.delegate(Injected.class)
                        .extension(prefix + ":field", "name", "text", "stringValue", " as is ")
                        .extension(
                            prefix + ":field", "name", "computed", "expression", "${sum + 1}")
                        .extension(prefix + ":field", "name", "plain", "stringValue", "${kept}")));
    var order = engine.start("order", Map.of("sum", 5));
    assertThat(engine.lastValue(order, "result")).isEqualTo(" as is , 6, ${kept}");
  }

  @Test
  void fieldsOfADelegateExpressionAreInjectedToo(TestEngine engine) {
    engine.bean("injected", new Injected());
    engine.deploy(
        process("order")
            .serviceTask(
                "call",
                t ->
                    t.delegateExpression("${injected}")
                        .field("text", "x")
                        .fieldExpression("computed", "${execution.currentActivityId}")
                        .field("plain", "y")));
    assertThat(engine.lastValue(engine.start("order"), "result")).isEqualTo("x, call, y");
  }

  @Test
  void aFieldThatTheDelegateDoesNotHaveIsNamed(TestEngine engine) {
    engine.deploy(
        process("order").serviceTask("call", t -> t.delegate(Doubling.class).field("absent", "x")));
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("absent")
        .hasMessageContaining("call")
        .hasMessageContaining(Doubling.class.getName());
  }

  @Covers("72 result variable")
  @Test
  void aResultMayStayLocalOrBeNull(TestEngine engine) {
    engine.bean("calculator", new Calculator());
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.serviceTask(
                            "local",
                            t ->
                                t.expression("${calculator.add(1, 2)}")
                                    .resultVariable("own")
                                    .attribute("millrace:useLocalScopeForResultVariable", true))
                        .serviceTask(
                            "nothing", t -> t.expression("${null}").resultVariable("empty"))
                        .userTask("pay")));
    var order = engine.start("order");
    assertThat(engine.runtime().hasVariable(order.getId(), "own")).isFalse();
    assertThat(engine.runtime().hasVariable(order.getId(), "empty")).isTrue();
    assertThat(engine.runtime().getVariable(order.getId(), "empty")).isNull();
  }

  @Test
  void whatADelegateThrowsRollsEverythingBack(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .serviceTask("first", t -> t.expression("${execution.setVariable('early', 1)}"))
            .serviceTask("fail", Failing.class)
            .userTask("ship"));
    var order = engine.start("order");
    assertThatThrownBy(() -> engine.completeTask(order, "pay"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("no network")
        .hasMessageContaining("fail")
        .hasMessageContaining(order.getId())
        .hasRootCauseInstanceOf(IOException.class);
    assertThat(engine.openTasks(order)).containsExactly("pay");
    assertThat(engine.runtime().getVariables(order.getId())).isEmpty();
    assertThat(engine.trail(order)).containsExactly("start");
  }

  @Test
  void anUncheckedExceptionComesOutAsItIs(TestEngine engine) {
    engine.deploy(process("order").serviceTask("fail", Breaking.class));
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("broken");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
    assertThat(engine.history().createHistoricProcessInstanceQuery().count()).isZero();
  }

  @Test
  void aClassIsMissedWhenItIsNeeded(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .serviceTask("call", t -> t.attribute("millrace:class", "com.example.Absent")));
    var order = engine.start("order");
    assertThatThrownBy(() -> engine.completeTask(order, "pay"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("com.example.Absent")
        .hasMessageContaining("call");
    assertThat(engine.openTasks(order)).containsExactly("pay");
  }

  @Test
  void whatIsNoDelegateIsRefused(TestEngine engine) {
    engine.bean("text", "no delegate");
    engine.deploy(
        process("wrongClass")
            .serviceTask("call", t -> t.attribute("millrace:class", "java.util.ArrayList")),
        process("noConstructor").serviceTask("call", Demanding.class),
        process("wrongBean").serviceTask("call", t -> t.delegateExpression("${text}")),
        process("noBean").serviceTask("call", t -> t.delegateExpression("${absent}")),
        process("noName").serviceTask("call", t -> t.expression("${absent.run()}")));
    assertThatThrownBy(() -> engine.start("wrongClass"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("java.util.ArrayList")
        .hasMessageContaining("JavaDelegate");
    assertThatThrownBy(() -> engine.start("noConstructor"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("Demanding")
        .hasMessageContaining("constructor");
    assertThatThrownBy(() -> engine.start("wrongBean"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("java.lang.String")
        .hasMessageContaining("${text}");
    assertThatThrownBy(() -> engine.start("noBean"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("absent")
        .hasMessageContaining("call");
    assertThatThrownBy(() -> engine.start("noName"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("absent");
  }

  @Test
  void aDelegateMayCallTheServices(TestEngine engine) {
    JavaDelegate start =
        execution ->
            execution.setVariable(
                "other",
                execution
                    .getProcessEngine()
                    .getRuntimeService()
                    .startProcessInstanceByKey("other")
                    .getId());
    engine.bean("start", start);
    engine.deploy(
        process("other").userTask("wait"),
        process("order")
            .serviceTask("startOther", t -> t.delegateExpression("${start}"))
            .userTask("pay"));
    var order = engine.start("order");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(2);
    assertThat(
            engine
                .runtime()
                .createProcessInstanceQuery()
                .processInstanceId((String) engine.runtime().getVariable(order.getId(), "other"))
                .singleResult()
                .getProcessDefinitionKey())
        .isEqualTo("other");
  }
}
