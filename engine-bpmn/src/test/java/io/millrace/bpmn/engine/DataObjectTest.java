package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.history.HistoricVariableInstance;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.time.Instant;
import java.util.Date;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Data objects become variables of their scope. */
@EngineTest
class DataObjectTest {

  private static Consumer<NodeBuilder> data(String name, String type, String value) {
    return n -> {
      n.attribute("id", name + "_" + type + (value != null && value.matches("[a-z]+") ? value : ""))
          .attribute("itemSubjectRef", "xsd:" + type)
          .name(name);
      if (value != null) {
        n.extensionText("flowable:value", value);
      }
    };
  }

  @Covers("129 data object")
  @Test
  void eachHasItsTypeAndItsValue(TestEngine engine) {
    engine.deploy(
        process("p")
            .element("dataObject", data("text", "string", "hello"))
            .element("dataObject", data("flag", "boolean", "true"))
            .element("dataObject", data("count", "int", "3"))
            .element("dataObject", data("big", "long", "4000000000"))
            .element("dataObject", data("price", "double", "9.5"))
            .element("dataObject", data("due", "datetime", "2030-01-31T12:00:00Z"))
            .element("dataObject", data("tree", "json", "{\"a\": [1]}"))
            .element("dataObject", data("nothing", "string", null))
            .element("dataObject", data("sum", "int", "${count + 1}"))
            .userTask("a"));
    var variables = engine.runtime().getVariables(engine.start("p").getId());
    assertThat(variables)
        .containsEntry("text", "hello")
        .containsEntry("flag", true)
        .containsEntry("count", 3)
        .containsEntry("big", 4_000_000_000L)
        .containsEntry("price", 9.5)
        .containsEntry("due", Date.from(Instant.parse("2030-01-31T12:00:00Z")))
        .containsEntry("nothing", null)
        .containsKey("sum");
    assertThat(((JsonNode) variables.get("tree")).at("/a/0").intValue()).isEqualTo(1);
  }

  @Test
  void whatTheStartBringsIsKept(TestEngine engine) {
    engine.deploy(process("p").element("dataObject", data("count", "int", "3")).userTask("a"));
    var p = engine.start("p", Map.of("count", 5));
    assertThat(engine.runtime().getVariable(p.getId(), "count")).isEqualTo(5);
  }

  @Covers(value = "129 data object", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void thoseOfASubProcessAreItsOwn(TestEngine engine) {
    engine.deploy(
        process("p")
            .element("dataObject", data("note", "string", "outer"))
            .subProcess(
                "sub",
                n -> n.inside("dataObject", d -> data("note", "string", "inner").accept(d)),
                s -> s.userTask("a"))
            .userTask("b"));
    var p = engine.start("p");
    assertThat(engine.tasks().getVariable(engine.task(p, "a").getId(), "note")).isEqualTo("inner");
    engine.completeTask(p, "a");
    assertThat(engine.tasks().getVariable(engine.task(p, "b").getId(), "note")).isEqualTo("outer");
  }

  @Test
  void oneThatIsOnlyDrawnIsNoVariable(TestEngine engine) {
    engine.deploy(
        process("p").element("dataObject", n -> n.attribute("id", "drawn")).userTask("a"));
    assertThat(engine.runtime().getVariables(engine.start("p").getId())).isEmpty();
  }

  @Covers(
      value = "129 data object",
      aspect = {Aspect.IN_MULTI_INSTANCE, Aspect.HISTORY})
  @Test
  void eachInstanceOfALoopHasItsOwnAndHistoryKeepsThem(TestEngine engine) {
    engine.deploy(
        process("p")
            .subProcess(
                "sub",
                n ->
                    n.multiInstance(l -> l.cardinality(2))
                        .inside("dataObject", d -> data("note", "string", "draft").accept(d)),
                s -> s.userTask("a"))
            .userTask("b"));
    var p = engine.start("p");
    var tasks = engine.tasks().createTaskQuery().list();
    engine.tasks().setVariable(tasks.get(0).getId(), "note", "done");
    assertThat(engine.tasks().getVariable(tasks.get(1).getId(), "note")).isEqualTo("draft");
    tasks.forEach(task -> engine.tasks().complete(task.getId()));
    assertThat(engine.runtime().getVariables(p.getId())).isEmpty();
    assertThat(engine.history().createHistoricVariableInstanceQuery().variableName("note").list())
        .extracting(HistoricVariableInstance::getValue)
        .containsExactlyInAnyOrder("done", "draft");
  }
}
