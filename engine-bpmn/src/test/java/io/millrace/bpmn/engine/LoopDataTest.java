package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the elements of a loop come from, as the standard says it: by data inputs. */
@EngineTest
class LoopDataTest {

  private static final Map<String, Object> ORDERS = Map.of("orders", List.of("tea", "milk"));

  /** A process whose data object is the variable {@code orders}. */
  private static BpmnBuilder withOrders() {
    return process("shop")
        .element("dataObject", d -> d.attribute("id", "ordersObject").name("orders"))
        .element(
            "dataObjectReference",
            d -> d.attribute("id", "ordersHere").attribute("dataObjectRef", "ordersObject"));
  }

  private static Consumer<NodeBuilder> input(String id, String name) {
    return node ->
        node.inside("ioSpecification", io -> io.inside("dataInput", "id", id, "name", name));
  }

  private static Consumer<NodeBuilder> filled(String source, String target) {
    return node ->
        node.inside(
            "dataInputAssociation", a -> a.child("sourceRef", source).child("targetRef", target));
  }

  private static Consumer<NodeBuilder> loop(String input, Object... item) {
    return node ->
        node.inside(
            "multiInstanceLoopCharacteristics",
            l ->
                l.attribute("id", "loop")
                    .child("loopDataInputRef", input)
                    .inside("inputDataItem", item));
  }

  private static List<Object> ordersOfTasks(ProcessInstance shop, TestEngine engine) {
    return engine.tasks().createTaskQuery().processInstanceId(shop.getId()).list().stream()
        .map(Task::getId)
        .map(task -> engine.tasks().getVariable(task, "order"))
        .toList();
  }

  @Covers("102 collection and element of a loop")
  @Test
  void theDataInputOfATaskIsFilledByItsAssociation(TestEngine engine) {
    engine.deploy(
        withOrders()
            .userTask(
                "pack",
                input("taskOrders", "all")
                    .andThen(filled("ordersHere", "taskOrders"))
                    .andThen(loop("taskOrders", "id", "theOrder", "name", "order"))));
    var shop = engine.start("shop", ORDERS);
    assertThat(ordersOfTasks(shop, engine)).containsExactlyInAnyOrder("tea", "milk");
  }

  @Covers("102 collection and element of a loop")
  @Test
  void theDataInputOfASubProcessIsFilledByItsAssociation(TestEngine engine) {
    engine.deploy(
        withOrders()
            .subProcess(
                "sub",
                input("subOrders", "all")
                    .andThen(filled("ordersHere", "subOrders"))
                    .andThen(loop("subOrders", "id", "order")),
                s -> s.startEvent("begin").userTask("pack")));
    var shop = engine.start("shop", ORDERS);
    assertThat(ordersOfTasks(shop, engine)).containsExactlyInAnyOrder("tea", "milk");
  }

  @Test
  void aTransformationGivesTheElements(TestEngine engine) {
    engine.deploy(
        process("shop")
            .element("dataObject", d -> d.attribute("id", "bill"))
            .userTask(
                "pack",
                input("taskOrders", "all")
                    .andThen(
                        node ->
                            node.inside(
                                "dataInputAssociation",
                                a ->
                                    a.child("sourceRef", "bill")
                                        .child("targetRef", "taskOrders")
                                        .child("transformation", "${bill.orders}")))
                    .andThen(loop("taskOrders", "name", "order"))));
    var shop = engine.start("shop", Map.of("bill", ORDERS));
    assertThat(ordersOfTasks(shop, engine)).containsExactlyInAnyOrder("tea", "milk");
  }

  @ParameterizedTest
  @CsvSource({
    "orders, the name of a variable",
    "${orders}, an expression",
    "ordersObject, a data object",
    "ordersHere, a reference to a data object",
    "taskOrders, a data input that nothing fills"
  })
  void theElementsAreFoundByNameAsWell(String input, String what, TestEngine engine) {
    engine.deploy(
        withOrders()
            .userTask("pack", input("taskOrders", "orders").andThen(loop(input, "name", "order"))));
    var shop = engine.start("shop", ORDERS);
    assertThat(ordersOfTasks(shop, engine)).as(what).containsExactlyInAnyOrder("tea", "milk");
  }

  @Test
  void theElementGoesOnIntoAnotherDataInput(TestEngine engine) {
    engine.deploy(
        withOrders()
            .userTask(
                "pack",
                node ->
                    node.inside(
                            "ioSpecification",
                            io ->
                                io.inside("dataInput", "id", "taskOrders")
                                    .inside("dataInput", "id", "taskOrder", "name", "order"))
                        .inside(
                            "dataInputAssociation",
                            a ->
                                a.child("sourceRef", "ordersHere").child("targetRef", "taskOrders"))
                        .inside(
                            "dataInputAssociation",
                            a -> a.child("sourceRef", "each").child("targetRef", "taskOrder"))
                        .inside(
                            "multiInstanceLoopCharacteristics",
                            l ->
                                l.child("loopDataInputRef", "taskOrders")
                                    .inside("inputDataItem", "id", "each"))));
    var shop = engine.start("shop", ORDERS);
    assertThat(ordersOfTasks(shop, engine)).containsExactlyInAnyOrder("tea", "milk");
  }
}
