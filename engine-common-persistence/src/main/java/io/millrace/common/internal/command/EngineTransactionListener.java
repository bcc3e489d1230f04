package io.millrace.common.internal.command;

import io.millrace.common.transaction.TransactionListener;
import io.millrace.common.transaction.TransactionState;

/**
 * A transaction listener that is registered for a whole engine.
 *
 * @param state when to call it
 * @param listener what to call
 */
public record EngineTransactionListener(TransactionState state, TransactionListener listener) {}
