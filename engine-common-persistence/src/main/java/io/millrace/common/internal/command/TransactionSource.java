package io.millrace.common.internal.command;

import io.millrace.common.internal.persistence.TransactionScope;

/**
 * Gives each command its transaction: the caller's where one runs, otherwise a new one.
 * Thread-safe.
 */
public interface TransactionSource {

  /** Returns the transaction for a command that starts on this thread now. */
  TransactionScope current();

  /**
   * Hears how the caller's transaction ends. Called for joined transactions only, once a command
   * has work for its end.
   *
   * @throws io.millrace.common.IllegalStateEngineException if this kind of transaction cannot tell
   *     its end
   */
  void onEnd(Completion completion);
}
