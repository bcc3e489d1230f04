package io.millrace.common.transaction;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.DelegateException;
import io.millrace.common.IllegalStateEngineException;
import java.sql.Connection;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;

/**
 * An engine whose calls can be part of a transaction of the caller's. Of a process engine and the
 * case engine that was added to it each does it for the calls to both. Thread-safe.
 */
public interface TransactionalEngine {

  /**
   * Makes all calls to this engine that an action makes on the current thread use a connection of
   * the caller's, and so be part of the caller's transaction.
   *
   * <p>The engine writes everything to the connection before this method returns. It never commits,
   * rolls back or closes it: the caller does, and what the engine wrote shares that fate. The
   * connection must have auto-commit off. READ COMMITTED is the isolation level to use; at a higher
   * level a call that meets changes of others fails with a {@link ConflictException} instead of
   * waiting and going on.
   *
   * <p>A call that fails is taken back to where it began: what the engine wrote, and what its
   * delegates wrote through their connection. What the caller wrote before, and other calls, stay.
   * An action that catches the exception can go on. For that the engine sets a savepoint at the
   * first lock or write of each call.
   *
   * <p>{@link TransactionState#COMMITTING} listeners are called at the end of each call. The engine
   * cannot see what the caller does then, so that {@link TransactionState#COMMITTED} and {@link
   * TransactionState#ROLLED_BACK} listeners are not called, and jobs made by the action are found
   * by the next search of the job executor. With a {@link TransactionIntegration} all of it is
   * called.
   *
   * <p>Code that the engine calls, such as a delegate, is part of the call it is called in, and so
   * are its calls of the engine; it can hand in the connection of that call alone.
   *
   * @param <T> the type of the result
   * @param connection a connection to the engine's database, with auto-commit off
   * @param action what to do; it may call all services
   * @return what the action returns
   * @throws BadArgumentException if an argument is null
   * @throws IllegalStateEngineException if the engine or the connection is closed, the connection
   *     has auto-commit on, another one was handed in on the current thread, or a call of the
   *     engine that runs on the current thread works on another one
   * @throws DelegateException if the action throws a checked exception, with that as its cause;
   *     unchecked ones arrive as they are
   */
  <T> T inTransaction(Connection connection, Callable<T> action);

  /**
   * Does what {@link #inTransaction(Connection, Callable)} does, for an action without a result.
   *
   * @param connection a connection to the engine's database, with auto-commit off
   * @param action what to do; it may call all services
   * @throws BadArgumentException if an argument is null
   * @throws IllegalStateEngineException if the engine or the connection is closed, the connection
   *     has auto-commit on, another one was handed in on the current thread, or a call of the
   *     engine that runs on the current thread works on another one
   */
  default void inTransaction(Connection connection, Runnable action) {
    Callable<Object> call = action == null ? null : Executors.callable(action);
    inTransaction(connection, call);
  }
}
