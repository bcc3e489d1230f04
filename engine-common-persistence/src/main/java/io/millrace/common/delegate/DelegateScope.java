package io.millrace.common.delegate;

import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.transaction.TransactionListener;
import io.millrace.common.transaction.TransactionState;
import java.sql.Connection;

/**
 * What user code gets of the engine wherever it is called: variables, the tenant, and the
 * transaction it runs in.
 */
public interface DelegateScope extends VariableScope {

  /**
   * Returns the tenant the instance or task belongs to.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();

  /**
   * Returns for which event a listener is called.
   *
   * @return one of the names that the listener's type lists, or null where no listener is called
   */
  String getEventName();

  /**
   * Returns the connection of the running transaction, so that rows of the application's own and
   * those of the engine commit together or not at all.
   *
   * <p>The first call takes the connection if the engine did not need it yet. The application may
   * run any statement on it; commit, rollback, close and changes of its settings are refused with
   * an exception. What the engine changed in this call so far is not in the database yet, unless a
   * query was made in between.
   *
   * @return the connection; valid as long as this object
   * @throws DatabaseUnavailableException if no connection can be had
   */
  Connection connection();

  /**
   * Has a listener called when the running transaction reaches a state. Listeners are called in the
   * order in which they were added.
   *
   * @param state when to call it
   * @param listener what to call
   * @throws IllegalStateEngineException if the transaction is of a kind that never reports this
   *     state; see {@link TransactionListener}
   */
  void addTransactionListener(TransactionState state, TransactionListener listener);
}
