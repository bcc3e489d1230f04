package io.millrace.common.internal.delegate;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.TransactionListeners;
import io.millrace.common.internal.variable.NodeVariableScope;
import io.millrace.common.transaction.TransactionListener;
import io.millrace.common.transaction.TransactionState;
import java.sql.Connection;

/**
 * What delegates and listeners get of the unit of work they run in, whatever element they run for.
 * Valid inside that unit of work; used by one thread.
 */
public abstract class UserCodeScope extends NodeVariableScope {

  /** Returns the call that the code runs in. */
  protected abstract CommandContext command();

  /** Returns the connection of the call, for rows that stay or go with it. */
  public Connection connection() {
    return command().session().connectionForUserCode();
  }

  /** Lets a listener hear how the transaction of the call ends. */
  public void addTransactionListener(TransactionState state, TransactionListener listener) {
    TransactionListeners.add(command(), state, listener);
  }
}
