package io.millrace.cmmn.reference;

/** A step that may not be done; nothing of it has happened. */
final class Refused extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Refused(String message) {
    super(message, null, false, false);
  }
}
