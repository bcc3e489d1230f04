package io.millrace.bpmn.reference;

/** A step that is longer than anybody wants to wait; nothing is said about it. */
final class DoesNotSettle extends RuntimeException {

  private static final long serialVersionUID = 1L;
}
