package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
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

  /** Of a handler: what it is a part of. */
  Undoing undoing;

  /** Handlers that run for this event. */
  final List<Visit> handlers = new ArrayList<>();

  /** What this event compensates, and what it does for sub-processes among that. */
  final List<Undoing> undoings = new ArrayList<>();

  /** Whether it only holds handlers for an event that has gone on. */
  boolean carries;

  /** Of a loop: how many instances count, how many there will be, and which comes next. */
  int size;

  int planned;
  int next;
  int completed;
  final SortedMap<Integer, Object> gathered = new TreeMap<>();

  /** Which instances were added while it ran. */
  final Set<Integer> added = new HashSet<>();

  private Visit(Node node, Scope scope, Flow by, Visit whole, int loopCounter, Vars vars) {
    this.node = node;
    this.scope = scope;
    this.by = by;
    this.whole = whole;
    this.loopCounter = loopCounter;
    this.vars = vars;
  }

  static Visit at(Node node, Scope scope, Flow by) {
    return new Visit(node, scope, by, null, -1, around(node, scope.vars));
  }

  /** A handler that compensates what is done, for somebody who waits for it. */
  static Visit undoing(Node handler, Done done, Undoing undoing) {
    var handling =
        new Visit(handler, done.visit().scope, null, null, -1, around(handler, done.vars()));
    handling.undoing = undoing;
    return handling;
  }

  private static Vars around(Node node, Vars vars) {
    return node.traits().isRepeated() ? new Vars(vars) : vars;
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

  /** Whether it belongs to a called process. */
  boolean isInCall() {
    return scope.owner != null && (scope.isCalled() || scope.owner.isInCall());
  }

  /** Whether it is inside of an instance of a loop. */
  boolean isInLoop() {
    return scope.owner != null && (scope.owner.isInstance() || scope.owner.isInLoop());
  }

  boolean isLoop() {
    return whole == null && node.traits().isRepeated();
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
            List.copyOf(instances).stream().flatMap(Visit::all),
            Stream.concat(
                List.copyOf(handlers).stream().flatMap(Visit::all),
                inside == null ? Stream.empty() : inside.all())));
  }

  /** Its events and those of all in it. */
  Stream<Guard> allGuards() {
    return Stream.of(
            List.copyOf(guards).stream(),
            List.copyOf(instances).stream().flatMap(Visit::allGuards),
            List.copyOf(handlers).stream().flatMap(Visit::allGuards),
            inside == null ? Stream.<Guard>empty() : inside.allGuards())
        .flatMap(each -> each);
  }
}
