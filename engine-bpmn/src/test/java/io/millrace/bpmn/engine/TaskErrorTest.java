package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What events keep of errors, and errors that the owner of a user task raises. */
@EngineTest
class TaskErrorTest {

  private static final Trigger BROKEN = Trigger.error("broken");

  @Covers({"38 error boundary event", "68 error or escalation raised from a user task"})
  @Test
  void anErrorOfATaskIsCaughtAtItsBorder(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("work")
            .boundaryEvent(
                "caught",
                BROKEN
                    .with("camunda:errorCodeVariable", "code")
                    .with("camunda:errorMessageVariable", "message"),
                b -> b.userTask("repair"))
            .userTask("after"));
    var instance = engine.start("order");
    var task = engine.task(instance, "work").getId();
    engine.tasks().handleBpmnError(task, "broken", "no glue", Map.of("v", 1));
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(engine.runtime().getVariables(instance.getId()))
        .isEqualTo(Map.of("code", "broken", "message", "no glue", "v", 1));
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("work: boundary event 'caught'");
    assertThatThrownBy(() -> engine.tasks().complete(task))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Covers("68 error or escalation raised from a user task")
  @Covers(value = "38 error boundary event", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void anErrorOfATaskInALoopOfACalledProcessIsCaughtAtTheCall(TestEngine engine) {
    engine.deploy(
        process("called").userTask("work", n -> n.multiInstance(l -> l.cardinality(3))),
        process("order")
            .callActivity("call", "called")
            .boundaryEvent("caught", BROKEN, b -> b.userTask("repair")));
    var instance = engine.start("order");
    var task = engine.tasks().createTaskQuery().list().get(1);
    engine.tasks().handleBpmnError(task.getId(), "broken");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(engine.tasks().createTaskQuery().count()).isEqualTo(1);
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(1);
  }

  @Test
  void anErrorThatNobodyCatchesChangesNothing(TestEngine engine) {
    engine.deploy(process("order").userTask("work"));
    var instance = engine.start("order");
    var task = engine.task(instance, "work").getId();
    assertThatThrownBy(() -> engine.tasks().handleBpmnError(task, "broken", "why", Map.of("v", 1)))
        .isInstanceOf(BpmnError.class)
        .hasMessageContaining("broken");
    assertThat(engine.openTasks(instance)).containsExactly("work");
    assertThat(engine.runtime().getVariables(instance.getId())).isEmpty();
  }

  @Test
  void whatCannotBeRaisedIsRefusedInWords(TestEngine engine) {
    var alone = engine.tasks().newTask();
    engine.tasks().saveTask(alone);
    var tasks = engine.tasks();
    assertThatThrownBy(() -> tasks.handleEscalation(alone.getId(), "late"))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("belongs to no process");
    assertThatThrownBy(() -> tasks.handleBpmnError("4711", "late"))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> tasks.handleBpmnError(alone.getId(), null))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> tasks.handleEscalation(alone.getId(), ""))
        .isInstanceOf(BadArgumentException.class);
    tasks.deleteTask(alone.getId());
  }

  @Test
  void theOtherFamilysVariableTakesTheCodeWhereItSays(TestEngine engine) {
    engine.deploy(
        process("wide")
            .userTask("work")
            .boundaryEvent(
                "caught",
                BROKEN.with("flowable:errorVariableName", "e"),
                b -> b.userTask("repair")),
        process("local")
            .userTask("work")
            .boundaryEvent(
                "caught",
                BROKEN
                    .with("flowable:errorVariableName", "e")
                    .with("flowable:errorVariableLocalScope", true),
                b -> b.userTask("repair", n -> n.assignee("${e}"))),
        process("passing")
            .userTask("work")
            .boundaryEvent(
                "caught",
                BROKEN
                    .with("flowable:errorVariableName", "e")
                    .with("flowable:errorVariableTransient", true),
                b -> b.userTask("repair", n -> n.assignee("${e}"))));
    for (var key : new String[] {"wide", "local", "passing"}) {
      var instance = engine.start(key);
      engine.tasks().handleBpmnError(engine.task(instance, "work").getId(), "broken");
      var seen = engine.runtime().getVariables(instance.getId());
      assertThat(seen).isEqualTo(key.equals("wide") ? Map.of("e", "broken") : Map.of());
      var repair = engine.task(instance, "repair");
      assertThat(repair.getAssignee()).isEqualTo(key.equals("wide") ? null : "broken");
      var atTask = engine.runtime().getVariablesLocal(repair.getExecutionId());
      assertThat(atTask).isEqualTo(key.equals("local") ? Map.of("e", "broken") : Map.of());
    }
  }

  @Covers("47 error end event")
  @Test
  void theMessageOfAnErrorEndEventMayBeAnExpression(TestEngine engine) {
    engine.deploy(
        process("order")
            .declare(
                "error", "id", "e", "errorCode", "broken", "camunda:errorMessage", "no ${what}")
            .subProcess("sub", s -> s.endEvent("bad", Trigger.anyError().with("errorRef", "e")))
            .boundaryEvent(
                "caught",
                BROKEN.with("camunda:errorMessageVariable", "message"),
                b -> b.userTask("repair")));
    var instance = engine.start("order", Map.of("what", "glue"));
    assertThat(engine.runtime().getVariable(instance.getId(), "message")).isEqualTo("no glue");
  }
}
