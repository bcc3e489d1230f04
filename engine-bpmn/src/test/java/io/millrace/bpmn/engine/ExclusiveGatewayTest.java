package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.ExpressionException;
import io.millrace.test.conformance.Covers;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exclusive gateways, and conditions of flows that leave an activity. */
@EngineTest
class ExclusiveGatewayTest {

  private static BpmnBuilder choice() {
    return process("order")
        .choose("how")
        .when("${sum > 100}", b -> b.userTask("check"))
        .when("${sum > 10}", b -> b.userTask("pay"))
        .otherwise(b -> b.userTask("gift"))
        .merge("done")
        .userTask("ship");
  }

  @Covers({"115 exclusive gateway", "121 condition of a flow", "122 default flow"})
  @ParameterizedTest
  @CsvSource({"500, check", "50, pay", "5, gift"})
  void theFirstFlowWhoseConditionHoldsIsTakenElseTheDefault(
      int sum, String way, TestEngine engine) {
    engine.deploy(choice());
    var order = engine.start("order", Map.of("sum", sum));
    assertThat(engine.openTasks(order)).containsExactly(way);
    engine.completeTask(order, way);
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.trail(order)).containsExactly("start", "how", way, "done");
  }

  @Test
  void withoutAFlowToTakeNothingHappens(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .choose("how")
            .when("${sum > 100}", b -> b.userTask("check"))
            .when("${sum > 10}", b -> b.userTask("ship")));
    var order = engine.start("order", Map.of("sum", 1));
    assertThatThrownBy(() -> engine.completeTask(order, "pay"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("how")
        .hasMessageContaining("order")
        .hasMessageContaining(order.getId());
    assertThat(engine.openTasks(order)).containsExactly("pay");
    engine.runtime().setVariable(order.getId(), "sum", 20);
    engine.completeTask(order, "pay");
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void aConditionThatCannotBeAnsweredIsNamed(TestEngine engine) {
    engine.deploy(choice());
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("sum")
        .hasMessageContaining("how");
    engine.deploy(
        process("text").choose("how").when("${word}", b -> b.userTask("a")).otherwise(b -> {}));
    assertThatThrownBy(() -> engine.start("text", Map.of("word", "perhaps")))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("${word}");
  }

  @Test
  void aLoopBackRunsUntilItsConditionFails(TestEngine engine) {
    engine.deploy(
        process("order")
            .merge("again")
            .serviceTask("count", t -> t.expression("${n + 1}").resultVariable("n"))
            .choose("enough")
            .when("${n < 5}", b -> b.connectTo("again"))
            .otherwise(b -> b.userTask("ship")));
    var order = engine.start("order", Map.of("n", 0));
    assertThat(engine.runtime().getVariable(order.getId(), "n")).isEqualTo(5L);
    assertThat(engine.trail(order)).hasSize(1 + 3 * 5).endsWith("again", "count", "enough");
  }

  @Covers("123 several flows out of an activity")
  @Test
  void allFlowsOfAnActivityWhoseConditionsHoldAreTaken(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("pay")
            .when("${sum > 100}", b -> b.userTask("check"))
            .when("${sum > 10}", b -> b.userTask("ship"))
            .otherwise(b -> b.userTask("gift")));
    // when
    var large = engine.start("order", Map.of("sum", 500));
    var small = engine.start("order", Map.of("sum", 5));
    engine.completeTask(large, "pay");
    engine.completeTask(small, "pay");
    // then
    assertThat(engine.openTasks(large)).containsExactly("check", "ship");
    assertThat(engine.openTasks(small)).containsExactly("gift");
    engine.completeTask(large, "check");
    assertThat(engine.hasEnded(large)).isFalse();
    engine.completeTask(large, "ship");
    assertThat(engine.hasEnded(large)).isTrue();
  }
}
