package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.UnsupportedVariableTypeException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Variables of every type through a process, its scopes and its history. */
@EngineTest
class VariablesTest {

  /** Copies what it sees. */
  public static final class Copying implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) {
      execution.setVariable("copy", execution.getVariable("value"));
      execution.setTransientVariable("value2", execution.getVariable("value"));
    }
  }

  static Stream<Arguments> values() throws Exception {
    return Stream.of(
        Arguments.of("null", null),
        Arguments.of("string", "short, with 'quotes', \u00e4\u6f22\ud83d\ude00 and \\"),
        Arguments.of("empty string", ""),
        Arguments.of("string with blanks", "  x  "),
        Arguments.of("4000 characters", "\u00e4".repeat(4_000)),
        Arguments.of("a million characters", "0123456789".repeat(100_000)),
        Arguments.of("integer", Integer.MIN_VALUE),
        Arguments.of("short", Short.MAX_VALUE),
        Arguments.of("long", Long.MAX_VALUE),
        Arguments.of("double", 0.1),
        Arguments.of("small double", Double.MIN_VALUE),
        Arguments.of("large double", -Double.MAX_VALUE),
        Arguments.of("true", true),
        Arguments.of("false", false),
        Arguments.of("decimal", new BigDecimal("12345678901234567890.123456789012345678900")),
        Arguments.of("integer of any size", BigInteger.TWO.pow(500)),
        Arguments.of("date", new Date(1_700_000_000_123L)),
        Arguments.of("date before 1970", new Date(-1L)),
        Arguments.of("instant", Instant.parse("2030-01-02T03:04:05.123456Z")),
        Arguments.of("local date", LocalDate.of(2030, 1, 2)),
        Arguments.of("local date and time", LocalDateTime.of(2030, 3, 31, 2, 30, 0, 123_000)),
        Arguments.of("uuid", UUID.fromString("3f9c1d2e-0000-4000-8000-00000000abcd")),
        Arguments.of("bytes", new byte[] {0, -1, 1, 127, -128}),
        Arguments.of("no bytes", new byte[0]),
        Arguments.of("many bytes", new byte[300_000]),
        Arguments.of(
            "json", new ObjectMapper().readTree("{\"a\": [1, 2.5, null, \"x\"], \"b\": {}}")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("values")
  void aValueComesBackAsItWas(String what, Object value, TestEngine engine) {
    // given
    engine.deploy(
        process("order").userTask("pay").serviceTask("copy", Copying.class).userTask("ship"));
    var variables = new HashMap<String, Object>();
    variables.put("value", value);
    // when
    var order = engine.start("order", variables);
    // then
    assertThat(engine.runtime().getVariable(order.getId(), "value")).isEqualTo(value);
    var task = engine.task(order, "pay").getId();
    assertThat(engine.tasks().getVariable(task, "value")).isEqualTo(value);
    // when
    engine.tasks().complete(task, variables);
    // then
    assertThat(engine.runtime().getVariables(order.getId()).get("copy")).isEqualTo(value);
    assertThat(
            engine
                .runtime()
                .createVariableInstanceQuery()
                .processInstanceId(order.getId())
                .variableName("copy")
                .singleResult()
                .getValue())
        .isEqualTo(value);
    // when
    engine.runtime().setVariable(order.getId(), "value", "another type");
    engine.runtime().setVariable(order.getId(), "value", value);
    engine.completeTask(order, "ship");
    // then
    assertThat(engine.lastValue(order, "value")).isEqualTo(value);
    assertThat(engine.lastValue(order, "copy")).isEqualTo(value);
    assertThat(
            engine
                .history()
                .createHistoricProcessInstanceQuery()
                .processInstanceId(order.getId())
                .includeProcessVariables()
                .singleResult()
                .getProcessVariables())
        .containsEntry("copy", value);
  }

  /** So many rows are written in another form than a few. */
  @Test
  void valuesOfAllTypesTogetherComeBackAsTheyWere(TestEngine engine) throws Exception {
    // given
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var variables = new HashMap<String, Object>();
    values().map(Arguments::get).forEach(value -> variables.put((String) value[0], value[1]));
    // when
    var order = engine.start("order", variables);
    // then
    assertStored(engine, order.getId(), variables);
    // when
    variables.replaceAll((what, value) -> "another type");
    engine.runtime().setVariables(order.getId(), variables);
    values().map(Arguments::get).forEach(value -> variables.put((String) value[0], value[1]));
    engine.tasks().complete(engine.task(order, "pay").getId(), variables);
    // then
    assertStored(engine, order.getId(), variables);
  }

  private static void assertStored(TestEngine engine, String id, Map<String, Object> expected) {
    var stored = engine.runtime().getVariables(id);
    assertThat(stored).containsOnlyKeys(expected.keySet());
    expected.forEach((name, value) -> assertThat(stored.get(name)).as(name).isEqualTo(value));
  }

  @Test
  void aVariableChangesItsTypeFromCallToCall(TestEngine engine) throws Exception {
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order", Map.of("v", 1));
    for (var value : values().map(arguments -> arguments.get()[1]).toList()) {
      engine.runtime().setVariable(order.getId(), "v", value);
      assertThat(engine.runtime().getVariable(order.getId(), "v")).isEqualTo(value);
    }
  }

  @Test
  void aValueOfAnotherTypeIsRefusedByName(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    assertThatThrownBy(() -> engine.start("order", Map.of("bad", new Object())))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("bad")
        .hasMessageContaining("java.lang.Object");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
    var order = engine.start("order");
    assertThatThrownBy(
            () ->
                engine
                    .tasks()
                    .complete(
                        engine.task(order, "pay").getId(),
                        Map.of("good", 1, "bad", Thread.currentThread())))
        .isInstanceOf(UnsupportedVariableTypeException.class);
    assertThat(engine.openTasks(order)).containsExactly("pay");
    assertThat(engine.runtime().getVariables(order.getId())).isEmpty();
  }

  @Test
  void expressionsReadInsideAJsonValue(TestEngine engine) {
    var json =
        JsonNodeFactory.instance
            .objectNode()
            .put("total", 150)
            .set("customer", JsonNodeFactory.instance.objectNode().put("name", "kermit"));
    engine.deploy(
        process("order")
            .choose("how")
            .when(
                "${order.total > 100}",
                b -> b.userTask("check", t -> t.assignee("${order.customer.name}")))
            .otherwise(b -> {}));
    var order = engine.start("order", Map.of("order", json));
    assertThat(engine.task(order, "check").getAssignee()).isEqualTo("kermit");
  }

  @Test
  void aMapBecomesJson(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", t -> t.assignee("${customer.name}")));
    var order = engine.start("order", Map.of("customer", Map.of("name", "kermit", "n", 5)));
    assertThat(engine.task(order, "pay").getAssignee()).isEqualTo("kermit");
    assertThat(engine.lastValue(order, "customer"))
        .isEqualTo(engine.runtime().getVariable(order.getId(), "customer"));
  }

  @Test
  void branchesOfAForkHaveLocalsOfTheirOwn(TestEngine engine) {
    engine.deploy(
        process("order").fork(b -> b.userTask("a"), b -> b.userTask("b")).join().userTask("ship"));
    var order = engine.start("order", Map.of("shared", 1));
    var runtime = engine.runtime();
    var a = engine.executionAt(order, "a");
    var b = engine.executionAt(order, "b");
    runtime.setVariableLocal(a, "own", "of a");
    runtime.setVariableLocal(a, "shared", 2);
    runtime.setVariable(b, "shared", 3);
    assertThat(runtime.getVariables(a)).isEqualTo(Map.of("shared", 2, "own", "of a"));
    assertThat(runtime.getVariables(b)).isEqualTo(Map.of("shared", 3));
    engine.completeTask(order, "a");
    engine.completeTask(order, "b");
    assertThat(runtime.getVariable(order.getId(), "shared")).isEqualTo(3);
    assertThat(
            engine
                .history()
                .createHistoricVariableInstanceQuery()
                .processInstanceId(order.getId())
                .variableName("own")
                .singleResult()
                .getValue())
        .isEqualTo("of a");
  }

  @Test
  void historyShowsTheLastValueWhileTheInstanceRunsToo(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order", Map.of("v", 1));
    engine.runtime().setVariable(order.getId(), "v", 2);
    assertThat(engine.lastValue(order, "v")).isEqualTo(2);
    engine.runtime().removeVariable(order.getId(), "v");
    engine.completeTask(order, "pay");
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  void variablesComeInTheOrderInWhichTheyWereSet(TestEngine engine) {
    // given
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order");
    var names = IntStream.range(0, 40).mapToObj(i -> "v" + (i * 7) % 40).toList();
    names.forEach(name -> engine.runtime().setVariable(order.getId(), name, 1));
    var task = engine.task(order, "pay").getId();
    // then
    assertThat(engine.runtime().getVariables(order.getId()).keySet())
        .containsExactlyElementsOf(names);
    assertThat(engine.tasks().getVariables(task).keySet()).containsExactlyElementsOf(names);
  }
}
