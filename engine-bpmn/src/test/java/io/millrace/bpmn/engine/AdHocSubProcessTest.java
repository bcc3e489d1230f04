package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.EnabledActivity;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Ad-hoc sub-processes: what is in them is started from outside. */
@EngineTest
class AdHocSubProcessTest {

  private static final Consumer<NodeBuilder> CONTENT =
      node ->
          node.inside("userTask", "id", "a", "name", "A")
              .inside("userTask", "id", "b")
              .inside("userTask", "id", "c")
              .inside("sequenceFlow", "id", "bc", "sourceRef", "b", "targetRef", "c");

  private static BpmnBuilder care(Consumer<NodeBuilder> more) {
    return process("care").adHocSubProcess("visit", more.andThen(CONTENT)).userTask("after");
  }

  private static String visit(TestEngine engine, ProcessInstance care) {
    return engine.runtime().getAdhocSubProcessExecutions(care.getId()).get(0).getId();
  }

  @Covers("99 ad-hoc sub-process")
  @Test
  void itsActivitiesAreStartedInAnyOrderAndAnyNumberOfTimes(TestEngine engine) {
    engine.deploy(care(n -> {}));
    var care = engine.start("care");
    assertThat(engine.openTasks(care)).isEmpty();
    var visit = visit(engine, care);
    assertThat(engine.runtime().getEnabledActivitiesFromAdhocSubProcess(visit))
        .extracting(EnabledActivity::getId, EnabledActivity::getName, EnabledActivity::getType)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("a", "A", "userTask"),
            org.assertj.core.groups.Tuple.tuple("b", null, "userTask"));
    var started = engine.runtime().executeActivityInAdhocSubProcess(visit, "b");
    assertThat(started.getParentId()).isEqualTo(visit);
    engine.runtime().executeActivityInAdhocSubProcess(visit, "a");
    engine.runtime().executeActivityInAdhocSubProcess(visit, "a");
    assertThat(engine.openTasks(care)).containsExactly("a", "a", "b");
    engine.completeTask(care, "b");
    assertThat(engine.openTasks(care)).containsExactly("a", "a", "c");
  }

  @Test
  void itWaitsUntilItIsCompleted(TestEngine engine) {
    engine.deploy(care(n -> {}));
    var care = engine.start("care");
    var visit = visit(engine, care);
    engine.runtime().executeActivityInAdhocSubProcess(visit, "a");
    assertThatThrownBy(() -> engine.runtime().completeAdhocSubProcess(visit))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("under way");
    engine.completeTask(care, "a");
    assertThat(engine.underWay(care)).containsExactly("visit");
    engine.runtime().completeAdhocSubProcess(visit);
    assertThat(engine.openTasks(care)).containsExactly("after");
    assertThat(engine.history(care)).containsExactly("a", "start", "visit");
  }

  @Test
  void aSequentialOneHasOneActivityUnderWay(TestEngine engine) {
    engine.deploy(care(n -> n.attribute("ordering", "Sequential")));
    var care = engine.start("care");
    var visit = visit(engine, care);
    engine.runtime().executeActivityInAdhocSubProcess(visit, "b");
    assertThat(engine.runtime().getEnabledActivitiesFromAdhocSubProcess(visit)).isEmpty();
    assertThatThrownBy(() -> engine.runtime().executeActivityInAdhocSubProcess(visit, "a"))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("sequential");
    engine.completeTask(care, "b");
    engine.completeTask(care, "c");
    engine.runtime().executeActivityInAdhocSubProcess(visit, "a");
    assertThat(engine.openTasks(care)).containsExactly("a");
  }

  @Test
  void itEndsWhenItsConditionHoldsAndCancelsWhatIsLeft(TestEngine engine) {
    engine.deploy(care(n -> n.child("completionCondition", "${done}")));
    var care = engine.start("care", Map.of("done", false));
    var visit = visit(engine, care);
    engine.runtime().executeActivityInAdhocSubProcess(visit, "a");
    engine.runtime().executeActivityInAdhocSubProcess(visit, "b");
    engine.tasks().complete(engine.task(care, "b").getId(), Map.of("done", true));
    assertThat(engine.openTasks(care)).containsExactly("after");
    var a = engine.history().createHistoricActivityInstanceQuery().activityId("a").singleResult();
    assertThat(a.getDeleteReason()).isEqualTo("completion condition of 'visit'");
    assertThat(engine.history(care)).doesNotContain("c");
  }

  @Test
  void itMayWaitForWhatIsLeft(TestEngine engine) {
    engine.deploy(
        care(
            n ->
                n.attribute("cancelRemainingInstances", false)
                    .child("completionCondition", "${done}")));
    var care = engine.start("care", Map.of("done", false));
    var visit = visit(engine, care);
    engine.runtime().executeActivityInAdhocSubProcess(visit, "a");
    engine.runtime().executeActivityInAdhocSubProcess(visit, "b");
    engine.tasks().complete(engine.task(care, "a").getId(), Map.of("done", true));
    assertThat(engine.openTasks(care)).containsExactly("b");
    engine.completeTask(care, "b");
    engine.completeTask(care, "c");
    assertThat(engine.openTasks(care)).containsExactly("after");
  }

  @Covers(value = "99 ad-hoc sub-process", aspect = Aspect.INTERRUPTED)
  @Test
  void aBoundaryEventInterruptsIt(TestEngine engine) {
    engine.deploy(
        process("care")
            .adHocSubProcess("visit", CONTENT)
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("stopped")));
    var care = engine.start("care");
    var visit = visit(engine, care);
    engine.runtime().executeActivityInAdhocSubProcess(visit, "a");
    engine.runtime().messageEventReceived("stop", visit);
    assertThat(engine.openTasks(care)).containsExactly("stopped");
    assertThat(engine.runtime().getAdhocSubProcessExecutions(care.getId())).isEmpty();
  }

  @Covers(value = "99 ad-hoc sub-process", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void eachInstanceOfALoopIsOneOfItsOwn(TestEngine engine) {
    engine.deploy(
        process("care")
            .adHocSubProcess(
                "visit",
                n ->
                    CONTENT
                        .andThen(
                            m ->
                                m.multiInstance(l -> l.cardinality(2))
                                    .child("completionCondition", "${true}"))
                        .accept(n))
            .userTask("after"));
    var care = engine.start("care");
    var visits = engine.runtime().getAdhocSubProcessExecutions(care.getId());
    assertThat(visits).hasSize(2);
    for (var visit : visits) {
      engine.runtime().executeActivityInAdhocSubProcess(visit.getId(), "a");
      engine.completeTask(care, "a");
    }
    assertThat(engine.openTasks(care)).containsExactly("after");
  }

  @Covers(value = "99 ad-hoc sub-process", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void onesInsideOthersAreFound(TestEngine engine) {
    engine.deploy(
        process("care")
            .adHocSubProcess(
                "outer",
                o ->
                    o.inside(
                        "adHocSubProcess",
                        i -> i.attribute("id", "inner").inside("userTask", "id", "a")))
            .userTask("after"));
    var care = engine.start("care");
    var outer = visit(engine, care);
    engine.runtime().executeActivityInAdhocSubProcess(outer, "inner");
    var both = engine.runtime().getAdhocSubProcessExecutions(care.getId());
    assertThat(both).hasSize(2);
    var inner = both.get(1).getId();
    engine.runtime().executeActivityInAdhocSubProcess(inner, "a");
    engine.completeTask(care, "a");
    engine.runtime().completeAdhocSubProcess(inner);
    engine.runtime().completeAdhocSubProcess(outer);
    assertThat(engine.openTasks(care)).containsExactly("after");
  }

  @Test
  void whatIsNoAdHocSubProcessIsRefused(TestEngine engine) {
    engine.deploy(process("p").userTask("a"));
    var p = engine.start("p");
    var task = engine.executionAt(p, "a");
    assertThatThrownBy(() -> engine.runtime().completeAdhocSubProcess(task))
        .isInstanceOf(IllegalStateEngineException.class);
    assertThatThrownBy(() -> engine.runtime().executeActivityInAdhocSubProcess(task, "a"))
        .isInstanceOf(IllegalStateEngineException.class);
    assertThatThrownBy(() -> engine.runtime().getEnabledActivitiesFromAdhocSubProcess("999999"))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> engine.runtime().getAdhocSubProcessExecutions("999999"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  private static final Consumer<NodeBuilder> COMPENSATED =
      n ->
          n.inside("userTask", "id", "a")
              .inside(
                  "boundaryEvent",
                  e ->
                      e.attribute("id", "e")
                          .attribute("attachedToRef", "a")
                          .inside("compensateEventDefinition"))
              .inside("userTask", "id", "undoA", "isForCompensation", true)
              .inside("association", "id", "as", "sourceRef", "e", "targetRef", "undoA");

  @Test
  void whatCompletedInItCanBeCompensated(TestEngine engine) {
    engine.deploy(
        process("care")
            .adHocSubProcess("visit", COMPENSATED)
            .endEvent("undo", Trigger.compensation()));
    var care = engine.start("care");
    var visit = visit(engine, care);
    assertThat(engine.runtime().getEnabledActivitiesFromAdhocSubProcess(visit)).hasSize(1);
    engine.runtime().executeActivityInAdhocSubProcess(visit, "a");
    engine.completeTask(care, "a");
    engine.runtime().completeAdhocSubProcess(visit);
    engine.completeTask(care, "undoA");
    assertThat(engine.hasEnded(care)).isTrue();
  }

  private static Consumer<NodeBuilder> handler(
      String id, boolean interrupting, Consumer<NodeBuilder> definition) {
    return node ->
        node.inside(
            "subProcess",
            handler ->
                handler
                    .attribute("id", id)
                    .attribute("triggeredByEvent", true)
                    .inside(
                        "startEvent",
                        start ->
                            definition.accept(
                                start
                                    .attribute("id", id + "Start")
                                    .attribute("isInterrupting", interrupting)))
                    .inside("userTask", "id", id + "Task")
                    .inside(
                        "sequenceFlow",
                        "id",
                        id + "Flow",
                        "sourceRef",
                        id + "Start",
                        "targetRef",
                        id + "Task"));
  }

  private static Consumer<NodeBuilder> when(String condition) {
    return start ->
        start.inside("conditionalEventDefinition", d -> d.insideText("condition", condition));
  }

  @Test
  void whileItIsIdleItsEventSubProcessesHearTheirEvents(TestEngine engine) {
    engine.deploy(care(handler("beside", false, when("${x == 1}"))));
    var care = engine.start("care");
    var visit = visit(engine, care);
    engine.runtime().setVariable(care.getId(), "x", 1);
    assertThat(engine.openTasks(care)).containsExactly("besideTask");
    assertThat(engine.runtime().getEnabledActivitiesFromAdhocSubProcess(visit))
        .extracting(EnabledActivity::getId)
        .containsExactly("a", "b");
    engine.completeTask(care, "besideTask");
    engine.runtime().executeActivityInAdhocSubProcess(visit, "a");
    assertThat(engine.openTasks(care)).containsExactly("a");
    engine.completeTask(care, "a");
    engine.runtime().completeAdhocSubProcess(visit);
    assertThat(engine.openTasks(care)).containsExactly("after");
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isZero();
  }

  @Test
  void anEventSubProcessThatInterruptsItIsItsEnd(TestEngine engine) {
    engine.deploy(care(handler("instead", true, when("${x == 1}"))));
    var idle = engine.start("care");
    engine.runtime().setVariable(idle.getId(), "x", 1);
    assertThat(engine.openTasks(idle)).containsExactly("insteadTask");
    var visit = visit(engine, idle);
    assertThat(engine.runtime().getEnabledActivitiesFromAdhocSubProcess(visit)).isEmpty();
    assertThatThrownBy(() -> engine.runtime().executeActivityInAdhocSubProcess(visit, "a"))
        .isInstanceOf(IllegalStateEngineException.class);
    engine.completeTask(idle, "insteadTask");
    assertThat(engine.openTasks(idle)).containsExactly("after");
    var busy = engine.start("care");
    engine.runtime().executeActivityInAdhocSubProcess(visit(engine, busy), "a");
    engine.runtime().setVariable(busy.getId(), "x", 1);
    assertThat(engine.openTasks(busy)).containsExactly("insteadTask");
    engine.completeTask(busy, "insteadTask");
    assertThat(engine.openTasks(busy)).containsExactly("after");
  }

  @Test
  void itsCompletionIsNotDisturbedByWhatComesAtTheSameTime(TestEngine engine) {
    engine.deploy(
        care(
            handler("beside", false, when("${done}"))
                .andThen(n -> n.insideText("completionCondition", "${done}"))));
    var care = engine.start("care");
    engine.runtime().executeActivityInAdhocSubProcess(visit(engine, care), "a");
    engine.tasks().complete(engine.task(care, "a").getId(), Map.of("done", true));
    assertThat(engine.openTasks(care)).containsExactly("after");
  }

  @Test
  void whatEndsItCanBeCompensatedToo(TestEngine engine) {
    engine.deploy(
        process("care")
            .adHocSubProcess(
                "visit", COMPENSATED.andThen(n -> n.insideText("completionCondition", "${done}")))
            .endEvent("undo", Trigger.compensation()));
    var care = engine.start("care");
    engine.runtime().executeActivityInAdhocSubProcess(visit(engine, care), "a");
    engine.tasks().complete(engine.task(care, "a").getId(), Map.of("done", true));
    assertThat(engine.openTasks(care)).containsExactly("undoA");
    engine.completeTask(care, "undoA");
    assertThat(engine.hasEnded(care)).isTrue();
  }

  @Test
  void nothingIsStartedInOneThatAJobIsGoingToLeave(TestEngine engine) {
    engine.deploy(care(NodeBuilder::asyncAfter));
    var care = engine.start("care");
    var runtime = engine.runtime();
    var visit = visit(engine, care);
    runtime.completeAdhocSubProcess(visit);
    assertThatThrownBy(() -> runtime.executeActivityInAdhocSubProcess(visit, "a"))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("is complete");
    assertThatThrownBy(() -> runtime.completeAdhocSubProcess(visit))
        .isInstanceOf(IllegalStateEngineException.class);
    assertThat(runtime.getAdhocSubProcessExecutions(care.getId())).isEmpty();
    engine.runDueJobs();
    assertThat(engine.openTasks(care)).containsExactly("after");
  }
}
