package io.millrace.common.internal.persistence;

/**
 * A savepoint that each transaction of the engine's own has from its beginning and that is released
 * right before its commit.
 *
 * <p>A node of a Galera cluster may undo a transaction between two statements of one string without
 * failing any of them; the next statement then begins another transaction. That one has no such
 * savepoint, so its release fails and the commit behind it is not carried out. A variable of the
 * session or a row that somebody else may write would prove nothing: the savepoint lives and dies
 * with the transaction. Connections must not be in auto-commit mode meanwhile, in which each
 * statement behind the abort would be committed by itself.
 */
final class TransactionMark {

  private static final String NAME = "mr_unit";

  /** The statement that sets it. */
  static final String SET = "savepoint " + NAME;

  /** The statement that fails in any other transaction. */
  static final String CHECK = "release savepoint " + NAME;

  private TransactionMark() {}

  /** Tells whether the text of an error is about the mark. */
  static boolean isMissing(String message) {
    return message != null && message.contains(NAME);
  }
}
