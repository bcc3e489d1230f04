package io.millrace.bpmn.reference;

/** A job or timer that waits, with the tries it has left. */
final class Waiting {

  private static final int TRIES = 3;

  final long number;
  int tries = TRIES;

  Waiting(long number) {
    this.number = number;
  }

  /** One try less, and after the last none; rule 8.4. */
  void failed() {
    tries = Math.max(0, tries - 1);
  }
}
