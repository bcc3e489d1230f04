package io.millrace.spring;

import io.millrace.common.transaction.TransactionSynchronization.Outcome;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Notes how a transaction of Spring's ends, before anything else hears of it: a call of the engine
 * that is made because of that end is no part of the transaction any more, though Spring still has
 * it bound to the thread. Used by one thread.
 */
final class TransactionEnd implements TransactionSynchronization {

  private Outcome outcome;

  private TransactionEnd() {}

  /** Returns that of the transaction on this thread; of one without synchronization, a new one. */
  static TransactionEnd ofCurrent() {
    if (!TransactionSynchronizationManager.isSynchronizationActive()) {
      return new TransactionEnd();
    }
    for (var known : TransactionSynchronizationManager.getSynchronizations()) {
      if (known instanceof TransactionEnd end) {
        return end;
      }
    }
    var end = new TransactionEnd();
    TransactionSynchronizationManager.registerSynchronization(end);
    return end;
  }

  @Override
  public int getOrder() {
    return HIGHEST_PRECEDENCE;
  }

  @Override
  public void afterCommit() {
    outcome = Outcome.COMMITTED;
  }

  @Override
  public void afterCompletion(int status) {
    outcome = outcome(status);
  }

  /** Translates what Spring says of an end. */
  static Outcome outcome(int status) {
    return switch (status) {
      case STATUS_COMMITTED -> Outcome.COMMITTED;
      case STATUS_ROLLED_BACK -> Outcome.ROLLED_BACK;
      default -> Outcome.UNKNOWN;
    };
  }

  boolean isOver() {
    return outcome != null;
  }

  boolean is(Outcome asked) {
    return outcome == asked;
  }
}
