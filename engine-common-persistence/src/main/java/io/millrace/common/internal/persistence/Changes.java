package io.millrace.common.internal.persistence;

/** Counts what happened to the entities of one unit of work. */
final class Changes {

  private long count;

  void add() {
    count++;
  }

  long count() {
    return count;
  }
}
