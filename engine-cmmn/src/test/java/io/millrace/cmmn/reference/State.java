package io.millrace.cmmn.reference;

/** The state of a live instance, rules 1.1 to 1.3; one that has ended is gone. */
enum State {
  AVAILABLE("available"),
  ENABLED("enabled"),
  DISABLED("disabled"),
  ACTIVE("active"),
  WAIT_REPETITION("wait_repetition");

  private final String word;

  State(String word) {
    this.word = word;
  }

  /** The word by which the field and the engine's API name it. */
  String word() {
    return word;
  }

  boolean awaitsEntry() {
    return this == AVAILABLE || this == WAIT_REPETITION;
  }
}
