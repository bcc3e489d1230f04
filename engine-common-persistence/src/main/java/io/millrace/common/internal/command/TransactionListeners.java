package io.millrace.common.internal.command;

import io.millrace.common.transaction.TransactionContext;
import io.millrace.common.transaction.TransactionListener;
import io.millrace.common.transaction.TransactionState;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Calls the application's transaction listeners of one unit of work, in the order in which they
 * were added.
 */
public final class TransactionListeners implements Completion {

  private static final Logger LOG = LoggerFactory.getLogger(TransactionListeners.class);

  private final List<EngineTransactionListener> entries = new ArrayList<>();
  private int told;

  /** What a listener is told; it takes the connection only if it asks for it. */
  private record Told(TransactionState state, CommandContext open) implements TransactionContext {
    @Override
    public TransactionState getState() {
      return state;
    }

    @Override
    public Connection connection() {
      return open == null ? null : open.session().connectionForUserCode();
    }
  }

  private TransactionListeners() {}

  /**
   * Adds a listener to a unit of work.
   *
   * @throws io.millrace.common.IllegalStateEngineException if the transaction never reports the
   *     state
   */
  public static void add(
      CommandContext context, TransactionState state, TransactionListener listener) {
    if (state != TransactionState.COMMITTING) {
      context.checkReportsEnd();
    }
    var listeners = context.attachment(TransactionListeners.class, TransactionListeners::attach);
    listeners.entries.add(new EngineTransactionListener(state, listener));
  }

  private static TransactionListeners attach(CommandContext context) {
    var listeners = new TransactionListeners();
    context.onCompletion(listeners);
    return listeners;
  }

  @Override
  public void beforeCommit(CommandContext context) {
    for (; told < entries.size(); told++) {
      var entry = entries.get(told);
      if (entry.state() == TransactionState.COMMITTING) {
        call(entry, context);
      }
    }
  }

  @Override
  public void committed() {
    tell(TransactionState.COMMITTED);
  }

  @Override
  public void rolledBack() {
    tell(TransactionState.ROLLED_BACK);
  }

  /** Nobody is told what nobody knows. */
  @Override
  public void unknown() {}

  /** Nobody is told: those that the next attempt adds hear how the call ends. */
  @Override
  public void repeated() {}

  private void tell(TransactionState state) {
    for (var entry : entries) {
      if (entry.state() == state) {
        call(entry, null);
      }
    }
  }

  /**
   * Calls a listener in the state it waits for; after the end of the transaction, what it throws is
   * logged.
   */
  static void call(EngineTransactionListener entry, CommandContext context) {
    var state = entry.state();
    if (state == TransactionState.COMMITTING) {
      context.session().userCodeFollows();
      entry.listener().execute(new Told(state, context));
      return;
    }
    try {
      entry.listener().execute(new Told(state, null));
    } catch (Throwable e) {
      LOG.error(
          "A transaction listener failed after the end of the transaction, which it cannot change"
              + " ({}, {})",
          state,
          entry.listener(),
          e);
    }
  }
}
