package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.conformance.ElementCase.ID;
import static io.millrace.bpmn.conformance.Moves.event;
import static io.millrace.bpmn.conformance.Moves.later;
import static io.millrace.bpmn.conformance.Moves.signal;

import io.millrace.bpmn.conformance.ElementCase.Drawing;
import io.millrace.bpmn.conformance.ElementCase.Kind;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What starts instances of a process, and so stands in no other surroundings. */
final class StartCases {

  private static final Consumer<TestEngine> MESSAGE =
      engine -> engine.runtime().startProcessInstanceByMessage("m");

  private StartCases() {}

  static Stream<ElementCase> all() {
    return Stream.of(
        start("2 timer start event", Trigger.timerDuration("PT1H"), later()),
        start("3 message start event", Trigger.message("m"), MESSAGE),
        start("4 signal start event", Trigger.signal("s"), signal("s")),
        start(
            "5 conditional start event",
            Trigger.condition("${n >= 1}"),
            engine ->
                engine
                    .runtime()
                    .createConditionEvaluation()
                    .setVariable("n", 1)
                    .evaluateStartConditions()),
        start("6 start event of the event registry", Trigger.event("${'e'}"), event("e")),
        start(
            "7 multiple start event",
            Trigger.anyOf(Trigger.message("m"), Trigger.signal("s")),
            signal("s")),
        node(
            "87 receive task that starts instances",
            "receiveTask",
            (process, more) ->
                ((BpmnBuilder) process)
                    .declare("message", "id", "message", "name", "m")
                    .element(
                        "receiveTask",
                        n ->
                            more.accept(
                                n.attribute("id", ID)
                                    .attribute("instantiate", true)
                                    .attribute("messageRef", "message")))
                    .moveTo(ID)
                    .userTask("first"),
            MESSAGE),
        node(
            "119 event-based gateway that starts instances",
            "eventBasedGateway",
            (process, more) ->
                ((BpmnBuilder) process)
                    .element(
                        "eventBasedGateway",
                        n -> more.accept(n.attribute("id", ID).attribute("instantiate", true)))
                    .moveTo(ID)
                    .way(b -> b.catchEvent("paid", Trigger.message("m")))
                    .way(b -> b.catchEvent("off", Trigger.signal("s")))
                    .userTask("first"),
            MESSAGE));
  }

  private static ElementCase start(String row, Trigger trigger, Consumer<TestEngine> happens) {
    return node(
        row,
        "startEvent",
        (process, more) -> process.startEvent(ID, trigger, more).userTask("first"),
        happens);
  }

  private static ElementCase node(
      String row, String type, Drawing drawing, Consumer<TestEngine> happens) {
    return ElementCase.of(row, type, Kind.OTHER, drawing).reachedBy(happens);
  }
}
