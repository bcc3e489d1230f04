package io.millrace.bpmn.reference;

/** The step fails, and nothing of it has happened; rule 2.2. */
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean ofTheModel;

  Refusal(String message) {
    this(message, false);
  }

  private Refusal(String message, boolean ofTheModel) {
    super(message);
    this.ofTheModel = ofTheModel;
  }

  /** An error of the model that nothing catches. */
  static Refusal uncaught(String code) {
    return new Refusal("uncaught " + code, true);
  }

  /** Whether trying again is of no use. */
  boolean isForGood() {
    return ofTheModel;
  }
}
