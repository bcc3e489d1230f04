package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DelegateException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Covers;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Service tasks that are skipped, wait to be triggered, or map exceptions. */
@EngineTest
class ServiceTaskExtrasTest {

  private static final String ENABLED = "_FLOWABLE_SKIP_EXPRESSION_ENABLED";

  /** Throws what a variable says. */
  public static final class Throwing implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) throws IOException {
      switch (execution.getVariable("what", String.class)) {
        case "io" -> throw new IOException("broken");
        case "file" -> throw new FileNotFoundException("gone");
        case "wrapped" -> throw new IllegalStateException(new IOException("inner"));
        default -> throw new IllegalArgumentException("odd");
      }
    }
  }

  /** Calls the delegate; the deepest element of the text is the class that is mapped. */
  private static Consumer<NodeBuilder> mapping(String exception, Object... attributes) {
    return t ->
        t.delegate(Throwing.class)
            .extension(
                "flowable:mapException",
                m -> {
                  m.attribute("errorCode", "caught").content(exception);
                  for (var i = 0; i < attributes.length; i += 2) {
                    m.attribute((String) attributes[i], attributes[i + 1]);
                  }
                });
  }

  private static String[] outcome(TestEngine engine, String what) {
    var order = engine.start("order", Map.of("what", what));
    return engine.openTasks(order).toArray(String[]::new);
  }

  private static void deploy(TestEngine engine, Consumer<NodeBuilder> task) {
    engine.deploy(
        process("order")
            .serviceTask("call", task)
            .boundaryEvent("no", Trigger.error("caught"), b -> b.userTask("mend")));
  }

  @Covers("76 exceptions mapped to errors")
  @Test
  void anExceptionOfTheClassIsAnErrorOfTheModel(TestEngine engine) {
    deploy(engine, mapping("java.io.IOException"));
    assertThat(outcome(engine, "io")).containsExactly("mend");
    assertThatThrownBy(() -> outcome(engine, "file")).isInstanceOf(DelegateException.class);
    assertThatThrownBy(() -> outcome(engine, "odd")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void subclassesAreMeantWhereTheModelSaysSo(TestEngine engine) {
    deploy(engine, mapping("java.io.IOException", "includeChildExceptions", "true"));
    assertThat(outcome(engine, "io")).containsExactly("mend");
    assertThat(outcome(engine, "file")).containsExactly("mend");
    assertThatThrownBy(() -> outcome(engine, "odd")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aMappingMayNameTheInnermostCauseOrNoClassAtAll(TestEngine engine) {
    deploy(engine, mapping("java.lang.IllegalStateException", "rootCause", "java.io.IOException"));
    assertThat(outcome(engine, "wrapped")).containsExactly("mend");
    deploy(engine, mapping(""));
    assertThat(outcome(engine, "odd")).containsExactly("mend");
  }

  @Covers("66 skip expression")
  @Test
  void aTaskIsSkippedWhereItsInstanceAllowsIt(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "call",
                t -> t.expression("${gone.call()}").attribute("flowable:skipExpression", "${skip}"))
            .userTask("ask", t -> t.attribute("flowable:skipExpression", "${skip}"))
            .userTask("after"));
    var order = engine.start("order", Map.of("skip", true, ENABLED, true));
    assertThat(engine.openTasks(order)).containsExactly("after");
    assertThat(engine.trail(order)).containsExactly("start", "call", "ask");
    assertThatThrownBy(() -> engine.start("order", Map.of("skip", true)))
        .hasMessageContaining("gone");
    assertThatThrownBy(() -> engine.start("order", Map.of("skip", false, ENABLED, true)))
        .hasMessageContaining("gone");
  }

  @Covers("74 triggerable service task")
  @Test
  void aTaskThatIsTriggerableWaitsWhenItsCodeIsDone(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "call",
                t ->
                    t.expression("${1 + 1}")
                        .attribute("flowable:resultVariable", "two")
                        .attribute("flowable:triggerable", "true"))
            .serviceTask("next", t -> t.expression("${two}"))
            .userTask("after"));
    var order = engine.start("order");
    assertThat(engine.underWay(order)).containsExactly("call");
    assertThat(engine.runtime().getVariable(order.getId(), "two")).isEqualTo(2L);
    engine.runtime().trigger(engine.executionAt(order, "call"));
    assertThat(engine.openTasks(order)).containsExactly("after");
    assertThatThrownBy(
            () -> {
              engine.deploy(
                  process("other").serviceTask("wait", t -> t.expression("${1}").asyncBefore()));
              var other = engine.start("other");
              engine.runtime().trigger(engine.executionAt(other, "wait"));
            })
        .isInstanceOf(IllegalStateEngineException.class);
    engine.runDueJobs();
  }

  @Test
  void aTaskThatWaitsForItsJobCannotBeTriggered(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "call",
                t ->
                    t.expression("${1 + 1}")
                        .attribute("flowable:resultVariable", "two")
                        .attribute("flowable:triggerable", "true")
                        .asyncBefore())
            .userTask("after"));
    var order = engine.start("order");
    var execution = engine.executionAt(order, "call");
    assertThatThrownBy(() -> engine.runtime().trigger(execution))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'call'");
    engine.runDueJobs();
    assertThat(engine.runtime().getVariable(order.getId(), "two")).isEqualTo(2L);
    engine.runtime().trigger(execution);
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Covers("72 result variable")
  @Test
  void aTransientResultIsGoneWhenTheCallEnds(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "call",
                t ->
                    t.expression("${1 + 1}")
                        .attribute("flowable:resultVariable", "two")
                        .attribute("flowable:storeResultVariableAsTransient", "true"))
            .serviceTask(
                "next",
                t -> t.expression("${two + 1}").attribute("flowable:resultVariable", "three"))
            .userTask("after"));
    var order = engine.start("order");
    assertThat(engine.runtime().getVariables(order.getId())).containsOnly(Map.entry("three", 3L));
  }

  @Covers({"85 send task", "89 business rule task"})
  @Test
  void sendTasksAndBusinessRuleTasksCallCodeAsServiceTasksDo(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity("sendTask", "send", t -> t.expression("${1}"))
            .activity("businessRuleTask", "decide", t -> t.expression("${1}"))
            .userTask("after"));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("after");
    assertThat(
            engine.history().createHistoricActivityInstanceQuery().activityType("sendTask").count())
        .isEqualTo(1);
  }
}
