package io.millrace.cmmn.reference;

/** When an item does not keep its parent from completing, rules 7.3 and 7.4. */
enum ParentCompletion {
  DEFAULT("default"),
  IGNORE("ignore"),
  IGNORE_IF_AVAILABLE("ignoreIfAvailable"),
  IGNORE_IF_AVAILABLE_OR_ENABLED("ignoreIfAvailableOrEnabled"),
  IGNORE_AFTER_FIRST_COMPLETION("ignoreAfterFirstCompletion"),
  IGNORE_AFTER_FIRST_COMPLETION_IF_AVAILABLE_OR_ENABLED(
      "ignoreAfterFirstCompletionIfAvailableOrEnabled");

  private final String word;

  ParentCompletion(String word) {
    this.word = word;
  }

  String word() {
    return word;
  }

  /**
   * Whether an instance in this state, of an item that has or has not completed before, is ignored.
   */
  boolean ignores(State state, boolean completedBefore) {
    boolean idle = state == State.AVAILABLE || state == State.ENABLED;
    return switch (this) {
      case DEFAULT -> false;
      case IGNORE -> true;
      case IGNORE_IF_AVAILABLE -> state == State.AVAILABLE;
      case IGNORE_IF_AVAILABLE_OR_ENABLED -> idle;
      case IGNORE_AFTER_FIRST_COMPLETION -> completedBefore;
      case IGNORE_AFTER_FIRST_COMPLETION_IF_AVAILABLE_OR_ENABLED -> completedBefore && idle;
    };
  }
}
