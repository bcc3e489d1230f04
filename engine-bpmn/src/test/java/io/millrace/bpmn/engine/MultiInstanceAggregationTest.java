package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.LoopBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DeploymentException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** What the instances of a multi-instance activity leave behind in one list. */
@EngineTest
class MultiInstanceAggregationTest {

  private static Consumer<LoopBuilder> over(boolean sequential, String... attributes) {
    return loop -> {
      loop.collection("people", "person");
      if (sequential) {
        loop.sequential();
      }
      loop.extension(
          "millrace:variableAggregation",
          aggregation -> {
            aggregation.attribute("target", "answers");
            for (var i = 0; i < attributes.length; i += 2) {
              aggregation.attribute(attributes[i], attributes[i + 1]);
            }
            aggregation
                .inside("millrace:variable", "source", "person")
                .inside("millrace:variable", "sourceExpression", "${answer}", "target", "said");
          });
    };
  }

  private static Map<String, Object> people() {
    return Map.of("people", List.of("kermit", "fozzie", "gonzo"));
  }

  private static void answer(TestEngine engine, String person) {
    var task =
        engine.tasks().createTaskQuery().list().stream()
            .filter(one -> engine.tasks().getVariable(one.getId(), "person").equals(person))
            .findFirst()
            .orElseThrow();
    engine.tasks().complete(task.getId(), Map.of("answer", person.length()));
  }

  private static int parts(TestEngine engine) throws SQLException {
    try (var connection = engine.connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from MR_VARIABLE_PART")) {
      rows.next();
      return rows.getInt(1);
    }
  }

  @Covers("104 results of a loop gathered in a list")
  @Test
  void theDataOutputOfALoopIsAListOfValues(TestEngine engine) throws SQLException {
    engine.deploy(
        process("survey")
            .userTask(
                "ask",
                t ->
                    t.multiInstance(
                        loop ->
                            loop.collection("people", "person")
                                .insideText("loopDataOutputRef", "answers")
                                .inside("outputDataItem", "id", "out", "name", "answer")))
            .userTask("count"));
    var instance = engine.start("survey", people());
    answer(engine, "gonzo");
    answer(engine, "kermit");
    answer(engine, "fozzie");
    assertThat(engine.openTasks(instance)).containsExactly("count");
    var answers = engine.runtime().getVariable(instance.getId(), "answers");
    assertThat(answers).asInstanceOf(InstanceOfAssertFactories.LIST).hasSize(3);
    assertThat(answers.toString().replace(" ", "")).isEqualTo("[6,6,5]");
    assertThat(parts(engine)).isZero();
  }

  @Covers("104 results of a loop gathered in a list")
  @Test
  void theListHasTheOrderOfTheInstances(TestEngine engine) throws SQLException {
    engine.deploy(
        process("survey").userTask("ask", t -> t.multiInstance(over(false))).userTask("count"));
    var instance = engine.start("survey", people());
    answer(engine, "gonzo");
    answer(engine, "fozzie");
    assertThat(engine.runtime().getVariable(instance.getId(), "answers")).isNull();
    assertThat(parts(engine)).isEqualTo(2);

    answer(engine, "kermit");

    assertThat(engine.runtime().getVariable(instance.getId(), "answers").toString())
        .isEqualTo("[{person=kermit, said=6}, {person=fozzie, said=6}, {person=gonzo, said=5}]");
    assertThat(parts(engine)).isZero();
  }

  @Test
  void anOverviewIsThereAfterEachInstance(TestEngine engine) {
    engine.deploy(
        process("survey")
            .userTask("ask", t -> t.multiInstance(over(true, "createOverviewVariable", "true")))
            .userTask("count"));
    var instance = engine.start("survey", people());

    answer(engine, "kermit");

    assertThat(engine.runtime().getVariable(instance.getId(), "answers").toString())
        .isEqualTo("[{person=kermit, said=6}]");
  }

  @Test
  void whatIsCutOffByTheConditionLeavesNothingBehind(TestEngine engine) throws SQLException {
    engine.deploy(
        process("survey")
            .userTask(
                "ask",
                t ->
                    t.multiInstance(
                        loop -> over(false).andThen(l -> l.until("${answer == 5}")).accept(loop)))
            .userTask("count"));
    var instance = engine.start("survey", people());

    answer(engine, "gonzo");

    assertThat(engine.runtime().getVariable(instance.getId(), "answers").toString())
        .isEqualTo("[{person=gonzo, said=5}]");
    assertThat(parts(engine)).isZero();
  }

  @Test
  void anEmptyCollectionGivesAnEmptyList(TestEngine engine) {
    engine.deploy(
        process("survey").userTask("ask", t -> t.multiInstance(over(false))).userTask("count"));

    var instance = engine.start("survey", Map.of("people", List.of()));

    assertThat(engine.runtime().getVariable(instance.getId(), "answers")).isEqualTo(List.of());
  }

  @Test
  void aDeletedInstanceTakesThePartsAlong(TestEngine engine) throws SQLException {
    engine.deploy(process("survey").userTask("ask", t -> t.multiInstance(over(false))));
    var instance = engine.start("survey", people());
    answer(engine, "kermit");
    assertThat(parts(engine)).isEqualTo(1);

    engine.runtime().deleteProcessInstance(instance.getId(), "not needed");

    assertThat(parts(engine)).isZero();
  }

  @Covers(value = "100 parallel multi-instance activity", aspect = Aspect.INTERRUPTED)
  @Test
  void aLoopThatIsCutOffByABoundaryEventTakesThePartsAlong(TestEngine engine) throws SQLException {
    engine.deploy(
        process("survey")
            .userTask("ask", t -> t.multiInstance(over(false)))
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("call")));
    var instance = engine.start("survey", people());
    answer(engine, "kermit");

    engine.clock().advance(java.time.Duration.ofHours(2));
    engine.runDueJobs();

    assertThat(engine.openTasks(instance)).containsExactly("call");
    assertThat(parts(engine)).isZero();
  }

  @Test
  void anAggregationWithoutTargetOrVariablesIsRefused(TestEngine engine) {
    assertThatThrownBy(
            () ->
                engine.deploy(
                    process("survey")
                        .userTask(
                            "ask",
                            t ->
                                t.multiInstance(
                                    loop ->
                                        loop.cardinality(2)
                                            .extension(
                                                "flowable:variableAggregation",
                                                "createOverviewVariable",
                                                "true")))))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("BPMN-076")
        .hasMessageContaining("has no target");
  }

  @Test
  void theListOfAHandlerBelongsToTheInstanceThatItCompensates(TestEngine engine) {
    engine.deploy(
        process("survey")
            .subProcess(
                "each",
                n -> n.multiInstance(loop -> loop.collection("rooms", "room")),
                s ->
                    s.task("first")
                        .compensatedBy("check")
                        .task("second")
                        .compensatedBy("userTask", "ask", t -> t.multiInstance(over(true))))
            .endEvent("undo", Trigger.compensation()));
    var instance =
        engine.start(
            "survey",
            Map.of("rooms", List.of("blue", "red"), "people", List.of("kermit", "gonzo")));
    answer(engine, "kermit");
    answer(engine, "gonzo");

    var check = engine.task(instance, "check");
    assertThat(engine.tasks().getVariable(check.getId(), "answers").toString())
        .isEqualTo("[{person=kermit, said=6}, {person=gonzo, said=5}]");
    assertThat(engine.runtime().getVariable(instance.getId(), "answers")).isNull();
  }
}
