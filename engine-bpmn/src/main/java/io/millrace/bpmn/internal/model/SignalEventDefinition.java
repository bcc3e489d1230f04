package io.millrace.bpmn.internal.model;

/**
 * A signal that is caught or thrown.
 *
 * @param signal which
 * @param sending how it is thrown
 */
public record SignalEventDefinition(Signal signal, Sending sending) implements EventDefinition {

  /**
   * A signal that is caught, or thrown without anything.
   *
   * @param signal which
   */
  public SignalEventDefinition(Signal signal) {
    this(signal, Sending.PLAIN);
  }

  /**
   * How a signal is thrown.
   *
   * @param async whether all that wait for it get it by jobs
   * @param payload what comes with it
   */
  public record Sending(boolean async, CallMapping payload) {

    /** At once and without anything. */
    public static final Sending PLAIN = new Sending(false, CallMapping.NONE);
  }
}
