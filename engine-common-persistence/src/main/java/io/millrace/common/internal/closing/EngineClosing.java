package io.millrace.common.internal.closing;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes an engine once, whoever asks for it and however often. Thread-safe.
 *
 * <p>Who closes an engine from inside one of its calls or jobs cannot wait for what waits for him:
 * it is then closed by a thread of its own, when that call has ended.
 */
public final class EngineClosing {

  private static final Logger LOG = LoggerFactory.getLogger(EngineClosing.class);

  private final CallsUnderWay calls;
  private final List<Runnable> steps;
  private boolean begun;

  /**
   * Creates the end of an engine.
   *
   * @param calls the calls of the engine that are under way
   * @param steps what is done, in this order; each even if those before it fail
   */
  public EngineClosing(CallsUnderWay calls, List<Runnable> steps) {
    this.calls = calls;
    this.steps = List.copyOf(steps);
  }

  /**
   * Closes the engine, or waits until it is closed; returns at once inside a call of the engine.
   */
  public void close() {
    if (calls.isInside()) {
      new Thread(this::closeBeside, "millrace-close").start();
    } else {
      closeHere();
    }
  }

  private void closeBeside() {
    try {
      closeHere();
    } catch (RuntimeException | Error e) {
      LOG.error("The engine, closed from inside one of its calls, is closed with a failure", e);
    }
  }

  private synchronized void closeHere() {
    if (begun) {
      return;
    }
    begun = true;
    Throwable failure = null;
    for (var step : steps) {
      failure = run(step, failure);
    }
    if (failure instanceof Error error) {
      throw error;
    } else if (failure instanceof RuntimeException exception) {
      throw exception;
    }
  }

  private static Throwable run(Runnable step, Throwable before) {
    try {
      step.run();
      return before;
    } catch (RuntimeException | Error e) {
      if (before == null) {
        return e;
      }
      before.addSuppressed(e);
      return before;
    }
  }
}
