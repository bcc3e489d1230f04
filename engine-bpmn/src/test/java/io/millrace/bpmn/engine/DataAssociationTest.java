package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.DataNotAvailableException;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.conformance.Covers;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Data inputs and outputs of activities and events, and the associations that fill them. */
@EngineTest
class DataAssociationTest {

  private static Consumer<NodeBuilder> inputs(boolean isOptional) {
    return node ->
        node.inside(
            "ioSpecification",
            io ->
                io.inside("dataInput", "id", "in_total", "name", "total")
                    .inside("dataOutput", "id", "out_paid", "name", "paid")
                    .inside(
                        "inputSet",
                        set -> {
                          set.child("dataInputRefs", "in_total");
                          if (isOptional) {
                            set.child("optionalInputRefs", "in_total");
                          }
                        })
                    .inside("outputSet", set -> set.child("dataOutputRefs", "out_paid")));
  }

  private static Consumer<NodeBuilder> association(String kind, String source, String target) {
    return node -> node.inside(kind, a -> a.child("sourceRef", source).child("targetRef", target));
  }

  private static BpmnBuilder order(boolean isOptional) {
    return process("order")
        .element("dataObject", d -> d.attribute("id", "sumObject").name("sum"))
        .element(
            "dataObjectReference",
            d -> d.attribute("id", "sumHere").attribute("dataObjectRef", "sumObject"))
        .element("property", d -> d.attribute("id", "receipt"))
        .userTask(
            "pay",
            t -> {
              inputs(isOptional).accept(t);
              association("dataInputAssociation", "sumHere", "in_total").accept(t);
              association("dataOutputAssociation", "out_paid", "receipt").accept(t);
            })
        .userTask("ship");
  }

  @Covers("130 data associations and input and output of activities")
  @Test
  void whatGoesInIsLocalAndWhatComesOutIsNot(TestEngine engine) {
    engine.deploy(order(false));
    var order = engine.start("order", Map.of("sum", 5));
    var task = engine.task(order, "pay").getId();
    assertThat(engine.tasks().getVariable(task, "total")).isEqualTo(5);
    engine.tasks().complete(task, Map.of("paid", true));
    assertThat(engine.runtime().getVariables(order.getId()))
        .containsEntry("receipt", true)
        .doesNotContainKey("total");
  }

  @Test
  void anActivityWhoseDataIsMissingFails(TestEngine engine) {
    engine.deploy(order(false));
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(DataNotAvailableException.class)
        .hasMessageContaining("'pay'")
        .hasMessageContaining("'sum'");
    var order = engine.start("order", Map.of("sum", 5));
    var task = engine.task(order, "pay").getId();
    assertThatThrownBy(() -> engine.tasks().complete(task))
        .isInstanceOf(DataNotAvailableException.class)
        .hasMessageContaining("'paid'");
    engine.tasks().complete(task, Map.of("paid", true));
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void aCalledProcessGetsOfItWhatAMappingHandsOn(TestEngine engine) {
    engine.deploy(
        process("paying").userTask("pay"),
        process("order")
            .element("property", d -> d.attribute("id", "sum"))
            .element("property", d -> d.attribute("id", "receipt"))
            .callActivity(
                "call",
                "paying",
                n -> {
                  inputs(false).accept(n);
                  association("dataInputAssociation", "sum", "in_total").accept(n);
                  association("dataOutputAssociation", "out_paid", "receipt").accept(n);
                  n.in("total", "price").out("answer", "paid");
                })
            .userTask("ship"));
    var order = engine.start("order", Map.of("sum", 5));
    var task = engine.tasks().createTaskQuery().taskDefinitionKey("pay").singleResult().getId();
    assertThat(engine.tasks().getVariables(task)).containsOnly(Map.entry("price", 5));
    engine.tasks().complete(task, Map.of("answer", true));
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.runtime().getVariable(order.getId(), "receipt")).isEqualTo(true);
  }

  @Test
  void whatIsOptionalMayBeMissing(TestEngine engine) {
    engine.deploy(order(true));
    var order = engine.start("order");
    var task = engine.task(order, "pay").getId();
    assertThat(engine.tasks().getVariables(task)).isEmpty();
  }

  @Test
  void aTransformationMakesOneValueOfSeveral(TestEngine engine) {
    engine.deploy(
        process("order")
            .element("dataObject", d -> d.attribute("id", "a"))
            .element("dataObject", d -> d.attribute("id", "b"))
            .userTask(
                "pay",
                t ->
                    t.inside("property", "id", "both")
                        .inside(
                            "dataInputAssociation",
                            i ->
                                i.child("sourceRef", "a")
                                    .child("sourceRef", "b")
                                    .child("targetRef", "both")
                                    .child("transformation", "${a + b}"))));
    var order = engine.start("order", Map.of("a", 1, "b", 2));
    assertThat(engine.tasks().getVariable(engine.task(order, "pay").getId(), "both"))
        .hasToString("3");
  }

  @Test
  void assignmentsSetPartsOfAVariable(TestEngine engine) {
    engine.deploy(
        process("order")
            .element("dataObject", d -> d.attribute("id", "bill"))
            .userTask(
                "pay",
                t ->
                    t.inside(
                        "dataOutputAssociation",
                        o ->
                            o.child("targetRef", "bill")
                                .inside(
                                    "assignment",
                                    a -> a.child("from", "${sum}").child("to", "${bill.net.sum}"))
                                .inside(
                                    "assignment",
                                    a -> a.child("from", "EUR").child("to", "bill.currency"))))
            .userTask("ship"));
    var order = engine.start("order", Map.of("sum", 5, "bill", Map.of("id", "b1")));
    engine.completeTask(order, "pay");
    assertThat(engine.runtime().getVariable(order.getId(), "bill"))
        .isEqualTo(Map.of("id", "b1", "net", Map.of("sum", 5), "currency", "EUR"));
  }

  @Test
  void whatAMessageBringsGoesIntoData(TestEngine engine) {
    engine.deploy(
        process("order")
            .element("dataObject", d -> d.attribute("id", "received"))
            .catchEvent(
                "paid",
                Trigger.message("paid"),
                c -> {
                  c.inside("dataOutput", "id", "payload", "name", "amount");
                  association("dataOutputAssociation", "payload", "received").accept(c);
                })
            .userTask("ship"));
    var order = engine.start("order");
    engine
        .runtime()
        .messageEventReceived("paid", engine.executionAt(order, "paid"), Map.of("amount", 7));
    assertThat(engine.runtime().getVariable(order.getId(), "received")).isEqualTo(7);
  }

  @Test
  void whatAModelerDrawsToAnActivityAsAWholeMeansNothing(TestEngine engine) {
    engine.deploy(
        process("order")
            .element("dataObject", d -> d.attribute("id", "a"))
            .element("dataStoreReference", d -> d.attribute("id", "store"))
            .userTask(
                "pay",
                t -> {
                  t.inside("property", "id", "place", "name", "__targetRef_placeholder");
                  association("dataInputAssociation", "a", "place").accept(t);
                  association("dataInputAssociation", "store", "place").accept(t);
                  t.inside("dataOutputAssociation", o -> o.child("targetRef", "store"));
                }));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("pay");
    assertThat(engine.runtime().getVariables(order.getId())).isEmpty();
  }
}
