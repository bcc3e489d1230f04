package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.conformance.Effect.visitOf;
import static io.millrace.bpmn.conformance.ElementCase.ID;
import static io.millrace.bpmn.conformance.Moves.complete;

import io.millrace.bpmn.conformance.ElementCase.Drawing;
import io.millrace.bpmn.conformance.ElementCase.Kind;
import io.millrace.bpmn.test.Trigger;
import java.util.stream.Stream;

/**
 * Events that act in the flow or end it. Another process hears signals and messages, an event
 * sub-process beside the event catches escalations.
 */
final class ThrowCases {

  private static final Trigger SIGNAL = Trigger.signal("s");
  private static final Trigger ESCALATION = Trigger.escalation("e");
  private static final Trigger ERROR = Trigger.error("e");
  private static final Trigger MESSAGE = Trigger.message("m");
  private static final Trigger SEVERAL = Trigger.anyOf(SIGNAL, ESCALATION);

  private ThrowCases() {}

  static Stream<ElementCase> all() {
    return Stream.concat(throwing(), ending());
  }

  private static Stream<ElementCase> throwing() {
    return Stream.of(
        thrown("27 throw event without a definition", null),
        thrown("28 signal throw event", SIGNAL).heardAs(SIGNAL),
        thrown("29 message throw event", MESSAGE).heardAs(MESSAGE),
        in("throwEvent", "30 escalation throw event", caught(throwing(ESCALATION)))
            .bringsAbout(visitOf("caught")),
        in("throwEvent", "33 multiple throw event", caught(throwing(SEVERAL)))
            .heardAs(SIGNAL)
            .bringsAbout(visitOf("caught")),
        in(
                "throwEvent",
                "32 link throw event",
                (s, more) -> s.linkTo(ID, "l", more).linkFrom("to", "l"))
            .bringsAbout(visitOf("to")),
        in(
                "throwEvent",
                "31 compensation throw event",
                (s, more) ->
                    s.task("done")
                        .compensatedBy("undo")
                        .throwEvent(ID, Trigger.compensation(), more))
            .waitsAt(ID, complete("undo"))
            .bringsAbout(visitOf("undo")));
  }

  private static Stream<ElementCase> ending() {
    return Stream.of(
        ended("45 end event without a definition", null),
        in("endEvent", "48 escalation end event", caught(ending(ESCALATION)))
            .bringsAbout(visitOf("caught")),
        ended("50 signal end event", SIGNAL).heardAs(SIGNAL),
        ended("51 message end event", MESSAGE).heardAs(MESSAGE),
        in("endEvent", "53 multiple end event", caught(ending(SEVERAL)))
            .heardAs(SIGNAL)
            .bringsAbout(visitOf("caught")),
        in(
            "endEvent",
            "46 terminate end event",
            (s, more) ->
                s.fork(b -> b.userTask("other"), b -> b.endEvent(ID, Trigger.terminate(), more))),
        in(
                "endEvent",
                "47 error end event",
                (s, more) ->
                    s.subProcess("inner", b -> b.endEvent(ID, ERROR, more))
                        .boundaryEvent("caught", ERROR, b -> b.task("handled")))
            .bringsAbout(visitOf("handled")),
        in(
                "endEvent",
                "49 cancel end event",
                (s, more) ->
                    s.transaction(
                            "inner",
                            b ->
                                b.task("done")
                                    .compensatedBy("undo")
                                    .endEvent(ID, Trigger.cancel(), more))
                        .boundaryEvent("canceled", Trigger.cancel(), b -> b.task("handled")))
            .waitsAt("undo", complete("undo"))
            .bringsAbout(visitOf("undo"))
            .bringsAbout(visitOf("handled")),
        in(
                "endEvent",
                "52 compensation end event",
                (s, more) ->
                    s.task("done").compensatedBy("undo").endEvent(ID, Trigger.compensation(), more))
            .waitsAt(ID, complete("undo"))
            .bringsAbout(visitOf("undo")));
  }

  private static ElementCase thrown(String row, Trigger trigger) {
    return in("throwEvent", row, throwing(trigger));
  }

  private static ElementCase ended(String row, Trigger trigger) {
    return in("endEvent", row, ending(trigger));
  }

  private static Drawing throwing(Trigger trigger) {
    return (s, more) -> s.throwEvent(ID, trigger, more);
  }

  private static Drawing ending(Trigger trigger) {
    return (s, more) -> s.task("last").endEvent(ID, trigger, more);
  }

  /** Catches the escalation in the scope in which it is thrown. */
  private static Drawing caught(Drawing thrown) {
    return (s, more) -> {
      thrown.into(s, more);
      s.eventSubProcess(
          "catcher", h -> h.nonInterruptingStartEvent("caught", ESCALATION).task("handled"));
    };
  }

  private static ElementCase in(String type, String row, Drawing drawing) {
    return ElementCase.of(row, type, Kind.NODE, drawing);
  }
}
