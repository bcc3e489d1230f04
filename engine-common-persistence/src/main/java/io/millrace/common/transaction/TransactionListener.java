package io.millrace.common.transaction;

/**
 * Code of the application that is called when the transaction of a call to the engine reaches a
 * {@link TransactionState}.
 *
 * <p>It is called on the thread of the call. Of a transaction that the engine makes, and of one
 * that a {@link TransactionIntegration} joined, it hears every state. Of one on a connection that
 * was handed in, the engine cannot see the end: it hears only {@link TransactionState#COMMITTING}:
 * there a listener for another state is refused when user code adds it, and not called when it was
 * registered for the whole engine. When the outcome of a commit is unknown, neither of the other
 * states is reported.
 *
 * <p>After the end, in {@link TransactionState#COMMITTED} and {@link TransactionState#ROLLED_BACK},
 * what a listener throws is logged and changes nothing, and a call to the engine is a transaction
 * of its own.
 */
@FunctionalInterface
public interface TransactionListener {

  /**
   * Does what the application wants to happen.
   *
   * @param context what is known about the transaction; valid until the method returns
   */
  void execute(TransactionContext context);
}
