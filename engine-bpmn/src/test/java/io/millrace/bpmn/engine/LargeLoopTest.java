package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.Branch;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.task.Task;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.WireProxy;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@EngineTest
class LargeLoopTest {

  private static final int INSTANCES = 10_000;
  private static final int SAMPLE = 1_000;

  /** What grows with the loop is seen with these, too; the whole number is run on one database. */
  private static final int FEWER = 3_000;

  private static final int BRANCHES = 210;
  private static final int FEW = 20;

  @Test
  void theLastInstancesOfALargeLoopCostOnTheWireWhatTheFirstDid(TestEngine engine) {
    // given
    var instances = engine.database().kind() == DatabaseKind.POSTGRESQL ? INSTANCES : FEWER;
    engine.deploy(
        process("large")
            .userTask("vote", t -> t.multiInstance(m -> m.cardinality(instances)))
            .userTask("count"));
    var instance = engine.start("large");
    var tasks = engine.tasks().createTaskQuery().processInstanceId(instance.getId()).list();
    assertThat(tasks).hasSize(instances);
    // when
    var first = complete(engine, tasks.subList(0, SAMPLE));
    tasks
        .subList(SAMPLE, instances - SAMPLE)
        .forEach(task -> engine.tasks().complete(task.getId()));
    var last = complete(engine, tasks.subList(instances - SAMPLE, instances));
    // then
    assertThat(engine.openTasks(instance)).containsExactly("count");
    assertThat(last).isLessThanOrEqualTo((long) (first * 1.2));
  }

  @Test
  void aBranchOfAWideForkCostsOnTheWireTheSameHoweverManyThereAre(TestEngine engine) {
    engine.deploy(wide("wide", BRANCHES), wide("wider", 2 * BRANCHES));
    assertThat(costOfBranches(engine, "wider", 2 * BRANCHES))
        .isLessThanOrEqualTo((long) (costOfBranches(engine, "wide", BRANCHES) * 1.2));
  }

  /** Completes all branches of a fork; returns what the last but one cost. */
  private static long costOfBranches(TestEngine engine, String key, int branches) {
    var instance = engine.start(key);
    var tasks = engine.tasks().createTaskQuery().processInstanceId(instance.getId()).list();
    assertThat(tasks).hasSize(branches);
    var last = branches - 1;
    tasks.subList(0, last - FEW).forEach(task -> engine.tasks().complete(task.getId()));
    var cost = complete(engine, tasks.subList(last - FEW, last));
    assertThat(engine.openTasks(instance)).hasSize(1).doesNotContain("count");
    engine.tasks().complete(tasks.get(last).getId());
    assertThat(engine.openTasks(instance)).containsExactly("count");
    return cost;
  }

  private static BpmnBuilder wide(String key, int count) {
    @SuppressWarnings("unchecked")
    Consumer<Branch>[] branches =
        IntStream.range(0, count).mapToObj(LargeLoopTest::vote).toArray(Consumer[]::new);
    return process(key).fork(branches).gateway("parallelGateway", "all", g -> {}).userTask("count");
  }

  private static Consumer<Branch> vote(int number) {
    return branch -> branch.userTask("vote" + number);
  }

  @Test
  void aJoinInALargeInstancePassesForEachTokenThatEveryFlowHas(TestEngine engine) {
    // given
    engine.deploy(
        process("large")
            .fork(
                b -> b.userTask("vote", t -> t.multiInstance(m -> m.cardinality(BRANCHES))),
                b ->
                    b.merge("again")
                        .fork(x -> x.userTask("left"), x -> x.userTask("right"))
                        .gateway("parallelGateway", "both", g -> {})
                        .userTask("more")
                        .connectTo("again")));
    var instance = engine.start("large");
    for (var round = 0; round < 3; round++) {
      // when
      engine.completeTask(instance, "right");
      assertThat(engine.openTasks(instance)).contains("left").doesNotContain("more");
      engine.completeTask(instance, "left");
      // then
      assertThat(engine.openTasks(instance)).contains("more").doesNotContain("left", "right");
      engine.completeTask(instance, "more");
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aJoinInALargeInstancePassesWhenTokensComeTogether(boolean togetherLast, TestEngine engine) {
    // given
    engine.deploy(
        process("large")
            .fork(
                b -> b.userTask("vote", t -> t.multiInstance(m -> m.cardinality(BRANCHES))),
                b ->
                    b.fork(
                            x -> x.userTask("single"),
                            x -> x.userTask("several").fork(y -> y.task("one"), y -> y.task("two")))
                        .gateway("parallelGateway", "all", g -> {})
                        .userTask("more")));
    var instance = engine.start("large");
    // when
    engine.completeTask(instance, togetherLast ? "single" : "several");
    assertThat(engine.openTasks(instance)).doesNotContain("more");
    engine.completeTask(instance, togetherLast ? "several" : "single");
    // then
    assertThat(engine.openTasks(instance)).contains("more").doesNotContain("single", "several");
  }

  @Test
  void twoJoinsInALargeInstanceEachWaitForTheirOwnTokens(TestEngine engine) {
    // given
    engine.deploy(
        process("large")
            .fork(
                b -> b.userTask("vote", t -> t.multiInstance(m -> m.cardinality(BRANCHES))),
                b ->
                    b.fork(x -> x.userTask("a"), x -> x.userTask("b"))
                        .gateway("parallelGateway", "first", g -> {})
                        .userTask("afterFirst"),
                b ->
                    b.fork(x -> x.userTask("c"), x -> x.userTask("d"))
                        .gateway("parallelGateway", "second", g -> {})
                        .userTask("afterSecond")));
    var instance = engine.start("large");
    // when
    engine.completeTask(instance, "a");
    engine.completeTask(instance, "c");
    // then
    assertThat(engine.openTasks(instance)).doesNotContain("afterFirst", "afterSecond");
    // when
    engine.completeTask(instance, "d");
    // then
    assertThat(engine.openTasks(instance)).contains("afterSecond").doesNotContain("afterFirst");
    // when
    engine.completeTask(instance, "b");
    // then
    assertThat(engine.openTasks(instance)).contains("afterFirst", "afterSecond");
  }

  /**
   * Completes tasks through a proxy; returns how many bytes went over the wire, 0 for a database
   * without one.
   */
  private static long complete(TestEngine engine, List<Task> tasks) {
    if (engine.database().kind() == DatabaseKind.H2) {
      tasks.forEach(task -> engine.tasks().complete(task.getId()));
      return 0;
    }
    try (var proxy = WireProxy.before(engine.database());
        var seen = TestEngine.on(engine.database().at(proxy.url()))) {
      seen.tasks().complete(tasks.get(0).getId());
      var before = proxy.counts();
      tasks.subList(1, tasks.size()).forEach(task -> seen.tasks().complete(task.getId()));
      var counts = proxy.counts().since(before);
      return counts.bytesToClient() + counts.bytesToServer();
    }
  }
}
