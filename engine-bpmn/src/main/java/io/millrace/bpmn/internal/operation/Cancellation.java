package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What listeners throw while all that is being cancelled is told of its end: everything is told
 * first, then the first error or exception goes out, from what is cancelled to who may catch it. So
 * each cancellation goes through what it cancels once, however many of its listeners throw.
 *
 * <p>Not thread-safe: it belongs to one unit of work. Each step and each call of the engine has one
 * of its own.
 */
final class Cancellation {

  private static final Logger LOG = LoggerFactory.getLogger(Cancellation.class);

  private Part part = Part.NONE;

  /**
   * How far it is.
   *
   * @param depth how many cancellations are under way, one as a part of the other
   * @param error the error or exception of a listener that goes out; null for none
   */
  record Part(int depth, RuntimeException error) {

    private static final Part NONE = new Part(0, null);

    private Part deeper(int by) {
      return new Part(depth + by, error);
    }

    /** The first goes out; but an exception of the application goes before errors of the model. */
    private Part and(RuntimeException next) {
      if (error == null) {
        return new Part(depth, next);
      }
      if (next instanceof BpmnError) {
        return this;
      }
      if (error instanceof BpmnError) {
        return new Part(depth, next);
      }
      if (error != next) {
        error.addSuppressed(next);
        LOG.warn("A second listener of what is cancelled has failed", next);
      }
      return this;
    }
  }

  /**
   * Cancels something, which may be a part of what is cancelled already.
   *
   * @throws RuntimeException the error or exception of a listener, when the outermost part is done
   */
  void run(Runnable cancelling) {
    part = part.deeper(1);
    try {
      cancelling.run();
    } finally {
      part = part.deeper(-1);
    }
    if (part.depth() == 0 && part.error() != null) {
      var thrown = part.error();
      part = Part.NONE;
      throw thrown;
    }
  }

  /** Tells whether something is being cancelled. */
  boolean isUnderWay() {
    return part.depth() > 0;
  }

  /** Calls code of the application, whose errors wait while something is being cancelled. */
  void tell(Runnable call) {
    if (!isUnderWay()) {
      call.run();
      return;
    }
    try {
      call.run();
    } catch (RuntimeException thrown) {
      if (ThrownFault.of(thrown) == null) {
        throw thrown;
      }
      part = part.and(thrown);
    }
  }

  /** Lets what is cancelled from now on be no part of what is cancelled now, which it returns. */
  Part apart() {
    var around = part;
    part = Part.NONE;
    return around;
  }

  /** Goes on with what was being cancelled before. */
  void goOn(Part around) {
    part = around;
  }
}
