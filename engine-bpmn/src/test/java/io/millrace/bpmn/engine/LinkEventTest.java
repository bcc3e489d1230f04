package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;

@EngineTest
class LinkEventTest {

  @Covers(
      value = {"23 link catch event", "32 link throw event"},
      aspect = {Aspect.NORMAL, Aspect.HISTORY})
  @Test
  void theFlowGoesOnWhereTheLinkIsCaught(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("before")
            .linkTo("from", "a")
            .linkFrom("to", "a")
            .userTask("after"));
    var instance = engine.start("order");
    engine.completeTask(instance, "before");
    assertThat(engine.openTasks(instance)).containsExactly("after");
    assertThat(Aftermath.completed(engine, instance))
        .containsExactly("before", "from", "start", "to");
    engine.completeTask(instance, "after");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void severalEventsLeadToOneAndEachBringsItsToken(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(b -> b.linkTo("from1", "a"), b -> b.userTask("x").linkTo("from2", "a"))
            .linkFrom("to", "a")
            .userTask("after"));
    var instance = engine.start("order");
    engine.completeTask(instance, "x");
    assertThat(engine.openTasks(instance)).containsExactly("after", "after");
  }

  @Test
  void aLoopThroughALinkRunsUntilItsConditionEndsIt(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask("count", n -> n.expression("${n + 1}").resultVariable("n"))
            .choose("enough")
            .when("${n >= 200}", b -> b.userTask("after"))
            .otherwise(b -> b.linkTo("back", "a"))
            .linkFrom("again", "a")
            .connectTo("count"));
    var instance = engine.start("order", Map.of("n", 0));
    assertThat(engine.openTasks(instance)).containsExactly("after");
  }

  @Covers(
      value = {"23 link catch event", "32 link throw event"},
      aspect = {Aspect.IN_SUB_PROCESS, Aspect.IN_MULTI_INSTANCE})
  @Test
  void linksOfAScopeAndOfItsSubProcessHaveNothingToDoWithEachOther(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.cardinality(2)),
                s -> s.linkTo("from1", "a").linkFrom("to1", "a").userTask("inside"))
            .linkTo("from2", "a")
            .linkFrom("to2", "a")
            .userTask("after"));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactly("inside", "inside");
    engine.tasks().createTaskQuery().list().forEach(t -> engine.tasks().complete(t.getId()));
    assertThat(engine.openTasks(instance)).containsExactly("after");
  }

  @Test
  void jobsAndListenersAroundTheEventsWork(TestEngine engine) {
    var log = new ArrayList<String>();
    engine.bean("log", log);
    engine.deploy(
        process("order")
            .linkTo("from", "a", n -> n.asyncAfter().executionListener("end", "${log.add('from')}"))
            .linkFrom(
                "to", "a", n -> n.asyncBefore().executionListener("start", "${log.add('to')}"))
            .userTask("after"));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).isEmpty();
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("after");
    assertThat(log).containsExactly("from", "to");
  }
}
