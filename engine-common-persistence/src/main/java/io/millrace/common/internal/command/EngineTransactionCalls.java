package io.millrace.common.internal.command;

import io.millrace.common.transaction.TransactionState;
import java.util.List;

/**
 * Has the listeners of the whole engine called for a unit of work that changes something. Where the
 * end of the transaction is not reported, those that wait for it are left out.
 *
 * @param listeners the listeners, in the order of their registration
 * @param context the unit of work
 */
record EngineTransactionCalls(List<EngineTransactionListener> listeners, CommandContext context)
    implements Completion {

  @Override
  public void beforeCommit(CommandContext ended) {
    if (changedSomething()) {
      call(TransactionState.COMMITTING);
    }
  }

  @Override
  public void committed() {
    tellEnd(TransactionState.COMMITTED);
  }

  @Override
  public void rolledBack() {
    tellEnd(TransactionState.ROLLED_BACK);
  }

  /** Nobody is told what nobody knows. */
  @Override
  public void unknown() {}

  private boolean changedSomething() {
    return context.unitOfWork().changes() > 0 || context.session().hasWritten();
  }

  private void tellEnd(TransactionState state) {
    if (context.session().reportsEnd() && changedSomething()) {
      call(state);
    }
  }

  private void call(TransactionState state) {
    for (var listener : listeners) {
      if (listener.state() == state) {
        TransactionListeners.call(listener, context);
      }
    }
  }
}
