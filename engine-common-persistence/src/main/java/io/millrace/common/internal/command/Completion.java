package io.millrace.common.internal.command;

/** Is told how a unit of work ends. */
public interface Completion {

  /** Is called before the flush that commits; what it changes belongs to the same transaction. */
  default void beforeCommit(CommandContext context) {}

  /** Is called when the transaction is committed. */
  default void committed() {}

  /** Is called when the transaction is rolled back. */
  default void rolledBack() {}

  /** Is called when the transaction is rolled back because of a conflict, and the call goes on. */
  default void repeated() {
    rolledBack();
  }

  /** Is called when the commit was sent, and nobody knows whether it was carried out. */
  default void unknown() {
    rolledBack();
  }
}
