package io.millrace.common.internal.command;

import io.millrace.common.internal.persistence.DatabaseSession;
import io.millrace.common.internal.persistence.TransactionScope;

/**
 * Tells the listeners of a unit of work how it ended: at once, or when the caller's transaction
 * ends.
 */
record CommandEnd(
    TransactionSource transactions, boolean owned, CommandContext context, NamedUser user) {

  /** How a unit of work ends. */
  enum Way {
    /** It was done. */
    DONE,
    /** It was undone. */
    FAILED,
    /** The commit was sent, and nobody knows whether it was carried out. */
    UNKNOWN,
    /** It was undone, and its command is run again. */
    REPEATED
  }

  static CommandEnd of(
      TransactionSource transactions,
      TransactionScope transaction,
      CommandContext context,
      NamedUser user) {
    return new CommandEnd(transactions, transaction.isOwned(), context, user);
  }

  void tell(Way way, DatabaseSession session) {
    try {
      if (way != Way.DONE) {
        session.undo();
      } else if (!owned && context.hasCompletions()) {
        transactions.onEnd(new EndOfCaller(context, user));
      }
    } finally {
      session.close();
    }
    if (way == Way.REPEATED) {
      context.repeated();
    } else if (way == Way.UNKNOWN) {
      context.unknown();
    } else if (way == Way.FAILED) {
      context.rolledBack();
    } else if (owned) {
      context.committed();
    }
  }

  /** Passes on how the caller's transaction ended. */
  private record EndOfCaller(CommandContext context, NamedUser user) implements Completion {
    @Override
    public void committed() {
      user.restoreAfter(context::committed);
    }

    @Override
    public void rolledBack() {
      user.restoreAfter(context::rolledBack);
    }
  }
}
