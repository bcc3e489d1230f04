package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.ExpressionException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Script tasks, and scripts in listeners and conditions. */
@EngineTest
class ScriptTaskTest {

  private static Consumer<NodeBuilder> script(String text) {
    return task -> task.attribute("scriptFormat", "tiny").child("script", text);
  }

  @Covers("72 result variable")
  @Covers(
      value = "88 script task",
      aspect = {Aspect.NORMAL, Aspect.HISTORY})
  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "camunda"})
  void theResultGoesIntoAVariable(String prefix, TestEngine engine) {
    engine.deploy(
        process("order")
            .activity(
                "scriptTask",
                "add",
                t -> script("a + b").accept(t.attribute(prefix + ":resultVariable", "sum"))));
    var order = engine.start("order", Map.of("a", 1, "b", 2));
    assertThat(engine.lastValue(order, "sum")).isEqualTo(3L);
    assertThat(engine.trail(order)).containsExactly("start", "add", "end");
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .activityType("scriptTask")
                .singleResult()
                .getActivityId())
        .isEqualTo("add");
  }

  @Test
  void whatAScriptAssignsBecomesVariablesWhereTheModelSaysSo(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity("scriptTask", "forgets", script("x = a + 1"))
            .activity(
                "scriptTask",
                "keeps",
                t -> script("y = a + 2").accept(t.attribute("flowable:autoStoreVariables", true)))
            .userTask("wait"));
    var order = engine.start("order", Map.of("a", 1));
    assertThat(engine.runtime().getVariables(order.getId()))
        .containsOnly(Map.entry("a", 1), Map.entry("y", 3L));
  }

  @Test
  void aScriptMayStandOnTheClassPath(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity(
                "scriptTask",
                "add",
                t ->
                    t.attribute("scriptFormat", "tiny")
                        .attribute("camunda:resource", "classpath://sum.tiny")
                        .attribute("camunda:resultVariable", "sum"))
            .userTask("wait"));
    var order = engine.start("order", Map.of("a", 40));
    assertThat(engine.runtime().getVariable(order.getId(), "sum")).isEqualTo(42L);
  }

  @Test
  void anErrorThatAScriptThrowsIsCaughtAtTheBorderOfItsTask(TestEngine engine) {
    engine.bean("refusal", new BpmnError("refused"));
    engine.deploy(
        process("order")
            .subProcess(
                "inner",
                s ->
                    s.activity("scriptTask", "check", script("throw refusal"))
                        .boundaryEvent("no", Trigger.error("refused"), b -> b.userTask("appeal"))));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("appeal");
  }

  @Test
  void whatElseAScriptThrowsUndoesTheCall(TestEngine engine) {
    engine.deploy(process("order").activity("scriptTask", "check", script("throw")));
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("thrown by a script");
    engine.deploy(process("order").activity("scriptTask", "check", script("gone + 1")));
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'check'");
  }

  @Covers(value = "88 script task", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void eachInstanceOfALoopKeepsItsOwnResultWhereTheModelSaysSo(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "each",
                s -> s.multiInstance(loop -> loop.collection("${numbers}", "number")),
                s ->
                    s.activity(
                            "scriptTask",
                            "add",
                            t ->
                                script("number + 1")
                                    .accept(
                                        t.attribute("flowable:resultVariable", "next")
                                            .attribute(
                                                "flowable:useLocalScopeForResultVariable", true)))
                        .userTask("wait")));
    var order = engine.start("order", Map.of("numbers", List.of(1, 2, 3)));
    assertThat(engine.openTasks(order)).hasSize(3);
    assertThat(engine.runtime().getVariables(order.getId())).doesNotContainKey("next");
  }

  @Test
  void anAsynchronousScriptRunsInAJob(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity(
                "scriptTask",
                "add",
                t ->
                    script("a + 1")
                        .accept(t.asyncBefore().attribute("flowable:resultVariable", "b")))
            .userTask("wait"));
    var order = engine.start("order", Map.of("a", 1));
    assertThat(engine.openTasks(order)).isEmpty();
    assertThat(engine.runDueJobs()).isEqualTo(1);
    assertThat(engine.runtime().getVariable(order.getId(), "b")).isEqualTo(2L);
  }

  @Covers("121 condition of a flow")
  @Test
  void aConditionMayBeAScript(TestEngine engine) {
    engine.deploy(
        process("order")
            .choose("price")
            .when("${false}", b -> b.userTask("never"))
            .otherwise(b -> b.userTask("cheap"))
            .element(
                "sequenceFlow",
                f ->
                    f.attribute("id", "toDear")
                        .attribute("sourceRef", "price")
                        .attribute("targetRef", "dear")
                        .insideText("conditionExpression", "sum > 100", "language", "tiny"))
            .element("userTask", t -> t.attribute("id", "dear")));
    assertThat(engine.openTasks(engine.start("order", Map.of("sum", 101)))).containsExactly("dear");
    assertThat(engine.openTasks(engine.start("order", Map.of("sum", 100))))
        .containsExactly("cheap");
  }

  @Covers("138 script of a listener")
  @Test
  void listenersMayBeScripts(TestEngine engine) {
    engine.bean("refusal", new BpmnError("refused"));
    engine.deploy(
        process("order")
            .userTask(
                "first",
                t ->
                    t.extension(
                        "camunda:taskListener",
                        l ->
                            l.attribute("event", "complete")
                                .insideText(
                                    "camunda:script", "throw refusal", "scriptFormat", "tiny")))
            .boundaryEvent("no", Trigger.error("refused"), b -> b.userTask("appeal"))
            .userTask("second"));
    var order = engine.start("order");
    engine.completeTask(order, "first");
    assertThat(engine.openTasks(order)).containsExactly("appeal");

    engine.deploy(
        process("other")
            .activity(
                "task",
                "enter",
                t ->
                    t.extension(
                        "flowable:executionListener",
                        l ->
                            l.attribute("event", "start")
                                .attribute("type", "script")
                                .insideText(
                                    "flowable:script", "throw refusal", "language", "tiny")))
            .boundaryEvent("no", Trigger.error("refused"), b -> b.userTask("appeal")));
    assertThat(engine.openTasks(engine.start("other"))).containsExactly("appeal");
  }
}
