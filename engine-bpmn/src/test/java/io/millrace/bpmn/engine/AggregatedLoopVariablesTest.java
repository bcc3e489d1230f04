package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.LoopBuilder;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A loop that gathers variables keeps what its instances set at the instances, and reads it when
 * each of them ends.
 */
@EngineTest
class AggregatedLoopVariablesTest {

  private static final Map<String, Object> NUMBERS = Map.of("numbers", List.of(2, 3, 4));

  /** Gathers {@code square} of each number as {@code squares}. */
  private static Consumer<NodeBuilder> squares(boolean sequential) {
    return node -> node.multiInstance(loop -> gathering(loop, sequential));
  }

  private static LoopBuilder gathering(LoopBuilder loop, boolean sequential) {
    if (sequential) {
      loop.sequential();
    }
    return loop.collection("numbers", "n")
        .extension(
            "flowable:variableAggregation",
            aggregation ->
                aggregation
                    .attribute("target", "squares")
                    .inside("flowable:variable", "source", "square"));
  }

  private static void assertSquares(TestEngine engine, ProcessInstance instance) {
    var variables = new HashMap<>(engine.runtime().getVariables(instance.getId()));
    assertThat(variables.remove("squares")).hasToString("[{square=4}, {square=9}, {square=16}]");
    assertThat(variables).isEqualTo(NUMBERS);
  }

  @Covers("104 results of a loop gathered in a list")
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void resultsOfServiceTasks(boolean sequential, TestEngine engine) {
    engine.deploy(
        process("square")
            .serviceTask(
                "count",
                squares(sequential).andThen(t -> t.expression("${n * n}").resultVariable("square")))
            .userTask("show"));

    assertSquares(engine, engine.start("square", NUMBERS));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void resultsThatAreNotStored(boolean sequential, TestEngine engine) {
    engine.deploy(
        process("square")
            .serviceTask(
                "count",
                squares(sequential)
                    .andThen(
                        t ->
                            t.expression("${n * n}")
                                .resultVariable("square")
                                .attribute("flowable:storeResultVariableAsTransient", true)))
            .userTask("show"));

    assertSquares(engine, engine.start("square", NUMBERS));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void resultsOfInstancesThatRunByJobs(boolean sequential, TestEngine engine) {
    engine.deploy(
        process("square")
            .serviceTask(
                "count",
                t ->
                    t.expression("${n * n}")
                        .resultVariable("square")
                        .multiInstance(
                            loop ->
                                gathering(loop, sequential).attribute("camunda:asyncBefore", true)))
            .userTask("show"));
    var instance = engine.start("square", NUMBERS);

    engine.runDueJobs();

    assertSquares(engine, instance);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void variablesThatExpressionsSet(boolean sequential, TestEngine engine) {
    engine.deploy(
        process("square")
            .serviceTask(
                "count",
                squares(sequential)
                    .andThen(t -> t.expression("${execution.setVariable('square', n * n)}")))
            .userTask("show"));

    assertSquares(engine, engine.start("square", NUMBERS));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void variablesInsideOfSubProcesses(boolean sequential, TestEngine engine) {
    engine.deploy(
        process("square")
            .subProcess(
                "each",
                squares(sequential),
                s ->
                    s.serviceTask("count", t -> t.expression("${n * n}").resultVariable("product"))
                        .serviceTask(
                            "name", t -> t.expression("${product}").resultVariable("square")))
            .userTask("show"));

    assertSquares(engine, engine.start("square", NUMBERS));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void resultsOfCalls(boolean sequential, TestEngine engine) {
    engine.deploy(
        process("inner")
            .serviceTask("count", t -> t.expression("${n * n}").resultVariable("product")),
        process("square")
            .callActivity(
                "call",
                "inner",
                squares(sequential).andThen(c -> c.in("n", "n").out("product", "square")))
            .userTask("show"));

    assertSquares(engine, engine.start("square", NUMBERS));
  }

  private static void answer(TestEngine engine, Consumer<Task> how) {
    for (var left = 3; left > 0; left--) {
      how.accept(engine.tasks().createTaskQuery().list().get(0));
    }
  }

  private static int squareOf(TestEngine engine, Task task) {
    var number = (Integer) engine.tasks().getVariable(task.getId(), "n");
    return number * number;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void variablesOfUserTasks(boolean sequential, TestEngine engine) {
    engine.deploy(
        process("square").userTask("ask", squares(sequential)).receiveTask("show", "shown"));
    var instance = engine.start("square", NUMBERS);

    answer(
        engine,
        task -> engine.tasks().complete(task.getId(), Map.of("square", squareOf(engine, task))));

    assertSquares(engine, instance);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void variablesThatServicesSetAtTasksAndExecutions(boolean sequential, TestEngine engine) {
    engine.deploy(
        process("square").userTask("ask", squares(sequential)).receiveTask("show", "shown"));
    var instance = engine.start("square", NUMBERS);

    answer(
        engine,
        task -> {
          engine.tasks().setVariable(task.getId(), "square", 0);
          engine.runtime().setVariable(task.getExecutionId(), "square", squareOf(engine, task));
          engine.tasks().complete(task.getId());
        });

    assertSquares(engine, instance);
  }

  @Test
  void variablesOfWorkers(TestEngine engine) {
    engine.deploy(
        process("square")
            .serviceTask(
                "count",
                squares(false)
                    .andThen(
                        t ->
                            t.attribute("flowable:type", "external-worker")
                                .attribute("flowable:topic", "squares")))
            .userTask("show"));
    var instance = engine.start("square", NUMBERS);

    var jobs =
        engine
            .management()
            .createExternalWorkerJobAcquireBuilder()
            .topic("squares", Duration.ofMinutes(1))
            .acquireAndLock(3, "worker");
    for (var job : jobs) {
      var number = (Integer) job.getVariables().get("n");
      engine
          .management()
          .createExternalWorkerCompletionBuilder(job.getId(), "worker")
          .variables(Map.of("square", number * number))
          .complete();
    }

    assertSquares(engine, instance);
  }

  @Test
  void aVariableOfTheProcessKeepsItsValue(TestEngine engine) {
    engine.deploy(
        process("square")
            .serviceTask(
                "count",
                squares(false).andThen(t -> t.expression("${n * n}").resultVariable("square")))
            .userTask("show"));

    var instance = engine.start("square", Map.of("numbers", List.of(2, 3, 4), "square", "not yet"));

    assertThat(engine.runtime().getVariable(instance.getId(), "squares"))
        .hasToString("[{square=4}, {square=9}, {square=16}]");
    assertThat(engine.runtime().getVariable(instance.getId(), "square")).isEqualTo("not yet");
  }

  @Test
  void whatAnInnerLoopSetsStaysAtTheOuterInstanceThatIsGathered(TestEngine engine) {
    engine.deploy(
        process("square")
            .subProcess(
                "each",
                squares(false),
                s ->
                    s.serviceTask(
                        "count",
                        t ->
                            t.expression("${n * n}")
                                .resultVariable("square")
                                .multiInstance(loop -> loop.cardinality(2))))
            .userTask("show"));

    assertSquares(engine, engine.start("square", NUMBERS));
  }

  @Test
  void theDataOutputOfALoopKeepsItsItemAlone(TestEngine engine) {
    engine.deploy(
        process("square")
            .serviceTask(
                "count",
                t ->
                    t.expression("${execution.setVariable('latest', n)}${n * n}")
                        .resultVariable("square")
                        .multiInstance(
                            loop ->
                                loop.collection("numbers", "n")
                                    .insideText("loopDataOutputRef", "squares")
                                    .inside("outputDataItem", "id", "out", "name", "square")))
            .userTask("show"));

    var instance = engine.start("square", NUMBERS);

    var variables = engine.runtime().getVariables(instance.getId());
    assertThat(variables).containsOnlyKeys("numbers", "squares", "latest");
    assertThat(variables.get("squares").toString().replace(" ", "")).isEqualTo("[4,9,16]");
  }

  @Test
  void outputParametersStayAtTheInstances(TestEngine engine) {
    engine.deploy(
        process("square")
            .serviceTask(
                "count",
                squares(false)
                    .andThen(
                        t ->
                            t.expression("${n * n}")
                                .resultVariable("product")
                                .extension(
                                    "camunda:inputOutput",
                                    io ->
                                        io.insideText(
                                            "camunda:outputParameter",
                                            "${product}",
                                            "name",
                                            "square"))))
            .userTask("show"));

    assertSquares(engine, engine.start("square", NUMBERS));
  }

  @Test
  void theCompletionConditionSeesWhatTheInstanceHasSet(TestEngine engine) {
    engine.deploy(
        process("square")
            .serviceTask(
                "count",
                t ->
                    t.expression("${n * n}")
                        .resultVariable("square")
                        .multiInstance(loop -> gathering(loop, true).until("${square > 8}")))
            .userTask("show"));

    var instance = engine.start("square", NUMBERS);

    assertThat(engine.runtime().getVariable(instance.getId(), "squares"))
        .hasToString("[{square=4}, {square=9}]");
  }

  @Test
  void anInstanceThatIsTakenOutAsCompletedLeavesWhatItHasSet(TestEngine engine) {
    engine.deploy(process("square").userTask("ask", squares(false)).userTask("show"));
    var instance = engine.start("square", NUMBERS);

    answer(
        engine,
        task -> {
          engine.runtime().setVariable(task.getExecutionId(), "square", squareOf(engine, task));
          engine.runtime().deleteMultiInstanceExecution(task.getExecutionId(), true);
        });

    assertSquares(engine, instance);
  }

  @Test
  void messagesBringVariablesToTheirInstances(TestEngine engine) {
    engine.deploy(process("square").receiveTask("wait", "done", squares(true)).userTask("show"));
    var instance = engine.start("square", NUMBERS);

    for (var square : List.of(4, 9, 16)) {
      var waiting =
          engine
              .runtime()
              .createExecutionQuery()
              .messageEventSubscriptionName("done")
              .singleResult();
      engine.runtime().messageEventReceived("done", waiting.getId(), Map.of("square", square));
    }

    assertSquares(engine, instance);
  }
}
