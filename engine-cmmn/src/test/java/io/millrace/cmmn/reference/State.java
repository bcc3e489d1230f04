package io.millrace.cmmn.reference;

/** The state of a live instance, rules 1.1 to 1.3; one that has ended is gone. */
enum State {
  AVAILABLE("available"),
  ENABLED("enabled"),
  DISABLED("disabled"),
  ACTIVE("active"),
  WAIT_REPETITION("wait_repetition"),
  UNAVAILABLE("unavailable"),
  ASYNC_ACTIVE("async-active"),
  ASYNC_ACTIVE_LEAVE("async-active-leave"),
  SUSPENDED("suspended"),
  FAILED("failed");

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

  /** Rule 9a.9: whether it is active, or counts as that because a job is on its way. */
  boolean countsAsActive() {
    return this == ACTIVE || this == ASYNC_ACTIVE || this == ASYNC_ACTIVE_LEAVE;
  }
}
