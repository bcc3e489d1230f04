package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.history.HistoricDetail;
import io.millrace.common.history.HistoricVariableUpdate;
import io.millrace.test.conformance.Covers;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The variable of a start event that gets the user who starts the process. */
@EngineTest
class InitiatorTest {

  @AfterEach
  void nobodyIsLoggedIn(TestEngine engine) {
    engine.engine().getIdentityService().setAuthenticatedUserId(null);
  }

  private static BpmnBuilder order() {
    return process("order")
        .startEvent("s", null, n -> n.attribute("millrace:initiator", "who"))
        .userTask("a", n -> n.assignee("${who}"));
  }

  @Covers("1 start event without a trigger")
  @Test
  void isWhoeverStartsTheProcess(TestEngine engine) {
    // given
    engine.deploy(order());
    engine.engine().getIdentityService().setAuthenticatedUserId("kermit");
    // when
    var order = engine.start("order");
    // then
    assertThat(engine.task(order, "a").getAssignee()).isEqualTo("kermit");
  }

  @Test
  void isNullWhereNobodyIsKnown(TestEngine engine) {
    // given
    engine.deploy(order());
    // when
    var order = engine.start("order");
    // then
    assertThat(engine.runtime().getVariables(order.getId())).containsEntry("who", null);
    assertThat(engine.task(order, "a").getAssignee()).isNull();
  }

  @Test
  void isWhatTheStartBringsWhereNobodyIsKnown(TestEngine engine) {
    // given
    engine.deploy(order());
    // when
    var order = engine.start("order", Map.of("who", "piggy"));
    // then
    assertThat(engine.task(order, "a").getAssignee()).isEqualTo("piggy");
    assertThat(engine.runtime().getVariable(order.getId(), "who")).isEqualTo("piggy");
  }

  @Test
  void isWhatTheStartBringsAlsoWhereSomeoneIsKnown(TestEngine engine) {
    // given
    engine.deploy(order());
    engine.engine().getIdentityService().setAuthenticatedUserId("kermit");
    // when
    var order = engine.start("order", Map.of("who", "piggy"));
    // then
    assertThat(engine.task(order, "a").getAssignee()).isEqualTo("piggy");
  }

  @Test
  void isHiddenByATransientVariableOfTheStart(TestEngine engine) {
    // given
    engine.deploy(order());
    engine.engine().getIdentityService().setAuthenticatedUserId("kermit");
    // when
    var order =
        engine
            .runtime()
            .createProcessInstanceBuilder()
            .processDefinitionKey("order")
            .transientVariable("who", "piggy")
            .start();
    // then
    assertThat(engine.task(order, "a").getAssignee()).isEqualTo("piggy");
    assertThat(engine.runtime().getVariable(order.getId(), "who")).isEqualTo("kermit");
  }

  @Test
  void isWhatAMessageBringsThatStarts(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .startEvent("s", Trigger.message("new"), n -> n.attribute("millrace:initiator", "who"))
            .userTask("a", n -> n.assignee("${who}")));
    // when
    var order = engine.runtime().startProcessInstanceByMessage("new", Map.of("who", "piggy"));
    // then
    assertThat(engine.task(order, "a").getAssignee()).isEqualTo("piggy");
  }

  @Test
  void isWhatACallBrings(TestEngine engine) {
    // given
    engine.deploy(
        order(),
        process("caller").callActivity("call", "order", n -> n.in("boss", "who")).userTask("b"));
    // when
    engine.start("caller", Map.of("boss", "piggy"));
    // then
    assertThat(engine.tasks().createTaskQuery().singleResult().getAssignee()).isEqualTo("piggy");
  }

  @Test
  void isSetBeforeWhatTheStartBrings(TestEngine engine) {
    // given
    engine.deploy(order().attribute("millrace:historyLevel", "full"));
    engine.engine().getIdentityService().setAuthenticatedUserId("kermit");
    // when
    engine.start("order", Map.of("who", "piggy"));
    // then
    assertThat(engine.history().createHistoricDetailQuery().variableUpdates().list())
        .extracting(InitiatorTest::value)
        .containsExactly("kermit", "piggy");
  }

  private static Object value(HistoricDetail detail) {
    return ((HistoricVariableUpdate) detail).getValue();
  }
}
