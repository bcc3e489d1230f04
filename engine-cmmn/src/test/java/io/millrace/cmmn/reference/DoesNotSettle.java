package io.millrace.cmmn.reference;

/** A step that went on for too many rounds, rule 2.9. Nothing can be compared from here on. */
final class DoesNotSettle extends RuntimeException {

  private static final long serialVersionUID = 1L;

  DoesNotSettle(String message) {
    super(message, null, false, false);
  }
}
