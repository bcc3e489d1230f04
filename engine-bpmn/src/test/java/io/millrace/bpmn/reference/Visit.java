package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A token at a node: what the standard calls an activity instance, and the like for events. */
final class Visit {

  enum Phase {
    /** On a sequence flow. */
    MOVING,
    /** Waits for the job that enters the node. */
    ENTERING,
    ACTIVE,
    /** Waits at a join for the other flows. */
    AT_JOIN,
    /** Waits for the job that leaves the node. */
    LEAVING
  }

  final Node node;
  final Scope scope;

  /** Where it came from; null at the start. */
  final Flow by;

  /** The loop it is an instance of, or null. */
  final Visit whole;

  final int loopCounter;
  final Vars vars;
  final List<Guard> guards = new ArrayList<>();

  /** Of a loop. */
  final List<Visit> instances = new ArrayList<>();

  Phase phase = Phase.MOVING;
  boolean open = true;

  /** Whether history knows it. */
  boolean noted;

  /** In which order it has begun. */
  long begun;

  /** What waits: a task, a message, a signal, a timer, a job. */
  Waiting waiting;

  /** The flows a gateway has chosen before the job that takes them. */
  List<Flow> chosen;

  Scope inside;

  int size;
  int completed;
  final List<Object> gathered = new ArrayList<>();

  private Visit(Node node, Scope scope, Flow by, Visit whole, int loopCounter, Vars vars) {
    this.node = node;
    this.scope = scope;
    this.by = by;
    this.whole = whole;
    this.loopCounter = loopCounter;
    this.vars = vars;
  }

  static Visit at(Node node, Scope scope, Flow by) {
    boolean loop = node.traits().loop() != null;
    return new Visit(node, scope, by, null, -1, loop ? new Vars(scope.vars) : scope.vars);
  }

  static Visit instance(Visit whole, int loopCounter) {
    return new Visit(whole.node, whole.scope, null, whole, loopCounter, new Vars(whole.vars));
  }

  Loop loop() {
    return node.traits().loop();
  }

  boolean isInstance() {
    return whole != null;
  }

  boolean isLoop() {
    return whole == null && loop() != null;
  }

  /** What carries the boundary events. */
  Visit host() {
    return whole == null ? this : whole;
  }

  boolean isWaitingFor(Event.Type type) {
    return phase == Phase.ACTIVE && waiting != null && node.waitsFor(type) && !node.kind().isEnd();
  }

  boolean hasJob() {
    return phase == Phase.ENTERING || phase == Phase.LEAVING;
  }

  /** This one and all in it. */
  Stream<Visit> all() {
    return Stream.concat(
        Stream.of(this),
        Stream.concat(
            instances.stream().flatMap(Visit::all),
            inside == null ? Stream.empty() : inside.all()));
  }
}
