package io.millrace.bpmn.reference;

/** The step fails, and nothing of it has happened; rule 2.2. */
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Refusal(String message) {
    super(message);
  }
}
