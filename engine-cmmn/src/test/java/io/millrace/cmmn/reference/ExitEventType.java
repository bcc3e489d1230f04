package io.millrace.cmmn.reference;

/** How a stage or a case leaves by an exit criterion, rules 6.3 to 6.6. */
enum ExitEventType {
  EXIT("exit"),
  COMPLETE("complete"),
  FORCE_COMPLETE("forceComplete");

  private final String word;

  ExitEventType(String word) {
    this.word = word;
  }

  String word() {
    return word;
  }
}
