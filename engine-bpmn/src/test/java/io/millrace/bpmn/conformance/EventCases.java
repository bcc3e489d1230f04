package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.conformance.ElementCase.ID;
import static io.millrace.bpmn.conformance.Moves.change;
import static io.millrace.bpmn.conformance.Moves.complete;
import static io.millrace.bpmn.conformance.Moves.event;
import static io.millrace.bpmn.conformance.Moves.later;
import static io.millrace.bpmn.conformance.Moves.message;
import static io.millrace.bpmn.conformance.Moves.signal;

import io.millrace.bpmn.conformance.ElementCase.Drawing;
import io.millrace.bpmn.conformance.ElementCase.Kind;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Events that wait: at the start of event sub-processes, in the flow, at borders. */
final class EventCases {

  /**
   * What can be waited for anywhere, and what makes it happen.
   *
   * @param start the row of it at the start of an event sub-process
   * @param caught the row of it in the flow
   * @param border the row of it at the border of an activity
   */
  private record Awaited(
      String start, String caught, String border, Trigger trigger, Consumer<TestEngine> happens) {}

  private static final List<Awaited> AWAITED =
      List.of(
          new Awaited(
              "9 timer start event of an event sub-process",
              "19 timer catch event",
              "34 timer boundary event",
              Trigger.timerDuration("PT1H"),
              later()),
          new Awaited(
              "10 message start event of an event sub-process",
              "20 message catch event",
              "35 message boundary event",
              Trigger.message("m"),
              message("m")),
          new Awaited(
              "11 signal start event of an event sub-process",
              "21 signal catch event",
              "36 signal boundary event",
              Trigger.signal("s"),
              signal("s")),
          new Awaited(
              "14 conditional start event of an event sub-process",
              "22 conditional catch event",
              "37 conditional boundary event",
              Trigger.condition("${n >= 1}"),
              change("n")),
          new Awaited(
              "16 variable listener start event of an event sub-process",
              "24 variable listener catch event",
              "42 variable listener boundary event",
              Trigger.variable("n", "all"),
              change("n")),
          new Awaited(
              "18 multiple start event of an event sub-process",
              "26 multiple catch event",
              "44 multiple boundary event",
              Trigger.anyOf(Trigger.message("m"), Trigger.signal("s")),
              message("m")),
          new Awaited(
              "17 start event of an event sub-process, of the event registry",
              "25 catch event of the event registry",
              "43 boundary event of the event registry",
              Trigger.event("${'e'}"),
              event("e")));

  private EventCases() {}

  static Stream<ElementCase> all() {
    return Stream.of(AWAITED.stream().flatMap(EventCases::everywhere), thrown(), others())
        .flatMap(cases -> cases);
  }

  private static Stream<ElementCase> everywhere(Awaited event) {
    var trigger = event.trigger();
    var happens = event.happens();
    return Stream.of(
        handler(event.start(), (s, more) -> s.userTask("main"), trigger, true)
            .waitsAt("main", happens),
        handler(event.start(), (s, more) -> s.userTask("main"), trigger, false)
            .waitsAt("main", happens.andThen(complete("main"))),
        node(event.caught(), (s, more) -> s.catchEvent(ID, trigger, more)).waitsAt(ID, happens),
        border(event.border(), (s, more) -> s.userTask("host"), trigger, true)
            .waitsAt("host", happens),
        border(event.border(), (s, more) -> s.userTask("host"), trigger, false)
            .waitsAt("host", happens.andThen(complete("host"))));
  }

  private static Stream<ElementCase> thrown() {
    var error = Trigger.error("e");
    var escalation = Trigger.escalation("e");
    Drawing fails = (s, more) -> s.userTask("main").endEvent("thrown", error);
    Drawing escalates = (s, more) -> s.userTask("main").endEvent("thrown", escalation);
    return Stream.of(
            handler("12 error start event of an event sub-process", fails, error, true),
            handler(
                "13 escalation start event of an event sub-process", escalates, escalation, true),
            handler(
                "13 escalation start event of an event sub-process", escalates, escalation, false),
            border("38 error boundary event", inside("subProcess", fails), error, true),
            border(
                "39 escalation boundary event", inside("subProcess", escalates), escalation, true),
            border(
                "39 escalation boundary event", inside("subProcess", escalates), escalation, false),
            border(
                "40 cancel boundary event",
                inside(
                    "transaction",
                    (s, more) -> s.userTask("main").endEvent("thrown", Trigger.cancel())),
                Trigger.cancel(),
                true))
        .map(one -> one.waitsAt("main", complete("main")));
  }

  private static Stream<ElementCase> others() {
    return Stream.of(
        node(
            "23 link catch event",
            (s, more) -> s.linkTo("from", "l").linkFrom(ID, "l", more).task("linked")),
        ElementCase.of(
            "1 start event without a trigger",
            "startEvent",
            Kind.NODE,
            (s, more) -> s.startEvent(ID, null, more).task("first")));
  }

  private static ElementCase node(String row, Drawing drawing) {
    return ElementCase.of(row, "intermediateCatchEvent", Kind.NODE, drawing);
  }

  /** What stands in a scope, and an event sub-process beside it that begins with the element. */
  private static ElementCase handler(
      String row, Drawing beside, Trigger trigger, boolean interrupting) {
    return ElementCase.of(
            row,
            "startEvent",
            Kind.OTHER,
            (s, more) -> {
              beside.into(s, node -> {});
              s.eventSubProcess(
                  "handler",
                  h ->
                      h.startEvent(ID, trigger, says("isInterrupting", interrupting, more))
                          .task("handled"));
            })
        .variant(interrupting ? "(interrupting)" : "(not interrupting)");
  }

  /** An activity drawn last, and the element at its border. */
  private static ElementCase border(
      String row, Drawing host, Trigger trigger, boolean interrupting) {
    return ElementCase.of(
            row,
            "boundaryEvent",
            Kind.OTHER,
            (s, more) -> {
              host.into(s, node -> {});
              s.boundaryEvent(
                  ID, trigger, says("cancelActivity", interrupting, more), b -> b.task("handled"));
            })
        .variant(interrupting ? "(interrupting)" : "(not interrupting)");
  }

  private static Consumer<NodeBuilder> says(
      String attribute, boolean value, Consumer<NodeBuilder> more) {
    return node -> more.accept(value ? node : node.attribute(attribute, false));
  }

  private static Drawing inside(String scope, Drawing content) {
    return (s, more) -> {
      if (scope.equals("transaction")) {
        s.transaction("host", t -> content.into(t, more));
      } else {
        s.subProcess("host", t -> content.into(t, more));
      }
    };
  }
}
