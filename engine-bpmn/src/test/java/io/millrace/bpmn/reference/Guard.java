package io.millrace.bpmn.reference;

/** A boundary event that is armed. */
final class Guard {

  final Node node;
  final Visit host;
  final Waiting waiting;

  /** How often a timer has still to go off. */
  int times;

  Guard(Node node, Visit host, Waiting waiting) {
    this.node = node;
    this.host = host;
    this.waiting = waiting;
    this.times = node.event().times();
  }

  boolean isOpen() {
    return host.open && host.guards.contains(this);
  }
}
