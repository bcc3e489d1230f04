package io.millrace.bpmn.conformance;

import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.FlowBuilder;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.conformance.RowCase;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * An element that is put into surroundings: what draws it, and what lets a token come to it and
 * through it. The element has the id {@code it}.
 *
 * @param row the row of the matrix it stands for
 * @param variant which form of it, if there are several
 * @param type its type in history; null if history has no row of it
 * @param drawing what draws it into an empty scope
 * @param other a process that it calls or that hears of it; null if there is none
 * @param reach what brings a token to the element, once it is in its scope
 * @param pass what lets it through, and the scope end
 * @param waiting the activity whose visit ends early when the scope is cut off after {@code reach};
 *     null if nothing waits
 * @param visits how many visits of the element there are
 * @param effects what it brings about each time, besides being visited
 * @param kind what else can be done with it
 */
record ElementCase(
    String row,
    String variant,
    String type,
    Drawing drawing,
    BpmnBuilder other,
    Consumer<TestEngine> reach,
    Consumer<TestEngine> pass,
    String waiting,
    int visits,
    List<Effect> effects,
    Kind kind)
    implements RowCase {

  static final String ID = "it";

  /** Draws an element into an empty scope. */
  @FunctionalInterface
  interface Drawing {

    /** Draws it; whoever calls says more of it. */
    void into(FlowBuilder<?> scope, Consumer<NodeBuilder> more);
  }

  /** What else can be done with an element. */
  enum Kind {
    /** It may be repeated, and cut by jobs. */
    ACTIVITY,
    /** It may be cut by jobs. */
    NODE,
    /** It may be cut by a job before it only. */
    NODE_LEFT_AT_ONCE,
    /** It stands in no flow, or its place is taken by something else. */
    OTHER
  }

  static ElementCase of(String row, String type, Kind kind, Drawing drawing) {
    return new ElementCase(
        row, "", type, drawing, null, engine -> {}, engine -> {}, null, 1, List.of(), kind);
  }

  ElementCase variant(String name) {
    return new ElementCase(
        row, " " + name, type, drawing, other, reach, pass, waiting, visits, effects, kind);
  }

  /** Says which process takes part besides. */
  ElementCase with(BpmnBuilder process) {
    return new ElementCase(
        row, variant, type, drawing, process, reach, pass, waiting, visits, effects, kind);
  }

  ElementCase reachedBy(Consumer<TestEngine> moves) {
    return new ElementCase(
        row, variant, type, drawing, other, moves, pass, waiting, visits, effects, kind);
  }

  /** Says where a token waits, and what lets it go on. */
  ElementCase waitsAt(String activity, Consumer<TestEngine> moves) {
    return new ElementCase(
        row, variant, type, drawing, other, reach, moves, activity, visits, effects, kind);
  }

  ElementCase visited(int times) {
    return new ElementCase(
        row, variant, type, drawing, other, reach, pass, waiting, times, effects, kind);
  }

  /** Says what it brings about each time, too. */
  ElementCase bringsAbout(Effect effect) {
    var all = Stream.concat(effects.stream(), Stream.of(effect)).toList();
    return new ElementCase(
        row, variant, type, drawing, other, reach, pass, waiting, visits, all, kind);
  }

  /** Lets what it sends start another process. */
  ElementCase heardAs(Trigger trigger) {
    return with(BpmnBuilder.process("listener").startEvent("heard", trigger))
        .bringsAbout(Effect.visitOf("heard"));
  }

  boolean waits() {
    return waiting != null;
  }

  @Override
  public String toString() {
    return row + variant;
  }
}
