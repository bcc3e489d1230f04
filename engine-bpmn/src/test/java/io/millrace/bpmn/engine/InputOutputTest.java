package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.ExpressionException;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mappings of inputs and outputs at activities and events. */
@EngineTest
class InputOutputTest {

  private static Consumer<NodeBuilder> input(String name, String value) {
    return io -> io.insideText("camunda:inputParameter", value, "name", name);
  }

  private static Consumer<NodeBuilder> output(String name, String value) {
    return io -> io.insideText("camunda:outputParameter", value, "name", name);
  }

  @SafeVarargs
  private static Consumer<NodeBuilder> mapping(Consumer<NodeBuilder>... parameters) {
    return node ->
        node.extension(
            "camunda:inputOutput",
            io -> {
              for (var parameter : parameters) {
                parameter.accept(io);
              }
            });
  }

  private static Map<String, Object> variables(TestEngine engine, ProcessInstance instance) {
    return engine.runtime().getVariables(instance.getId());
  }

  private static Object atTask(TestEngine engine, ProcessInstance p, String task, String name) {
    return engine.tasks().getVariable(engine.task(p, task).getId(), name);
  }

  @Covers("84 input and output mapping of activities")
  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "activiti", "camunda", "operaton"})
  void inputsAreLocalAndOutputsGoToTheScopeAround(String prefix, TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.extension(
                        prefix + ":inputOutput",
                        io ->
                            io.insideText(prefix + ":inputParameter", "${sum * 2}", "name", "due")
                                .insideText(
                                    prefix + ":outputParameter", "${due + 1}", "name", "paid")))
            .userTask("ship"));
    var order = engine.start("order", Map.of("sum", 10));
    assertThat(atTask(engine, order, "pay", "due")).hasToString("20");
    assertThat(variables(engine, order)).containsOnlyKeys("sum");
    engine.completeTask(order, "pay");
    assertThat(variables(engine, order)).containsOnlyKeys("sum", "paid");
    assertThat(variables(engine, order).get("paid")).hasToString("21");
    assertThat(atTask(engine, order, "ship", "due")).isNull();
  }

  @Test
  void anInputHidesTheVariableOfTheSameNameUntilTheActivityIsOver(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay", mapping(input("name", "inside"), output("seen", "${name}")))
            .userTask("ship"));
    var order = engine.start("order", Map.of("name", "outside"));
    engine.tasks().complete(engine.task(order, "pay").getId(), Map.of("name", "changed"));
    assertThat(variables(engine, order))
        .containsEntry("name", "outside")
        .containsEntry("seen", "changed");
  }

  @Test
  void anOutputChangesTheVariableWhereItIs(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                mapping(input("total", "1")),
                s ->
                    s.userTask("pay", mapping(output("total", "2"), output("other", "3")))
                        .userTask("pack"))
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "pay");
    assertThat(atTask(engine, order, "pack", "total")).isEqualTo("2");
    assertThat(variables(engine, order)).containsOnlyKeys("other");
    engine.completeTask(order, "pack");
    assertThat(atTask(engine, order, "ship", "total")).isNull();
  }

  @Test
  void aParameterIsATextAListAMapOrNothing(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                mapping(
                    input("text", "a b"),
                    input("nothing", ""),
                    io ->
                        io.inside(
                            "camunda:inputParameter",
                            p ->
                                p.attribute("name", "list")
                                    .inside(
                                        "camunda:list",
                                        l ->
                                            l.insideText("camunda:value", "x")
                                                .insideText("camunda:value", "${n}"))),
                    io ->
                        io.inside(
                            "camunda:inputParameter",
                            p ->
                                p.attribute("name", "map")
                                    .inside(
                                        "camunda:map",
                                        m ->
                                            m.insideText("camunda:entry", "${n}", "key", "${k}")
                                                .inside(
                                                    "camunda:entry",
                                                    e ->
                                                        e.attribute("key", "inner")
                                                            .inside(
                                                                "camunda:list",
                                                                l ->
                                                                    l.insideText(
                                                                        "camunda:value",
                                                                        "y"))))))));
    var order = engine.start("order", Map.of("n", "7", "k", "key"));
    assertThat(atTask(engine, order, "pay", "text")).isEqualTo("a b");
    assertThat(engine.tasks().getVariables(engine.task(order, "pay").getId()))
        .containsEntry("nothing", null);
    assertThat(atTask(engine, order, "pay", "list")).hasToString("[x, 7]");
    assertThat(atTask(engine, order, "pay", "map"))
        .isEqualTo(Map.of("key", "7", "inner", List.of("y")));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void eachInstanceOfALoopHasItsOwn(boolean sequential, TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "vote",
                t -> {
                  t.multiInstance(
                      m -> {
                        m.collection("${names}", "name");
                        if (sequential) {
                          m.sequential();
                        }
                      });
                  mapping(input("hello", "hi ${name}"), output("last", "${hello}")).accept(t);
                })
            .userTask("count"));
    var order = engine.start("order", Map.of("names", List.of("a", "b")));
    var tasks = engine.tasks();
    for (var name : List.of("a", "b")) {
      var task =
          tasks.createTaskQuery().processInstanceId(order.getId()).list().stream()
              .filter(t -> name.equals(tasks.getVariable(t.getId(), "name")))
              .findFirst()
              .orElseThrow();
      assertThat(tasks.getVariable(task.getId(), "hello")).isEqualTo("hi " + name);
      tasks.complete(task.getId());
      assertThat(engine.runtime().getVariable(order.getId(), "last")).isEqualTo("hi " + name);
    }
    assertThat(variables(engine, order)).containsOnlyKeys("names", "last");
  }

  @Test
  void aCallActivityMapsAroundItsCall(TestEngine engine) {
    engine.deploy(process("called").userTask("work"));
    engine.deploy(
        process("order")
            .callActivity(
                "call",
                "called",
                c -> {
                  c.in("due", "amount").out("amount", "back");
                  mapping(input("due", "${sum}"), input("back", ""), output("result", "${back}"))
                      .accept(c);
                })
            .userTask("ship"));
    var order = engine.start("order", Map.of("sum", 5));
    var task = engine.tasks().createTaskQuery().taskDefinitionKey("work").singleResult();
    assertThat(engine.tasks().getVariable(task.getId(), "amount")).isEqualTo(5);
    engine.tasks().complete(task.getId(), Map.of("amount", 6));
    assertThat(variables(engine, order)).containsEntry("result", 6).doesNotContainKey("back");
  }

  @Test
  void eventsMapToo(TestEngine engine) {
    engine.deploy(
        process("order")
            .startEvent("begin", null, mapping(output("begun", "yes")))
            .catchEvent(
                "paid",
                Trigger.message("paid"),
                mapping(input("expected", "${sum}"), output("fits", "${expected == amount}")))
            .userTask("ship"));
    var order = engine.start("order", Map.of("sum", 5));
    engine
        .runtime()
        .messageEventReceived("paid", engine.executionAt(order, "paid"), Map.of("amount", 5));
    assertThat(variables(engine, order)).containsEntry("begun", "yes").containsEntry("fits", true);
    assertThat(variables(engine, order)).doesNotContainKey("expected");
  }

  @Test
  void aTimerAtTheBorderSeesTheInputs(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay", mapping(input("patience", "PT1H"), output("never", "x")))
            .boundaryEvent("late", Trigger.timerDuration("${patience}"), b -> b.userTask("remind"))
            .userTask("ship"));
    var order = engine.start("order");
    engine.clock().advance(Duration.ofHours(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("remind");
    assertThat(variables(engine, order)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void anAsynchronousActivityTakesItsInputsWhenItWorks(boolean exclusive, TestEngine engine) {
    var evaluated = new AtomicInteger();
    engine.bean("counter", evaluated);
    engine.bean("work", (JavaDelegate) e -> e.setVariable("result", e.getVariable("due") + "!"));
    engine.deploy(
        process("order")
            .serviceTask(
                "work",
                t -> {
                  t.delegateExpression("${work}").asyncBefore().asyncAfter();
                  if (!exclusive) {
                    t.notExclusive();
                  }
                  mapping(
                          input("due", "${counter.incrementAndGet()}"),
                          input("result", ""),
                          output("kept", "${result}"))
                      .accept(t);
                })
            .userTask("ship"));
    var order = engine.start("order");
    engine.runDueJobs();
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(variables(engine, order)).containsOnlyKeys("kept").containsEntry("kept", "1!");
    assertThat(evaluated).hasValue(1);
  }

  @Test
  void anActivityThatFailsWithAnErrorGivesNothing(TestEngine engine) {
    engine.bean(
        "work",
        (JavaDelegate)
            e -> {
              throw new BpmnError("broken");
            });
    engine.deploy(
        process("order")
            .serviceTask(
                "work",
                t -> {
                  t.delegateExpression("${work}");
                  mapping(input("due", "1"), output("kept", "${due}")).accept(t);
                })
            .boundaryEvent("caught", Trigger.error("broken"), b -> b.userTask("repair"))
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("repair");
    assertThat(variables(engine, order)).isEmpty();
  }

  @Test
  void anOutputThatCannotBeEvaluatedFailsTheCall(TestEngine engine) {
    engine.deploy(
        process("order").userTask("pay", mapping(output("kept", "${missing}"))).userTask("ship"));
    var order = engine.start("order");
    var task = engine.task(order, "pay").getId();
    assertThatThrownBy(() -> engine.tasks().complete(task)).isInstanceOf(ExpressionException.class);
    assertThat(engine.openTasks(order)).containsExactly("pay");
    engine.tasks().complete(task, Map.of("missing", 1));
    assertThat(variables(engine, order)).containsEntry("kept", 1);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void anActivityThatIsSkippedTakesNothingAndGivesNothing(boolean later, TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    mapping(input("due", "${missing}"), output("kept", "${missing}"))
                        .accept(
                            t.attribute("flowable:skipExpression", "${skip}")
                                .attribute("flowable:asyncAfter", later)))
            .userTask("check", mapping(output("checked", "yes")))
            .userTask("ship"));
    // when
    var order =
        engine.start("order", Map.of("skip", true, "_FLOWABLE_SKIP_EXPRESSION_ENABLED", true));
    engine.runDueJobs();
    engine.completeTask(order, "check");
    // then
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(variables(engine, order)).containsEntry("checked", "yes").doesNotContainKey("kept");
  }
}
