package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.conformance.ElementCase.ID;
import static io.millrace.bpmn.conformance.Moves.begin;
import static io.millrace.bpmn.conformance.Moves.complete;
import static io.millrace.bpmn.conformance.Moves.message;

import io.millrace.bpmn.conformance.ElementCase.Drawing;
import io.millrace.bpmn.conformance.ElementCase.Kind;
import io.millrace.bpmn.test.FlowBuilder;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.Trigger;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Sub-processes, loops, handlers, and gateways that wait or do not. */
final class ScopeCases {

  private ScopeCases() {}

  static Stream<ElementCase> all() {
    return Stream.of(scopes(), loops(), handlers(), gateways()).flatMap(cases -> cases);
  }

  private static Stream<ElementCase> scopes() {
    return Stream.of(
        ElementCase.of(
                "96 embedded sub-process",
                "subProcess",
                Kind.ACTIVITY,
                (s, more) -> s.subProcess(ID, more, b -> b.userTask("inside")))
            .waitsAt(ID, complete("inside")),
        ElementCase.of(
                "98 transaction",
                "transaction",
                Kind.ACTIVITY,
                (s, more) -> s.transaction(ID, more, b -> b.userTask("inside")))
            .waitsAt(ID, complete("inside")),
        ElementCase.of("99 ad-hoc sub-process", "adhocSubProcess", Kind.ACTIVITY, ScopeCases::adHoc)
            .reachedBy(begin("inside"))
            .waitsAt(ID, complete("inside")),
        handler(true).reachedBy(message("m")).waitsAt(ID, complete("inside")),
        handler(false)
            .reachedBy(message("m"))
            .waitsAt(ID, complete("inside").andThen(complete("main"))));
  }

  private static void adHoc(FlowBuilder<?> scope, Consumer<NodeBuilder> more) {
    scope.adHocSubProcess(
        ID,
        node ->
            more.accept(
                node.inside("userTask", "id", "inside")
                    .insideText("completionCondition", "${true}")));
  }

  private static ElementCase handler(boolean interrupting) {
    return ElementCase.of(
            "97 event sub-process",
            "eventSubProcess",
            Kind.OTHER,
            (s, more) ->
                s.userTask("main")
                    .eventSubProcess(
                        ID,
                        more,
                        h ->
                            h.startEvent(
                                    "event",
                                    Trigger.message("m"),
                                    n -> n.attribute("isInterrupting", interrupting))
                                .userTask("inside")))
        .variant(interrupting ? "(interrupting)" : "(not interrupting)");
  }

  private static Stream<ElementCase> loops() {
    return Stream.of(
        loop("100 parallel multi-instance activity", n -> n.multiInstance(l -> l.cardinality(2)))
            .waitsAt(ID, complete(ID)),
        loop(
                "101 sequential multi-instance activity",
                n -> n.multiInstance(l -> l.sequential().cardinality(2)))
            .waitsAt(ID, complete(ID).andThen(complete(ID))),
        loop("107 standard loop", n -> n.inside("standardLoopCharacteristics", "loopMaximum", 2))
            .waitsAt(ID, complete(ID).andThen(complete(ID))));
  }

  private static ElementCase loop(String row, Consumer<NodeBuilder> characteristics) {
    return ElementCase.of(
            row, "userTask", Kind.NODE, (s, more) -> s.userTask(ID, characteristics.andThen(more)))
        .visited(2);
  }

  /** The element is the handler: the event that binds it has no visit. */
  private static Stream<ElementCase> handlers() {
    Drawing undone =
        (s, more) ->
            s.task("done")
                .compensatedBy("userTask", ID, more)
                .throwEvent("back", Trigger.compensation());
    return Stream.of("41 compensation boundary event", "108 compensation handler")
        .map(row -> ElementCase.of(row, "userTask", Kind.NODE, undone).waitsAt(ID, complete(ID)));
  }

  private static Stream<ElementCase> gateways() {
    return Stream.of(
        ElementCase.of(
            "115 exclusive gateway",
            "exclusiveGateway",
            Kind.NODE,
            (s, more) ->
                s.gateway("exclusiveGateway", ID, more)
                    .when("${1 == 2}", b -> b.userTask("never"))
                    .otherwise(b -> b.task("always"))
                    .merge("met")),
        join("116 parallel gateway", "parallelGateway", n -> {}),
        join("117 inclusive gateway", "inclusiveGateway", n -> {}),
        join(
            "120 complex gateway",
            "complexGateway",
            n -> n.child("activationCondition", "${activationCount >= 2}")),
        ElementCase.of(
                "118 event-based gateway",
                "eventBasedGateway",
                Kind.NODE_LEFT_AT_ONCE,
                (s, more) ->
                    s.gateway("eventBasedGateway", ID, more)
                        .way(b -> b.catchEvent("paid", Trigger.message("m")).task("ship"))
                        .way(b -> b.catchEvent("late", Trigger.timerDuration("PT9H"))))
            .waitsAt(ID, message("m")));
  }

  private static ElementCase join(String row, String element, Consumer<NodeBuilder> says) {
    return ElementCase.of(
            row,
            element,
            Kind.NODE,
            (s, more) ->
                s.gateway("inclusiveGateway", "split", n -> {})
                    .when("${1 == 1}", b -> b.userTask("a"))
                    .when("${2 == 2}", b -> b.userTask("b"))
                    .gateway(element, ID, says.andThen(more)))
        .reachedBy(complete("a"))
        .waitsAt(ID, complete("b"))
        .visited(2);
  }
}
