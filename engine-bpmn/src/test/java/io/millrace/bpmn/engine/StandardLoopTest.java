package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.LimitExceededException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Activities that are done again and again while a condition holds. */
@EngineTest
class StandardLoopTest {

  private static Consumer<NodeBuilder> loop(String condition, Object... attributes) {
    return node ->
        node.inside(
            "standardLoopCharacteristics",
            inner -> {
              for (var i = 0; i < attributes.length; i += 2) {
                inner.attribute(String.valueOf(attributes[i]), attributes[i + 1]);
              }
              if (condition != null) {
                inner.child("loopCondition", condition);
              }
            });
  }

  @Covers("107 standard loop")
  @Test
  void itIsDoneAgainWhileTheConditionHolds(TestEngine engine) {
    engine.deploy(process("p").userTask("try", loop("${again}")).userTask("after"));
    var p = engine.start("p", Map.of("again", true));
    engine.completeTask(p, "try");
    assertThat(engine.openTasks(p)).containsExactly("try");
    engine.tasks().complete(engine.task(p, "try").getId(), Map.of("again", false));
    assertThat(engine.openTasks(p)).containsExactly("after");
    assertThat(engine.history(p)).filteredOn("try"::equals).hasSize(2);
  }

  @Test
  void theConditionIsLookedAtBehindTheFirstRoundUnlessItIsTestedBefore(TestEngine engine) {
    engine.deploy(
        process("p")
            .userTask("once", loop("${false}"))
            .userTask("never", loop("${false}", "testBefore", true))
            .userTask("after"));
    var p = engine.start("p");
    assertThat(engine.openTasks(p)).containsExactly("once");
    engine.completeTask(p, "once");
    assertThat(engine.openTasks(p)).containsExactly("after");
  }

  @Test
  void roundsSeeTheirNumberAndTheConditionHowManyAreDone(TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.deploy(
        process("p")
            .serviceTask(
                "work",
                t -> {
                  t.expression("${log.add(loopCounter)}");
                  loop("${loopCounter < 3}", "testBefore", true).accept(t);
                })
            .userTask("after"));
    var p = engine.start("p");
    assertThat(log.entries()).containsExactly("0", "1", "2");
    assertThat(engine.openTasks(p)).containsExactly("after");
  }

  @Test
  void thereAreNoMoreRoundsThanTheMaximum(TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.deploy(
        process("p")
            .serviceTask(
                "work",
                t -> {
                  t.expression("${log.add(loopCounter)}");
                  loop("${true}", "loopMaximum", 2).accept(t);
                })
            .serviceTask(
                "none",
                t -> {
                  t.expression("${log.add('never')}");
                  loop(null, "loopMaximum", "${most}").accept(t);
                }));
    assertThat(engine.start("p", Map.of("most", 0)).isEnded()).isTrue();
    assertThat(log.entries()).containsExactly("0", "1");
  }

  @Test
  void aSubProcessIsDoneAgainWithVariablesOfItsOwn(TestEngine engine) {
    engine.deploy(
        process("p")
            .subProcess("sub", loop("${again}"), s -> s.task("prepare").userTask("try"))
            .userTask("after"));
    var p = engine.start("p", Map.of("again", true));
    var round = engine.runtime().createExecutionQuery().activityId("try").singleResult();
    engine.runtime().setVariableLocal(round.getParentId(), "note", "first");
    engine.completeTask(p, "try");
    assertThat(engine.tasks().hasVariable(engine.task(p, "try").getId(), "note")).isFalse();
    engine.tasks().complete(engine.task(p, "try").getId(), Map.of("again", false));
    assertThat(engine.openTasks(p)).containsExactly("after");
    assertThat(engine.runtime().getVariables(p.getId())).isEqualTo(Map.of("again", false));
  }

  @Test
  void anEventAtItsBorderWaitsAcrossTheRounds(TestEngine engine) {
    engine.deploy(
        process("p")
            .userTask("try", loop("${true}"))
            .boundaryEvent("late", Trigger.timerDuration("PT2H"), b -> b.userTask("gaveUp"))
            .userTask("after"));
    var p = engine.start("p");
    engine.clock().advance(Duration.ofHours(1));
    engine.completeTask(p, "try");
    engine.runDueJobs();
    assertThat(engine.openTasks(p)).containsExactly("try");
    engine.clock().advance(Duration.ofHours(1));
    engine.runDueJobs();
    assertThat(engine.openTasks(p)).containsExactly("gaveUp");
  }

  @Test
  void aJobMayCutEachRound(TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.deploy(
        process("p")
            .serviceTask(
                "work",
                t -> {
                  t.expression("${log.add(loopCounter)}");
                  loop(
                          null,
                          "loopMaximum",
                          2,
                          "millrace:asyncBefore",
                          true,
                          "millrace:asyncAfter",
                          true)
                      .accept(t);
                })
            .userTask("after"));
    var p = engine.start("p");
    assertThat(log.entries()).isEmpty();
    assertThat(engine.runDueJobs()).isEqualTo(4);
    assertThat(log.entries()).containsExactly("0", "1");
    assertThat(engine.openTasks(p)).containsExactly("after");
  }

  @Test
  void manyRoundsNeedNoDeepStackAndLeaveNothing(TestEngine engine) {
    engine.deploy(
        process("p")
            .serviceTask(
                "work",
                t -> {
                  t.expression("${1 + 1}");
                  loop("${loopCounter < 3000}").accept(t);
                })
            .userTask("after"));
    var p = engine.start("p");
    assertThat(engine.openTasks(p)).containsExactly("after");
    assertThat(engine.runtime().createExecutionQuery().processInstanceId(p.getId()).count())
        .isLessThanOrEqualTo(2);
  }

  @Test
  void aLoopThatNeverEndsIsStopped(TestEngine engine) {
    engine.deploy(process("p").activity("task", "work", loop("${true}")));
    assertThatThrownBy(() -> engine.start("p")).isInstanceOf(LimitExceededException.class);
  }

  @Test
  void eachRoundIsCompensated(TestEngine engine) {
    engine.deploy(
        process("p")
            .userTask("book", loop(null, "loopMaximum", 2))
            .compensatedBy("cancel")
            .endEvent("undo", Trigger.compensation()));
    var p = engine.start("p");
    engine.completeTask(p, "book");
    engine.completeTask(p, "book");
    for (var round : new int[] {1, 0}) {
      var task = engine.task(p, "cancel");
      assertThat(engine.tasks().getVariable(task.getId(), "loopCounter")).isEqualTo(round);
      engine.tasks().complete(task.getId());
    }
    assertThat(engine.hasEnded(p)).isTrue();
  }

  @Covers(value = "107 standard loop", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void itRunsInsideMultiInstance(TestEngine engine) {
    engine.deploy(
        process("p")
            .subProcess(
                "each",
                n -> n.multiInstance(l -> l.cardinality(2)),
                s -> s.userTask("try", loop(null, "loopMaximum", 2)))
            .userTask("after"));
    var p = engine.start("p");
    for (var round = 0; round < 2; round++) {
      engine.tasks().createTaskQuery().list().forEach(t -> engine.tasks().complete(t.getId()));
    }
    assertThat(engine.openTasks(p)).containsExactly("after");
  }

  @Covers(value = "107 standard loop", aspect = Aspect.INTERRUPTED)
  @Test
  void anInstanceThatIsDeletedInARoundLeavesNothing(TestEngine engine) {
    engine.deploy(process("p").userTask("try", loop("${true}")));
    var p = engine.start("p");
    engine.completeTask(p, "try");
    engine.runtime().deleteProcessInstance(p.getId(), "test");
    assertThat(engine.hasEnded(p)).isTrue();
  }
}
