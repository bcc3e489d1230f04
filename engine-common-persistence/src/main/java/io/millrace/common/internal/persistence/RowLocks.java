package io.millrace.common.internal.persistence;

/**
 * The locks on rows that a transaction of the engine's own has taken. While they are held, nobody
 * else can change or delete such a row, so its next change cannot miss it.
 */
final class RowLocks {

  private boolean held = true;

  boolean areHeld() {
    return held;
  }

  /** Notes that the transaction has ended, or that other code works in it from here on. */
  void end() {
    held = false;
  }
}
