package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.ExpressionException;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Multi-instance activities, parallel and sequential. */
@EngineTest
class MultiInstanceTest {

  private static List<Task> tasks(TestEngine engine, ProcessInstance instance) {
    return engine.tasks().createTaskQuery().processInstanceId(instance.getId()).list();
  }

  private static List<Object> values(TestEngine engine, ProcessInstance instance, String variable) {
    return tasks(engine, instance).stream()
        .map(t -> engine.tasks().getVariable(t.getId(), variable))
        .toList();
  }

  private static void completeFirst(TestEngine engine, ProcessInstance instance) {
    engine.tasks().complete(tasks(engine, instance).get(0).getId());
  }

  @Covers({"100 parallel multi-instance activity", "101 sequential multi-instance activity"})
  @ParameterizedTest
  @ValueSource(strings = {"3", "${n}", "${n + 0}"})
  void cardinalityGivesTheNumberOfInstances(String cardinality, TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("vote", t -> t.multiInstance(m -> m.cardinality(cardinality)))
            .userTask("count"));
    var order = engine.start("order", Map.of("n", 3));
    assertThat(engine.openTasks(order)).containsExactly("vote", "vote", "vote");
    assertThat(engine.underWay(order)).containsExactly("vote", "vote", "vote");
    completeFirst(engine, order);
    completeFirst(engine, order);
    assertThat(engine.openTasks(order)).containsExactly("vote");
    completeFirst(engine, order);
    assertThat(engine.openTasks(order)).containsExactly("count");
    assertThat(engine.trail(order)).containsExactly("start", "vote", "vote", "vote");
  }

  @Covers("102 collection and element of a loop")
  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "activiti", "camunda", "operaton"})
  void eachInstanceGetsItsElement(String prefix, TestEngine engine) {
    engine.bean("voters", List.of("kermit", "fozzie"));
    engine.deploy(
        process("order")
            .userTask(
                "vote",
                t ->
                    t.name("Vote of ${voter}")
                        .assignee("${voter}")
                        .multiInstance(
                            m ->
                                m.attribute(prefix + ":collection", "${voters}")
                                    .attribute(prefix + ":elementVariable", "voter"))));
    var order = engine.start("order");
    assertThat(tasks(engine, order))
        .extracting(Task::getName, Task::getAssignee)
        .containsExactly(tuple("Vote of kermit", "kermit"), tuple("Vote of fozzie", "fozzie"));
    assertThat(values(engine, order, "voter")).containsExactly("kermit", "fozzie");
    assertThat(engine.runtime().hasVariable(order.getId(), "voter")).isFalse();
  }

  @Covers("102 collection and element of a loop")
  @ParameterizedTest
  @ValueSource(strings = {"voters", "${voters}"})
  void aVariableMayHoldTheCollection(String collection, TestEngine engine) throws Exception {
    engine.deploy(
        process("order")
            .userTask(
                "vote", t -> t.assignee("${v}").multiInstance(m -> m.collection(collection, "v"))));
    var json = new ObjectMapper().readTree("[\"kermit\", \"fozzie\"]");
    var order = engine.start("order", Map.of("voters", json));
    assertThat(tasks(engine, order))
        .extracting(Task::getAssignee)
        .containsExactly("kermit", "fozzie");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aNumberBesideACollectionSaysHowManyElementsAreUsed(boolean sequential, TestEngine engine) {
    engine.bean("voters", List.of("kermit", "fozzie", "gonzo"));
    engine.deploy(
        process("order")
            .userTask(
                "vote",
                t ->
                    t.assignee("${voter}")
                        .multiInstance(
                            m ->
                                m.attribute("isSequential", sequential)
                                    .collection("${voters}", "voter")
                                    .cardinality("${n}"))));
    var order = engine.start("order", Map.of("n", 2));
    var voters = new ArrayList<String>();
    while (!engine.hasEnded(order)) {
      voters.add(tasks(engine, order).get(0).getAssignee());
      completeFirst(engine, order);
    }
    assertThat(voters).containsExactly("kermit", "fozzie");
    assertThatThrownBy(() -> engine.start("order", Map.of("n", 4)))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("vote")
        .hasMessageContaining("${voters}");
  }

  @Test
  void aSequenceKeepsItsNumberWhateverTheVariableSaysLater(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("vote", t -> t.multiInstance(m -> m.sequential().cardinality("${n}")))
            .userTask("count"));
    var order = engine.start("order", Map.of("n", 3));
    engine.runtime().setVariable(order.getId(), "n", 1);
    for (var i = 0; i < 3; i++) {
      engine.completeTask(order, "vote");
    }
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @Test
  void aLoopCountsItsInstances(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "vote",
                t ->
                    t.name("${loopCounter} of ${nrOfInstances}")
                        .multiInstance(m -> m.cardinality(3))));
    var order = engine.start("order");
    assertThat(tasks(engine, order))
        .extracting(Task::getName)
        .containsExactly("0 of 3", "1 of 3", "2 of 3");
    // when
    completeFirst(engine, order);
    // then
    var execution = tasks(engine, order).get(0).getExecutionId();
    var runtime = engine.runtime();
    assertThat(runtime.getVariable(execution, "loopCounter")).isEqualTo(1);
    assertThat(runtime.getVariable(execution, "nrOfInstances")).isEqualTo(3);
    assertThat(runtime.getVariable(execution, "nrOfActiveInstances")).isEqualTo(2);
    assertThat(runtime.getVariable(execution, "nrOfCompletedInstances")).isEqualTo(1);
    assertThat(values(engine, order, "loopCounter")).containsExactly(1, 2);
  }

  @Test
  void sequentialInstancesFollowEachOther(TestEngine engine) {
    // given
    engine.bean("voters", List.of("kermit", "fozzie", "gonzo"));
    engine.deploy(
        process("order")
            .userTask(
                "vote",
                t ->
                    t.assignee("${voter}")
                        .name("${loopCounter} ${nrOfActiveInstances} ${nrOfCompletedInstances}")
                        .multiInstance(m -> m.sequential().collection("${voters}", "voter")))
            .userTask("count"));
    var order = engine.start("order");
    // when, then
    for (var voter : List.of("0 1 0 kermit", "1 1 1 fozzie", "2 1 2 gonzo")) {
      var task = engine.task(order, "vote");
      assertThat(task.getName() + " " + task.getAssignee()).isEqualTo(voter);
      engine.tasks().complete(task.getId());
    }
    assertThat(engine.openTasks(order)).containsExactly("count");
    assertThat(engine.trail(order)).containsExactly("start", "vote", "vote", "vote");
  }

  @Covers("103 completion condition of a loop")
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theCompletionConditionCancelsTheRest(boolean sequential, TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "vote",
                t ->
                    t.multiInstance(
                        m ->
                            m.attribute("isSequential", sequential)
                                .cardinality(4)
                                .until("${nrOfCompletedInstances / nrOfInstances >= 0.5}")))
            .userTask("count"));
    var order = engine.start("order");
    // when
    completeFirst(engine, order);
    assertThat(engine.openTasks(order)).contains("vote");
    completeFirst(engine, order);
    // then
    assertThat(engine.openTasks(order)).containsExactly("count");
    var votes = engine.history().createHistoricActivityInstanceQuery().activityId("vote").list();
    assertThat(votes).hasSize(sequential ? 2 : 4);
    assertThat(votes).filteredOn(v -> v.getDeleteReason() == null).hasSize(2);
    assertThat(engine.history().createHistoricTaskInstanceQuery().taskWithoutDeleteReason().count())
        .isEqualTo(3);
  }

  @Test
  void theCompletionConditionSeesTheVariablesOfTheInstance(TestEngine engine) {
    engine.bean("voters", List.of("kermit", "fozzie", "gonzo"));
    engine.deploy(
        process("order")
            .userTask(
                "vote",
                t ->
                    t.multiInstance(
                        m -> m.collection("${voters}", "voter").until("${voter == 'fozzie'}")))
            .userTask("count"));
    var order = engine.start("order");
    engine.tasks().complete(tasks(engine, order).get(2).getId());
    assertThat(engine.openTasks(order)).containsExactly("vote", "vote");
    engine.tasks().complete(tasks(engine, order).get(1).getId());
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @Test
  void theCompletionConditionOfASubProcessSeesItsVariablesToo(TestEngine engine) {
    engine.bean("voters", List.of("kermit", "fozzie"));
    engine.deploy(
        process("order")
            .subProcess(
                "round",
                n ->
                    n.multiInstance(
                        m -> m.collection("${voters}", "voter").until("${voter == 'fozzie'}")),
                s -> s.userTask("vote"))
            .userTask("count"));
    var order = engine.start("order");
    engine.tasks().complete(tasks(engine, order).get(1).getId());
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void withoutElementsTheActivityIsPassed(boolean sequential, TestEngine engine) {
    engine.bean("voters", List.of());
    engine.deploy(
        process("byNumber")
            .userTask(
                "vote",
                t -> t.multiInstance(m -> m.attribute("isSequential", sequential).cardinality(0)))
            .userTask("count"),
        process("byCollection")
            .subProcess(
                "round",
                n ->
                    n.multiInstance(
                        m ->
                            m.attribute("isSequential", sequential)
                                .collection("${voters}", "voter")),
                s -> s.userTask("vote"))
            .userTask("count"));
    for (var key : List.of("byNumber", "byCollection")) {
      var order = engine.start(key);
      assertThat(engine.openTasks(order)).containsExactly("count");
      assertThat(engine.trail(order)).containsExactly("start");
    }
  }

  @Test
  void aNumberOrCollectionThatIsNoneIsRefusedWithItsName(TestEngine engine) {
    engine.deploy(
        process("number").userTask("vote", t -> t.multiInstance(m -> m.cardinality("${n}"))),
        process("list").userTask("vote", t -> t.multiInstance(m -> m.collection("n", "v"))));
    for (var bad : List.of(-1, "many", 2.5)) {
      assertThatThrownBy(() -> engine.start("number", Map.of("n", bad)))
          .as("%s", bad)
          .isInstanceOf(ExpressionException.class)
          .hasMessageContaining("vote")
          .hasMessageContaining(String.valueOf(bad));
    }
    assertThatThrownBy(() -> engine.start("list", Map.of("n", "a,b")))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("vote")
        .hasMessageContaining("java.lang.String");
    assertThatThrownBy(() -> engine.start("list"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("vote")
        .hasMessageContaining("null");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
  }

  @Covers(value = "70 service task", aspect = Aspect.IN_MULTI_INSTANCE)
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aServiceTaskRunsOncePerElement(boolean sequential, TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.bean("voters", List.of("kermit", "fozzie", "gonzo"));
    engine.deploy(
        process("order")
            .serviceTask(
                "call",
                t ->
                    t.expression("${log.add(voter)}")
                        .multiInstance(
                            m ->
                                m.attribute("isSequential", sequential)
                                    .collection("${voters}", "voter")))
            .userTask("count"));
    var order = engine.start("order");
    assertThat(log.entries()).containsExactly("kermit", "fozzie", "gonzo");
    assertThat(engine.openTasks(order)).containsExactly("count");
    assertThat(engine.trail(order)).containsExactly("start", "call", "call", "call");
  }

  @Test
  void theConditionStopsServiceTasksThatWouldFollow(TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.deploy(
        process("order")
            .serviceTask(
                "call",
                t ->
                    t.expression("${log.add('called')}")
                        .multiInstance(
                            m ->
                                m.sequential()
                                    .cardinality(5)
                                    .until("${nrOfCompletedInstances == 2}")))
            .userTask("count"));
    var order = engine.start("order");
    assertThat(log.entries()).hasSize(2);
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @Covers(value = "96 embedded sub-process", aspect = Aspect.IN_MULTI_INSTANCE)
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aSubProcessRunsOncePerElement(boolean sequential, TestEngine engine) {
    // given
    engine.bean("orders", List.of("x", "y"));
    engine.deploy(
        process("all")
            .subProcess(
                "each",
                n ->
                    n.multiInstance(
                        m ->
                            m.attribute("isSequential", sequential)
                                .collection("${orders}", "order")),
                s ->
                    s.fork(
                            b -> b.userTask("pay", t -> t.name("pay ${order}")),
                            b -> b.userTask("pack", t -> t.name("pack ${order}")))
                        .join()
                        .userTask("ship", t -> t.name("ship ${order}")))
            .userTask("close"));
    var all = engine.start("all");
    assertThat(engine.openTasks(all)).hasSize(sequential ? 2 : 4);
    // when
    var names = new ArrayList<String>();
    while (!engine.openTasks(all).contains("close")) {
      var task = tasks(engine, all).get(0);
      names.add(task.getName());
      engine.tasks().complete(task.getId());
    }
    // then
    assertThat(names)
        .containsExactlyInAnyOrder("pay x", "pack x", "ship x", "pay y", "pack y", "ship y");
    assertThat(engine.openTasks(all)).containsExactly("close");
    assertThat(engine.history(all)).filteredOn("each"::equals).hasSize(2);
  }

  @Covers(value = "90 call activity", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void aCallActivityCallsOncePerElement(TestEngine engine) {
    engine.bean("orders", List.of("x", "y"));
    engine.deploy(
        process("inner").userTask("pay", t -> t.name("pay ${item} ${number}")),
        process("outer")
            .callActivity(
                "call",
                "inner",
                c ->
                    c.in("order", "item")
                        .in("loopCounter", "number")
                        .multiInstance(m -> m.collection("${orders}", "order")))
            .userTask("close"));
    var outer = engine.start("outer");
    assertThat(engine.tasks().createTaskQuery().list())
        .extracting(Task::getName)
        .containsExactly("pay x 0", "pay y 1");
    engine.tasks().createTaskQuery().list().forEach(t -> engine.tasks().complete(t.getId()));
    assertThat(engine.openTasks(outer)).containsExactly("close");
    assertThat(engine.history().createHistoricActivityInstanceQuery().activityId("call").list())
        .extracting(a -> a.getCalledProcessInstanceId())
        .doesNotContainNull()
        .doesNotHaveDuplicates()
        .hasSize(2);
  }

  @Covers("103 completion condition of a loop")
  @Covers(value = "90 call activity", aspect = Aspect.INTERRUPTED)
  @Test
  void theConditionEndsCalledInstancesThatAreLeft(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("pay"),
        process("outer")
            .callActivity(
                "call",
                "inner",
                c -> c.multiInstance(m -> m.cardinality(3).until("${nrOfCompletedInstances == 1}")))
            .userTask("close"));
    var outer = engine.start("outer");
    engine.tasks().complete(engine.tasks().createTaskQuery().list().get(0).getId());
    assertThat(engine.openTasks(outer)).containsExactly("close");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isOne();
    assertThat(
            engine
                .history()
                .createHistoricProcessInstanceQuery()
                .processDefinitionKey("inner")
                .list())
        .extracting(i -> i.getDeleteReason() == null)
        .containsExactlyInAnyOrder(true, false, false);
  }

  @Covers(
      value = {"100 parallel multi-instance activity", "101 sequential multi-instance activity"},
      aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void loopsNest(TestEngine engine) {
    // given
    engine.deploy(
        process("all")
            .subProcess(
                "each",
                n -> n.multiInstance(m -> m.cardinality(2)),
                s ->
                    s.serviceTask(
                            "note",
                            t -> t.expression("${execution.setVariableLocal('row', loopCounter)}"))
                        .userTask(
                            "vote",
                            t ->
                                t.name("${loopCounter} of ${nrOfInstances}")
                                    .multiInstance(m -> m.cardinality(3))))
            .userTask("close"));
    var all = engine.start("all");
    assertThat(tasks(engine, all))
        .extracting(Task::getName)
        .containsExactly("0 of 3", "1 of 3", "2 of 3", "0 of 3", "1 of 3", "2 of 3");
    // when
    for (var left = 6; left > 0; left--) {
      assertThat(tasks(engine, all)).hasSize(left);
      completeFirst(engine, all);
    }
    // then
    assertThat(engine.openTasks(all)).containsExactly("close");
  }

  @Test
  void listenersHearEachInstanceBeginAndEnd(TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.deploy(
        process("order")
            .task("before")
            .activity(
                "task",
                "each",
                t ->
                    t.executionListener("start", "${log.add('start '.concat(loopCounter))}")
                        .executionListener("end", "${log.add('end '.concat(loopCounter))}")
                        .multiInstance(m -> m.sequential().cardinality(2))));
    assertThat(engine.start("order").isEnded()).isTrue();
    assertThat(log.entries()).containsExactly("start 0", "end 0", "start 1", "end 1");
  }

  @Test
  void aSequenceWhoseCollectionShrinksIsStoppedWithAClearMessage(TestEngine engine)
      throws Exception {
    engine.deploy(
        process("order")
            .userTask(
                "vote", t -> t.multiInstance(m -> m.sequential().collection("${voters}", "v"))));
    var json = new ObjectMapper();
    var order = engine.start("order", Map.of("voters", json.readTree("[1, 2, 3]")));
    var task = engine.task(order, "vote").getId();
    assertThatThrownBy(() -> engine.tasks().complete(task, Map.of("voters", json.readTree("[1]"))))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("vote")
        .hasMessageContaining("${voters}");
    assertThat(engine.openTasks(order)).containsExactly("vote");
  }

  @Covers("100 parallel multi-instance activity")
  @Test
  void aLoopInACircleLeavesNothingBehind(TestEngine engine) {
    engine.deploy(
        process("order")
            .merge("again")
            .serviceTask("count", t -> t.expression("${n + 1}").resultVariable("n"))
            .subProcess("each", n -> n.multiInstance(m -> m.cardinality(3)), s -> s.task("work"))
            .choose("enough")
            .when("${n < 20}", b -> b.connectTo("again"))
            .otherwise(b -> b.userTask("close")));
    var order = engine.start("order", Map.of("n", 0));
    assertThat(engine.openTasks(order)).containsExactly("close");
    assertThat(engine.management().getTableCount()).containsEntry("MR_EXECUTION", 2L);
    assertThat(engine.history(order)).filteredOn("work"::equals).hasSize(60);
    assertThat(engine.runtime().getVariables(order.getId()).keySet()).isEqualTo(Set.of("n"));
  }
}
