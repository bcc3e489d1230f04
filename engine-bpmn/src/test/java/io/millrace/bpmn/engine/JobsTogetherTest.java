package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.job.FinishedJobs;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A node under load finishes short jobs together; what that comes to is as if each ran alone. */
@EngineTest
@Timeout(300)
class JobsTogetherTest {

  private static final int INSTANCES = 200;
  private static final int BRANCHES = 10;

  /** How many branches come to joins; {@code -Dmillrace.test.joins=10000} for more. */
  private static final int JOINS = Integer.getInteger("millrace.test.joins", 200);

  private final Map<String, AtomicInteger> runs = new ConcurrentHashMap<>();
  private final FinishedJobs ends = new FinishedJobs();

  private JavaDelegate counted() {
    return execution -> {
      var at = execution.getCurrentActivityId() + " " + execution.getId();
      runs.computeIfAbsent(at, id -> new AtomicInteger()).incrementAndGet();
      execution.setVariable(execution.getCurrentActivityId(), execution.getId());
    };
  }

  private static Consumer<NodeBuilder> aside() {
    return t -> t.delegateExpression("${work}").asyncBefore().notExclusive();
  }

  /** Lets one node run a number of jobs. */
  private void run(TestEngine engine, int jobs, JavaDelegate work) throws InterruptedException {
    try (var node = node(engine, work)) {
      ends.await(jobs);
      assertThat(node.getName()).isNotNull();
    }
  }

  private void run(TestEngine engine, int jobs) throws InterruptedException {
    run(engine, jobs, counted());
  }

  private ProcessEngine node(TestEngine engine, JavaDelegate work) {
    var database = engine.database();
    return new ProcessEngineConfiguration()
        .setJdbcUrl(database.url())
        .setJdbcUsername(database.user())
        .setJdbcPassword(database.password())
        .setAsyncExecutorThreads(4)
        .setBeans(Map.of("work", work))
        .setMetrics(ends)
        .setAsyncExecutorActivate(true)
        .buildProcessEngine();
  }

  private static BpmnBuilder wide(int branches) {
    return process("wide")
        .serviceTask(
            "step",
            t ->
                t.delegateExpression("${work}")
                    .multiInstance(
                        l ->
                            l.cardinality(branches)
                                .attribute("millrace:asyncBefore", true)
                                .attribute("millrace:exclusive", false)))
        .userTask("ship");
  }

  private void assertEachRanOnce(int works) {
    assertThat(runs).hasSize(works);
    assertThat(runs.values()).extracting(AtomicInteger::get).containsOnly(1);
  }

  private static void start(TestEngine engine, String process, int instances) {
    for (var i = 0; i < instances; i++) {
      engine.start(process, Map.of("number", i));
    }
  }

  @Test
  void instancesThatShareTransactionsComeWhereEachComesByItself(TestEngine engine)
      throws Exception {
    // given
    engine.bean("work", counted());
    engine.deploy(
        process("order")
            .serviceTask("pack", aside())
            .serviceTask("ship", aside())
            .userTask("bill"));
    start(engine, "order", INSTANCES);
    // when
    run(engine, 2 * INSTANCES);
    // then
    assertEachRanOnce(2 * INSTANCES);
    assertThat(ends.together()).isPositive();
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("bill").count())
        .isEqualTo(INSTANCES);
    assertThat(engine.runtime().createVariableInstanceQuery().variableName("ship").count())
        .isEqualTo(INSTANCES);
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .activityId("pack")
                .finished()
                .count())
        .isEqualTo(INSTANCES);
    assertThat(engine.management().createJobQuery().count()).isZero();
  }

  @Test
  void whatCallsUserCodeUnderTheLockRunsByItself(TestEngine engine) throws Exception {
    // given
    engine.bean("work", counted());
    engine.deploy(
        process("order")
            .serviceTask("pack", aside())
            .serviceTask("label", t -> t.delegateExpression("${work}"))
            .serviceTask("ship", t -> t.delegateExpression("${work}").asyncBefore()));
    start(engine, "order", INSTANCES / 2);
    // when
    run(engine, INSTANCES);
    // then
    assertEachRanOnce(3 * INSTANCES / 2);
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
    assertThat(engine.history().createHistoricProcessInstanceQuery().finished().count())
        .isEqualTo(INSTANCES / 2);
  }

  @Test
  void noBranchOverwritesWhatAnotherOneHasSet(TestEngine engine) throws Exception {
    // given
    JavaDelegate counts =
        execution -> execution.setVariable("count", (Integer) execution.getVariable("count") + 1);
    engine.deploy(wide(BRANCHES));
    for (var i = 0; i < INSTANCES / BRANCHES; i++) {
      engine.start("wide", Map.of("count", 0));
    }
    // when
    run(engine, INSTANCES, counts);
    // then
    assertThat(
            engine
                .runtime()
                .createProcessInstanceQuery()
                .variableValueEquals("count", BRANCHES)
                .count())
        .isEqualTo(INSTANCES / BRANCHES);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 8, 50})
  void everyJoinOnTwoNodesPassesOnceAndNoWorkIsDoneTwice(int branches, TestEngine engine)
      throws Exception {
    // given
    var instances = Math.max(1, JOINS / branches);
    engine.bean("work", counted());
    engine.deploy(wide(branches));
    start(engine, "wide", instances);
    // when
    try (var one = node(engine, counted());
        var other = node(engine, counted())) {
      ends.await(instances * branches);
      assertThat(one.getName()).isEqualTo(other.getName());
    }
    // then
    assertEachRanOnce(instances * branches);
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("ship").count())
        .isEqualTo(instances);
    assertThat(engine.management().createJobQuery().count()).isZero();
  }

  @Test
  void branchesOfManyInstancesJoinOnce(TestEngine engine) throws Exception {
    // given
    engine.bean("work", counted());
    engine.deploy(
        process("wide")
            .fork(
                b -> b.serviceTask("a", aside()),
                b -> b.serviceTask("b", aside()),
                b -> b.serviceTask("c", aside()))
            .join()
            .userTask("ship"));
    start(engine, "wide", INSTANCES / 4);
    // when
    run(engine, 3 * INSTANCES / 4);
    // then
    assertEachRanOnce(3 * INSTANCES / 4);
    assertThat(engine.tasks().createTaskQuery().count()).isEqualTo(INSTANCES / 4);
    assertThat(engine.management().createJobQuery().count()).isZero();
  }
}
