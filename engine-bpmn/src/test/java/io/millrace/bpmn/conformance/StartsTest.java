package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.conformance.ElementCase.ID;
import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that starts instances. */
@EngineTest
class StartsTest {

  static Stream<ElementCase> starts() {
    return StartCases.all();
  }

  @Covers(
      casesOf = "starts",
      aspect = {Aspect.NORMAL, Aspect.HISTORY})
  @ParameterizedTest
  @MethodSource("starts")
  void itStartsOneInstanceAndHistoryTells(ElementCase start, TestEngine engine) {
    var process = process("order");
    start.drawing().into(process, node -> {});
    engine.deploy(process);
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
    start.reach().accept(engine);
    var order = engine.runtime().createProcessInstanceQuery().singleResult();
    assertThat(engine.openTasks(order)).containsExactly("first");
    var visit =
        engine.history().createHistoricActivityInstanceQuery().activityId(ID).singleResult();
    assertThat(visit.getActivityType()).isEqualTo(start.type());
    assertThat(visit.getEndTime()).isNotNull();
    assertThat(visit.getDeleteReason()).isNull();
    engine.completeTask(order, "first");
    var ended = engine.history().createHistoricProcessInstanceQuery().singleResult();
    assertThat(ended.getStartActivityId()).isIn(ID, "paid");
    assertThat(ended.getEndTime()).isNotNull();
    assertThat(Aftermath.rows(engine)).doesNotContainKeys("MR_EXECUTION", "MR_TASK");
  }
}
