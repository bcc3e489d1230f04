package io.millrace.common.transaction;

import io.millrace.common.delegate.DelegateScope;
import java.sql.Connection;

/** What a {@link TransactionListener} learns about the transaction. */
public interface TransactionContext {

  /**
   * Returns which state was reached.
   *
   * @return the state, never null
   */
  TransactionState getState();

  /**
   * Returns the connection of the transaction, so that the listener can write rows of the
   * application's own.
   *
   * @return the connection in {@link TransactionState#COMMITTING}, with the limits of {@link
   *     DelegateScope#connection()}; null in the other states
   */
  Connection connection();
}
