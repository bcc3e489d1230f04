package io.millrace.common.internal.persistence;

import java.util.List;

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
 *
 * <p>A node waits for what other nodes have committed ({@code wsrep_sync_wait}) where a transaction
 * begins, and behind a savepoint one has begun: so a statement of its own begins it, which waits.
 */
final class TransactionMark {

  private static final String NAME = "mr_unit";

  /** The statements that begin a transaction and set it, in order. */
  static final List<String> SET = List.of("start transaction", "savepoint " + NAME);

  /** The statement that fails in any other transaction. */
  static final String CHECK = "release savepoint " + NAME;

  private TransactionMark() {}

  /** Tells whether the text of an error is about the mark. */
  static boolean isMissing(String message) {
    return message != null && message.contains(NAME);
  }
}
