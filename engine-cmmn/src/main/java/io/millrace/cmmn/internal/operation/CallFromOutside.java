package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.common.DelegateException;
import io.millrace.common.internal.listener.SkipOptions;
import java.util.function.Consumer;

/**
 * A call from outside that ends or changes what is open. If a listener stands in its way it fails,
 * and says which; or listeners are left out.
 *
 * @param request what was asked, as the error begins
 * @param skips what is left out meanwhile
 */
public record CallFromOutside(String request, SkipOptions skips, CmmnContext context) {

  /**
   * Does what was asked, with all that follows from it at once. If a listener asks for it, that
   * waits until the operation is done that has called the listener.
   *
   * @throws DelegateException if a listener of a model fails
   */
  public void run(Runnable work) {
    if (!context.isListening()) {
      run(work, context.command()::withAllThatFollows);
    } else if (skips.equals(SkipOptions.NONE)) {
      work.run();
    } else {
      context.plan(() -> run(work, context.command()::withAllThatFollows));
    }
  }

  /** Ends with its direct consequences what another element ends. */
  void runDirectly(Runnable work) {
    run(work, context::directly);
  }

  private void run(Runnable work, Consumer<Runnable> way) {
    context
        .modelListeners()
        .callFromOutside(request, skips, () -> way.accept(work), CallFromOutside::modelled);
  }

  private static String modelled(RuntimeException e) {
    return e instanceof CmmnFault fault
        ? " throws the fault '" + fault.getCode() + "', by which nothing fails then"
        : null;
  }
}
