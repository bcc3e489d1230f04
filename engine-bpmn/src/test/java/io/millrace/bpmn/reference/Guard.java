package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * An event that waits beside tokens, or one part of a multiple one: a boundary event, the start of
 * an event sub-process, or an event behind an event-based gateway. The parts of a multiple event in
 * the flow wait like this as well.
 */
final class Guard {

  final Node node;

  /** What of its node it waits for. */
  final Event event;

  /**
   * The activity, the gateway, or the event in the flow; null if it starts an event sub-process.
   */
  final Visit host;

  /** Where its token comes. */
  final Scope scope;

  /** The event sub-process that it starts, or null. */
  final Node handler;

  /** A timer that goes off again waits anew. */
  Waiting waiting;

  /** How often a timer has still to go off. */
  int times;

  /** Whether the condition of one that does not interrupt has held when it was last looked at. */
  boolean held;

  /** Of a multiple event of which all parts have to come: those that have not; else null. */
  private List<Guard> missing;

  private Guard(Node node, Event event, Visit host, Scope scope, Node handler, Waiting waiting) {
    this.node = node;
    this.event = event;
    this.host = host;
    this.scope = scope;
    this.handler = handler;
    this.waiting = waiting;
    this.times = event.times();
  }

  static List<Guard> at(Visit host, Node node, Supplier<Waiting> waiting) {
    return all(node, host, host.scope, null, waiting);
  }

  static List<Guard> starting(Node handler, Scope scope, Supplier<Waiting> waiting) {
    return all(handler.body().start().orElseThrow(), null, scope, handler, waiting);
  }

  private static List<Guard> all(
      Node node, Visit host, Scope scope, Node handler, Supplier<Waiting> waiting) {
    var all = new ArrayList<Guard>();
    for (var event : node.events()) {
      all.add(new Guard(node, event, host, scope, handler, waiting.get()));
    }
    if (node.needsAll()) {
      var missing = new ArrayList<>(all);
      all.forEach(guard -> guard.missing = missing);
    }
    return all;
  }

  /** All parts of its event, which begin to wait anew. */
  List<Guard> anew(Supplier<Waiting> again) {
    return all(node, host, scope, handler, again);
  }

  /** It has come; rule 6.16: whether its event happens by that. */
  boolean comes() {
    if (missing == null) {
      return true;
    }
    missing.remove(this);
    waitsIn().remove(this);
    return missing.isEmpty();
  }

  /** Those that wait at the same place. */
  List<Guard> waitsIn() {
    return host == null ? scope.guards : host.guards;
  }

  boolean waitsFor(Event.Type type) {
    return event.is(type);
  }

  boolean isBoundary() {
    return node.is(Kind.BOUNDARY);
  }

  boolean isBehindGateway() {
    return host != null && host.node.is(Kind.EVENT_GATEWAY);
  }

  boolean isInFlow() {
    return host != null && host.node == node;
  }

  /** Whether it waits for a token that stands in the flow. */
  boolean isForToken() {
    return isInFlow() || isBehindGateway();
  }

  boolean isOpen() {
    return (host == null || host.open) && waitsIn().contains(this);
  }

  /** Whether what it waits at is still there, if it does not wait any more. */
  boolean isThere() {
    return host == null ? !scope.over && !scope.ending && scope.isThere() : host.open;
  }

  /** What its condition sees; rule 6.18. */
  Vars vars() {
    if (host == null) {
      return scope.vars;
    }
    return host.inside == null || host.node.is(Kind.CALL) ? host.vars : host.inside.vars;
  }
}
