package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.conformance.Effect.asked;
import static io.millrace.bpmn.conformance.Effect.mail;
import static io.millrace.bpmn.conformance.Effect.request;
import static io.millrace.bpmn.conformance.Effect.told;
import static io.millrace.bpmn.conformance.Effect.visitOf;
import static io.millrace.bpmn.conformance.ElementCase.ID;
import static io.millrace.bpmn.conformance.Moves.complete;
import static io.millrace.bpmn.conformance.Moves.event;
import static io.millrace.bpmn.conformance.Moves.message;
import static io.millrace.bpmn.conformance.Moves.trigger;
import static io.millrace.bpmn.conformance.Moves.work;

import io.millrace.bpmn.conformance.ElementCase.Kind;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.Trigger;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Tasks of all kinds, and calls. What a task leaves in a variable it tells when it ends. */
final class TaskCases {

  private TaskCases() {}

  static Stream<ElementCase> all() {
    return Stream.concat(passing(), waiting());
  }

  private static Stream<ElementCase> passing() {
    return Stream.of(
        task("57 abstract task", "task", n -> {}),
        task("58 manual task", "manualTask", n -> {}),
        task("70 service task", "serviceTask", adds()).bringsAbout(told(2L)),
        task("85 send task", "sendTask", adds()).bringsAbout(told(2L)),
        task("89 business rule task", "businessRuleTask", adds()).bringsAbout(told(2L)),
        task(
                "88 script task",
                "scriptTask",
                telling("sum")
                    .andThen(
                        n ->
                            n.attribute("scriptFormat", "tiny")
                                .resultVariable("sum")
                                .child("script", "1 + 1")))
            .bringsAbout(told(2L)),
        task(
                "77 mail task",
                "serviceTask",
                n ->
                    n.attribute("flowable:type", "mail")
                        .field("to", "a@b.org")
                        .field("text", "Bye"))
            .bringsAbout(mail("a@b.org", "Bye")),
        task(
                "78 HTTP task",
                "serviceTask",
                n ->
                    n.attribute("flowable:type", "http")
                        .field("requestMethod", "GET")
                        .field("requestUrl", "http://localhost/"))
            .bringsAbout(request("http://localhost/")),
        task(
                "79 shell task",
                "serviceTask",
                telling("said")
                    .andThen(
                        n ->
                            n.attribute("flowable:type", "shell")
                                .field("command", "echo")
                                .field("arg1", "done")
                                .field("outputVariable", "said")))
            .bringsAbout(told("done\n")),
        task("82 send event task of the event registry", "serviceTask", sends())
            .heardAs(Trigger.event("sent")),
        task(
                "80 decision task",
                "businessRuleTask",
                telling("price")
                    .andThen(
                        n ->
                            n.attribute("camunda:decisionRef", "price")
                                .attribute("camunda:mapDecisionResult", "singleEntry")
                                .attribute("camunda:resultVariable", "price")))
            .bringsAbout(asked("price"))
            .bringsAbout(told(1)));
  }

  private static Stream<ElementCase> waiting() {
    return Stream.of(
        task("59 user task", "userTask", n -> {}).waitsAt(ID, complete(ID)),
        task("86 receive task", "receiveTask", n -> {}).waitsAt(ID, trigger(ID)),
        ElementCase.of(
                "86 receive task",
                "receiveTask",
                Kind.ACTIVITY,
                (s, more) -> s.receiveTask(ID, "m", more))
            .variant("(with a message)")
            .waitsAt(ID, message("m")),
        task(
                "73 task for external workers",
                "serviceTask",
                n -> n.attribute("camunda:type", "external").attribute("camunda:topic", "t"))
            .waitsAt(ID, work("t")),
        task(
                "74 triggerable service task",
                "serviceTask",
                adds().andThen(n -> n.attribute("flowable:triggerable", true)))
            .waitsAt(ID, trigger(ID))
            .bringsAbout(told(2L)),
        ElementCase.of(
                "86 receive task",
                "receiveTask",
                Kind.ACTIVITY,
                (s, more) ->
                    s.activity(
                        "receiveTask",
                        ID,
                        more.andThen(n -> n.extensionText("flowable:eventType", "${'e'}"))))
            .variant("(with an event of the registry)")
            .waitsAt(ID, event("e")),
        task(
                "82 send event task of the event registry",
                "serviceTask",
                sends().andThen(n -> n.extensionText("flowable:triggerEventType", "${'e'}")))
            .variant("(with an answer)")
            .waitsAt(ID, event("e"))
            .heardAs(Trigger.event("sent")),
        task("90 call activity", "callActivity", n -> n.attribute("calledElement", "called"))
            .with(BpmnBuilder.process("called").userTask("inside"))
            .waitsAt(ID, complete("inside"))
            .bringsAbout(visitOf("inside")));
  }

  private static Consumer<NodeBuilder> sends() {
    return n ->
        n.attribute("flowable:type", "send-event").extensionText("flowable:eventType", "sent");
  }

  private static Consumer<NodeBuilder> adds() {
    return telling("sum").andThen(n -> n.expression("${1 + 1}").resultVariable("sum"));
  }

  /** Lets a task tell at its end what it has put into a variable. */
  private static Consumer<NodeBuilder> telling(String variable) {
    return n ->
        n.extension(
            "millrace:executionListener",
            "event",
            "end",
            "expression",
            "${outside.tell(" + variable + ")}");
  }

  private static ElementCase task(String row, String element, Consumer<NodeBuilder> says) {
    return ElementCase.of(
        row, element, Kind.ACTIVITY, (s, more) -> s.activity(element, ID, says.andThen(more)));
  }
}
