package io.millrace.test.random;

/** A step that is longer than anybody wants to wait; nothing is said about it. */
public final class DoesNotSettle extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates it. */
  public DoesNotSettle(String message) {
    super(message, null, false, false);
  }
}
