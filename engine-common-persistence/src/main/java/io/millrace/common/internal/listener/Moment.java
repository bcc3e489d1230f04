package io.millrace.common.internal.listener;

import io.millrace.common.delegate.DelegateScope;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.TransactionListeners;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.transaction.TransactionContext;
import io.millrace.common.transaction.TransactionListener;
import io.millrace.common.transaction.TransactionState;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * When a listener is called, and with what: at once, with what can be changed; or when the
 * transaction reaches a state, with a picture of how things were when they happened.
 *
 * @param state the state of the transaction; null for at once
 */
public record Moment(TransactionState state) {

  private static final Map<String, TransactionState> STATES =
      Map.of(
          "before-commit", TransactionState.COMMITTING,
          "committed", TransactionState.COMMITTED,
          "rolled-back", TransactionState.ROLLED_BACK);

  /** Returns what a model says by {@code onTransaction}; at once if it says nothing. */
  public static Moment of(String onTransaction) {
    return new Moment(onTransaction == null ? null : STATES.get(onTransaction));
  }

  /**
   * Calls a listener when its moment comes.
   *
   * @param type what it is shown
   * @param live shows how things are now
   * @param name under which name expressions see it
   * @param scope what expressions see now
   * @param call calls it
   */
  public <T extends DelegateScope> void call(
      Class<T> type,
      T live,
      String name,
      Supplier<ExpressionScope> scope,
      CommandContext context,
      BiConsumer<T, ExpressionScope> call) {
    if (state == null) {
      call.accept(live, scope.get());
      return;
    }
    var pictures = new Pictures();
    var picture = type.cast(pictures.take(live));
    var seen = pictures.take(scope.get(), name, picture);
    TransactionListeners.add(
        context, state, new Late(pictures, seen.location(), () -> call.accept(picture, seen)));
  }

  /**
   * Calls a listener at the end of a transaction.
   *
   * @param location where it stands, which the log tells
   */
  private record Late(Pictures pictures, String location, Runnable call)
      implements TransactionListener {

    @Override
    public void execute(TransactionContext transaction) {
      pictures.reached(transaction);
      call.run();
    }

    @Override
    public String toString() {
      return "the listener of " + location;
    }
  }
}
