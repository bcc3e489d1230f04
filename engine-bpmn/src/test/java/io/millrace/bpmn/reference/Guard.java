package io.millrace.bpmn.reference;

/**
 * An event that waits beside tokens: a boundary event, the start of an event sub-process, or an
 * event behind an event-based gateway.
 */
final class Guard {

  final Node node;

  /** The activity, or the gateway; null if it starts an event sub-process. */
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

  private Guard(Node node, Visit host, Scope scope, Node handler, Waiting waiting) {
    this.node = node;
    this.host = host;
    this.scope = scope;
    this.handler = handler;
    this.waiting = waiting;
    this.times = node.event().times();
  }

  static Guard at(Visit host, Node node, Waiting waiting) {
    return new Guard(node, host, host.scope, null, waiting);
  }

  static Guard starting(Node handler, Scope scope, Waiting waiting) {
    return new Guard(handler.body().start().orElseThrow(), null, scope, handler, waiting);
  }

  boolean isBoundary() {
    return node.is(Kind.BOUNDARY);
  }

  boolean isBehindGateway() {
    return host != null && host.node.is(Kind.EVENT_GATEWAY);
  }

  boolean isOpen() {
    return host == null ? scope.guards.contains(this) : host.open && host.guards.contains(this);
  }

  /** What its condition sees. */
  Vars vars() {
    return host == null ? scope.vars : host.vars;
  }
}
