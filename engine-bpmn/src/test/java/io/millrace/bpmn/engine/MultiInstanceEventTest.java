package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.LoopBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.conformance.Covers;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Events that the instances of a multi-instance activity throw for events at its border. */
@EngineTest
class MultiInstanceEventTest {

  private static void complete(TestEngine engine, ProcessInstance instance, String task) {
    var found =
        engine
            .tasks()
            .createTaskQuery()
            .processInstanceId(instance.getId())
            .taskDefinitionKey(task)
            .list()
            .get(0);
    engine.tasks().complete(found.getId());
  }

  private static ProcessInstance vote(
      TestEngine engine, boolean interrupts, Trigger caught, Consumer<LoopBuilder> loop) {
    var voting =
        process("ballot")
            .declare("signal", "id", "cast", "name", "cast")
            .declare("escalation", "id", "enough", "escalationCode", "enough")
            .declare("signalEventDefinition", "id", "castEvent", "signalRef", "cast")
            .declare("escalationEventDefinition", "id", "enoughEvent", "escalationRef", "enough")
            .userTask(
                "vote",
                t ->
                    t.multiInstance(
                        m -> {
                          m.cardinality(3);
                          loop.accept(m);
                        }));
    var watched =
        interrupts
            ? voting.boundaryEvent("seen", caught, b -> b.userTask("note"))
            : voting.nonInterruptingBoundaryEvent("seen", caught, b -> b.userTask("note"));
    engine.deploy(watched.userTask("count"));
    return engine.start("ballot");
  }

  @Covers("106 events thrown by the instances of a loop")
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void eachInstanceThrows(boolean sequential, TestEngine engine) {
    var vote =
        vote(
            engine,
            false,
            Trigger.escalation("enough"),
            m ->
                m.attribute("isSequential", sequential)
                    .attribute("behavior", "None")
                    .attribute("noneBehaviorEventRef", "enoughEvent"));
    complete(engine, vote, "vote");
    complete(engine, vote, "vote");
    complete(engine, vote, "vote");
    assertThat(engine.openTasks(vote)).containsExactlyInAnyOrder("note", "note", "note", "count");
  }

  @Test
  void instancesThrowThoughTheLoopHasAnId(TestEngine engine) {
    var vote =
        vote(
            engine,
            true,
            Trigger.escalation("enough"),
            m ->
                m.attribute("id", "voting")
                    .attribute("behavior", "One")
                    .attribute("oneBehaviorEventRef", "enoughEvent"));
    complete(engine, vote, "vote");
    assertThat(engine.openTasks(vote)).containsExactly("note");
  }

  @Test
  void theFirstInstanceThrows(TestEngine engine) {
    var vote =
        vote(
            engine,
            false,
            Trigger.signal("cast"),
            m -> m.attribute("behavior", "One").attribute("oneBehaviorEventRef", "castEvent"));
    complete(engine, vote, "vote");
    complete(engine, vote, "vote");
    assertThat(engine.openTasks(vote)).containsExactlyInAnyOrder("note", "vote");
    complete(engine, vote, "vote");
    assertThat(engine.openTasks(vote)).containsExactlyInAnyOrder("note", "count");
  }

  @ParameterizedTest
  @ValueSource(strings = {"signal", "escalation"})
  void whatInterruptsEndsTheLoop(String kind, TestEngine engine) {
    var caught = kind.equals("signal") ? Trigger.signal("cast") : Trigger.escalation("enough");
    var thrown = kind.equals("signal") ? "castEvent" : "enoughEvent";
    var vote =
        vote(
            engine,
            true,
            caught,
            m -> m.attribute("behavior", "One").attribute("oneBehaviorEventRef", thrown));
    complete(engine, vote, "vote");
    assertThat(engine.openTasks(vote)).containsExactly("note");
    complete(engine, vote, "note");
    assertThat(engine.hasEnded(vote)).isTrue();
  }

  @Test
  void aConditionSaysWhenAnInstanceThrows(TestEngine engine) {
    var vote =
        vote(
            engine,
            true,
            Trigger.escalation("enough"),
            m ->
                m.attribute("behavior", "Complex")
                    .inside(
                        "complexBehaviorDefinition",
                        c ->
                            c.child("condition", "${nrOfCompletedInstances == 2}")
                                .inside(
                                    "event",
                                    e ->
                                        e.inside(
                                            "escalationEventDefinition",
                                            "escalationRef",
                                            "enough"))));
    complete(engine, vote, "vote");
    assertThat(engine.openTasks(vote)).containsExactly("vote", "vote");
    complete(engine, vote, "vote");
    assertThat(engine.openTasks(vote)).containsExactly("note");
  }

  @Test
  void anEventThatNobodyCatchesDoesNoHarm(TestEngine engine) {
    engine.deploy(
        process("ballot")
            .declare("escalation", "id", "enough", "escalationCode", "enough")
            .declare("escalationEventDefinition", "id", "enoughEvent", "escalationRef", "enough")
            .userTask(
                "vote",
                t ->
                    t.multiInstance(
                        m ->
                            m.cardinality(2)
                                .attribute("behavior", "None")
                                .attribute("noneBehaviorEventRef", "enoughEvent")))
            .userTask("count"));
    var vote = engine.start("ballot");
    complete(engine, vote, "vote");
    complete(engine, vote, "vote");
    assertThat(engine.openTasks(vote)).containsExactly("count");
  }
}
