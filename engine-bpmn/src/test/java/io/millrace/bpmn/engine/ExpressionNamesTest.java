package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.DeploymentException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names and functions that models of the field use in expressions. */
@EngineTest
class ExpressionNamesTest {

  private static BpmnBuilder computing(String expression) {
    return process("order")
        .serviceTask("work", t -> t.expression(expression).resultVariable("result"))
        .userTask("wait");
  }

  private static Object result(TestEngine engine, String expression) {
    engine.deploy(computing(expression));
    var order = engine.runtime().startProcessInstanceByKey("order", "key 1", Map.of("name", "Ann"));
    return engine.runtime().getVariable(order.getId(), "result");
  }

  @ParameterizedTest
  @ValueSource(strings = {"${execution.businessKey}", "${execution.getBusinessKey()}"})
  void theBusinessKeyHasItsShortName(String expression, TestEngine engine) {
    assertThat(result(engine, expression)).isEqualTo("key 1");
  }

  @Test
  void aTaskReachesItsExecution(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.taskListener(
                            "create",
                            "${task.execution.setVariable('key', task.execution.businessKey)}")
                        .taskListener("complete", "${task.execution.setVariable('paid', true)}"))
            .userTask("wait"));
    var order = engine.runtime().startProcessInstanceByKey("order", "key 1");
    assertThat(engine.runtime().getVariable(order.getId(), "key")).isEqualTo("key 1");
    engine.completeTask(order, "pay");
    assertThat(engine.runtime().getVariable(order.getId(), "paid")).isEqualTo(true);
  }

  @Test
  void timeIsTheEngines(TestEngine engine) {
    var now = Instant.parse("2031-02-03T04:05:06Z");
    engine.clock().setCurrentTime(now);
    assertThat(result(engine, "${now()}")).isEqualTo(Date.from(now));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"${dateTime().plusHours(48).toDate()}", "${dateTime().plusHours(48)}", "${now()}"})
  void dueDatesTakeTheTimeOfFunctions(String expression, TestEngine engine) {
    var now = Instant.parse("2031-02-03T04:05:06Z");
    engine.clock().setCurrentTime(now);
    engine.deploy(process("order").userTask("pay", t -> t.dueDate(expression)));
    var due = expression.startsWith("${now") ? now : now.plus(Duration.ofHours(48));
    assertThat(engine.task(engine.start("order"), "pay").getDueDate()).isEqualTo(Date.from(due));
  }

  @Test
  void theUserIsTheCaller(TestEngine engine) {
    var identity = engine.engine().getIdentityService();
    identity.setAuthenticatedUserId("kermit");
    try {
      assertThat(result(engine, "${currentUser()} ${currentUserGroups()}")).isEqualTo("kermit []");
    } finally {
      identity.setAuthenticatedUserId(null);
    }
  }

  @Test
  void variablesAreAskedForThatMayBeMissing(TestEngine engine) {
    assertThat(
            result(
                engine,
                "${vars:get(none)}|${variables:getOrDefault('none', 1)}|${var:eq('name', 'Ann')}"
                    + "|${vars:notEquals(none, 1)}|${var:ne(name, 1)}"))
        .isEqualTo("|1|true|false|true");
  }

  @ParameterizedTest
  @ValueSource(strings = {"shop:find", "shop:eq"})
  void anUnknownFunctionIsRefusedAtDeploymentWithTheWayOut(String name, TestEngine engine) {
    assertThatThrownBy(() -> engine.deploy(computing("${" + name + "('a')}")))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("There is no function '" + name + "'")
        .hasMessageContaining("EngineExtensions.expressionFunction");
  }

  @Test
  void aTextIsDeployedAsItIsWhateverEncodingItDeclares(TestEngine engine) throws Exception {
    var repository = engine.engine().getRepositoryService();
    for (var encoding : List.of("ISO-8859-1", "UTF-16", "UTF-8")) {
      var xml =
          process("order")
              .userTask("pay", t -> t.attribute("name", "Bestellung prüfen: 5 €"))
              .toXml()
              .replaceFirst(
                  "^(<\\?xml[^>]*\\?>)?", "<?xml version=\"1.0\" encoding=\"" + encoding + "\"?>");
      var deployed = repository.createDeployment().addString("order.bpmn", xml).deploy();
      var order = engine.start("order");
      assertThat(engine.task(order, "pay").getName()).isEqualTo("Bestellung prüfen: 5 €");
      var stored = repository.getResourceAsStream(deployed.getId(), "order.bpmn").readAllBytes();
      repository.createDeployment().addBytes("order.bpmn", stored).deploy();
      assertThat(engine.task(engine.start("order"), "pay").getName())
          .isEqualTo("Bestellung prüfen: 5 €");
    }
  }
}
