package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.DelegateVariableMapping;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.delegate.VariableScope;
import io.millrace.test.conformance.Covers;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a called instance gives back when an error ends it that is caught outside of it. */
@EngineTest
class CallEndedByErrorTest {

  /** A process that sets {@code result} and ends by the error {@code bad}. */
  private static BpmnBuilder failing() {
    return process("inner")
        .serviceTask("count", t -> t.expression("${6 * 7}").resultVariable("result"))
        .endEvent("fail", Trigger.error("bad"));
  }

  @Covers("92 variables into a call and back")
  @Test
  void itsOutMappingsAreDone(TestEngine engine) {
    engine.deploy(
        failing(),
        process("outer")
            .callActivity("call", "inner", c -> c.out("result", "answer"))
            .boundaryEvent("failed", Trigger.error("bad"), b -> b.userTask("repair"))
            .userTask("ship"));

    var outer = engine.start("outer");

    assertThat(engine.openTasks(outer)).containsExactly("repair");
    assertThat(engine.runtime().getVariables(outer.getId())).isEqualTo(Map.of("answer", 42L));
  }

  @Test
  void allItsVariablesComeOut(TestEngine engine) {
    engine.deploy(
        failing(),
        process("outer")
            .callActivity("call", "inner", c -> c.allOut())
            .boundaryEvent("failed", Trigger.error("bad"), b -> b.userTask("repair"))
            .userTask("ship"));

    var outer = engine.start("outer");

    assertThat(engine.runtime().getVariables(outer.getId())).isEqualTo(Map.of("result", 42L));
  }

  @Test
  void eachInstanceOnTheWayGivesBack(TestEngine engine) {
    engine.deploy(
        failing(),
        process("middle").callActivity("call", "inner", c -> c.out("result", "half")),
        process("outer")
            .callActivity("call", "middle", c -> c.outExpression("${half / 2}", "answer"))
            .boundaryEvent("failed", Trigger.error("bad"), b -> b.userTask("repair"))
            .userTask("ship"));

    var outer = engine.start("outer");

    assertThat(engine.runtime().getVariables(outer.getId()).toString())
        .isIn("{answer=21}", "{answer=21.0}");
  }

  @Test
  void anEventSubProcessOfTheCallerSeesIt(TestEngine engine) {
    engine.deploy(
        failing(),
        process("outer")
            .callActivity("call", "inner", c -> c.out("result", "answer"))
            .eventSubProcess(
                "failed",
                s ->
                    s.startEvent("caught", Trigger.error("bad"))
                        .serviceTask(
                            "see", t -> t.expression("${answer + 1}").resultVariable("seen"))
                        .userTask("repair")));

    var outer = engine.start("outer");

    assertThat(engine.runtime().getVariable(outer.getId(), "seen")).isEqualTo(43L);
  }

  /** Code that a model calls. */
  public static final class Thrower {

    /** Throws the error {@code bad}. */
    public void fail() {
      throw new BpmnError("bad");
    }
  }

  @Test
  void anErrorOfATaskListenerGivesBackAsWell(TestEngine engine) {
    engine.bean("thrower", new Thrower());
    engine.deploy(
        process("inner")
            .userTask("work", t -> t.taskListener("complete", "${thrower.fail()}"))
            .userTask("never"),
        process("outer")
            .callActivity("call", "inner", c -> c.out("result", "answer"))
            .boundaryEvent("failed", Trigger.error("bad"), b -> b.userTask("repair"))
            .userTask("ship"));
    var outer = engine.start("outer");

    var work = engine.tasks().createTaskQuery().taskDefinitionKey("work").singleResult();
    engine.tasks().complete(work.getId(), Map.of("result", 42));

    assertThat(engine.openTasks(outer)).containsExactly("repair");
    assertThat(engine.runtime().getVariable(outer.getId(), "answer")).isEqualTo(42);
  }

  /** Refuses what comes out, and counts how often it is asked. */
  public static final class Refusing implements DelegateVariableMapping {

    private int asked;

    @Override
    public void mapInputVariables(DelegateExecution caller, Map<String, Object> subVariables) {
      // the model says what goes in
    }

    @Override
    public void mapOutputVariables(DelegateExecution caller, VariableScope subInstance) {
      asked++;
      throw new BpmnError("refused");
    }
  }

  @Test
  void anErrorOfItsMappingGoesOnInstead(TestEngine engine) {
    var refusing = new Refusing();
    engine.bean("refusing", refusing);
    engine.deploy(
        failing(),
        process("outer")
            .callActivity(
                "call",
                "inner",
                c -> c.attribute("camunda:variableMappingDelegateExpression", "${refusing}"))
            .boundaryEvent("failed", Trigger.error("bad"), b -> b.userTask("repair"))
            .boundaryEvent("refused", Trigger.error("refused"), b -> b.userTask("ask"))
            .userTask("ship"));

    var outer = engine.start("outer");

    assertThat(engine.openTasks(outer)).containsExactly("ask");
    assertThat(refusing.asked).isEqualTo(1);
  }
}
