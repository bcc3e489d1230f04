package io.millrace.bpmn.sweep;

import static io.millrace.bpmn.test.BpmnBuilder.process;

import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.Trigger;
import java.util.stream.Stream;

/** Processes that use what an engine can be asked for. */
final class RichModels {

  private RichModels() {}

  /** Waits for each sort of thing at once, and calls a delivery. */
  static BpmnBuilder order() {
    return described(process("order"))
        .startEvent(
            "start",
            null,
            n ->
                n.formKey("order-form")
                    .attribute("millrace:formRef", "order")
                    .attribute("millrace:formRefBinding", "version")
                    .attribute("millrace:formRefVersion", "3")
                    .extension("millrace:formData", RichModels::fields))
        .fork(
            b ->
                b.userTask("pay", RichModels::pay)
                    .nonInterruptingBoundaryEvent(
                        "late", Trigger.timerDuration("P9D"), late -> late.task("remind")),
            b ->
                b.userTask(
                    "pack", n -> n.name("Pack").candidateUsers("fozzie").candidateGroups("sales")),
            b -> b.callActivity("deliver", "delivery", n -> n.name("Deliver").allIn()),
            b -> b.receiveTask("wait", "paid"),
            b -> b.catchEvent("hear", Trigger.signal("closing")),
            b ->
                b.subProcess(
                    "books",
                    s ->
                        s.serviceTask(
                            "book",
                            n ->
                                n.name("Book")
                                    .expression("${true}")
                                    .asyncBefore()
                                    .extensionText("millrace:jobCategory", "books"))),
            b -> b.serviceTask("ship", n -> worker(n, "shipping")),
            b -> b.serviceTask("label", n -> worker(n, "labels")),
            b ->
                b.userTask("vanish")
                    .boundaryEvent(
                        "stop",
                        Trigger.message("vanish"),
                        gone -> gone.receiveTask("never", "never")),
            b -> b.userTask("done"),
            b -> b.catchEvent("bill", Trigger.event("billed", "order", "7")),
            b ->
                b.adHocSubProcess("visit", n -> n.inside("userTask", "id", "call", "name", "Call")))
        .join();
  }

  private static BpmnBuilder described(BpmnBuilder process) {
    return process
        .name("Order goods")
        .documentation("From the order to the money")
        .attribute("millrace:versionTag", "v1")
        .attribute("millrace:candidateStarterUsers", "kermit")
        .attribute("millrace:candidateStarterGroups", "sales");
  }

  private static void pay(NodeBuilder task) {
    task.name("Pay")
        .documentation("Pay the goods")
        .assignee("kermit")
        .candidateUsers("gonzo")
        .candidateGroups("sales")
        .dueDate("2031-05-06T00:00:00Z")
        .attribute("millrace:followUpDate", "2031-05-05T00:00:00Z")
        .priority(70)
        .attribute("millrace:category", "money")
        .formKey("pay-form")
        .attribute("millrace:formRef", "pay")
        .attribute("millrace:formRefBinding", "version")
        .attribute("millrace:formRefVersion", "3")
        .extension("millrace:formProperty", "id", "amount", "type", "long");
  }

  private static void fields(NodeBuilder form) {
    form.attribute("businessKey", "amount")
        .inside(
            "millrace:formField",
            f ->
                f.attribute("id", "amount")
                    .attribute("label", "Amount")
                    .attribute("type", "long")
                    .attribute("defaultValue", "5")
                    .inside(
                        "millrace:properties",
                        q -> q.inside("millrace:property", "id", "unit", "value", "kg"))
                    .inside(
                        "millrace:validation",
                        v ->
                            v.inside("millrace:constraint", "name", "required")
                                .inside("millrace:constraint", "name", "min", "config", "1")))
        .inside(
            "millrace:formField",
            f ->
                f.attribute("id", "color")
                    .attribute("type", "enum")
                    .inside("millrace:value", "id", "r", "name", "red"))
        .inside(
            "millrace:formField",
            f ->
                f.attribute("id", "day")
                    .attribute("type", "date")
                    .attribute("datePattern", "yyyy-MM-dd"));
  }

  private static void worker(NodeBuilder task, String topic) {
    task.attribute("millrace:type", "external-worker")
        .attribute("millrace:topic", topic)
        .extensionText("millrace:jobCategory", "work");
  }

  /** Starts by itself every day. */
  static BpmnBuilder daily() {
    return process("daily")
        .attribute("millrace:isStartableInTasklist", false)
        .startEvent("day", Trigger.timerCycle("R/P1D"))
        .userTask("look");
  }

  /** Waits at tasks. */
  static BpmnBuilder move(String... tasks) {
    var move = process("move");
    Stream.of(tasks).forEach(move::userTask);
    return move;
  }

  /** Does nothing, and says how it is drawn. */
  static BpmnBuilder drawn() {
    return process("drawn")
        .serviceTask("undone", n -> n.name("Undone"))
        .declare(
            "bpmndi:BPMNDiagram",
            "id",
            "drawing",
            "xmlns:bpmndi",
            "http://www.omg.org/spec/BPMN/20100524/DI");
  }

  /** Is called by an order. */
  static BpmnBuilder delivery() {
    return process("delivery").userTask("carry", n -> n.assignee("piggy"));
  }

  /** Does nothing but fail. */
  static BpmnBuilder failure() {
    return process("failure")
        .startEvent("failed", Trigger.message("failing"))
        .fork(
            b -> b.serviceTask("fail", n -> failing(n, "R1/PT1M")),
            b -> b.serviceTask("falter", n -> failing(n, "R5/P9D")))
        .join();
  }

  private static void failing(NodeBuilder task, String cycle) {
    task.name("Fail")
        .extensionText("millrace:jobCategory", "failures")
        .expression("${wrong.go}")
        .asyncBefore()
        .retryCycle(cycle)
        .notExclusive();
  }
}
