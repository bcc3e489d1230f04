package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * How a message is sent: by code, by a worker, or by the engine to who waits for it.
 *
 * @param implementation the code, or null
 * @param result where the value of an expression goes, or null
 * @param topic what workers ask for, or null
 * @param receiver who gets it from the engine
 * @param payload what comes with it, and the business key of who gets it
 */
public record MessageSending(
    Implementation implementation,
    ResultVariable result,
    String topic,
    Receiver receiver,
    CallMapping payload) {

  /**
   * Tells whether the engine finds who gets the message.
   *
   * @return false where code or a worker sends it
   */
  public boolean isByEngine() {
    return implementation == null && topic == null;
  }

  /**
   * Who gets a message, besides waiting for its name.
   *
   * @param processInstanceId gives the id of the process instance, or null for any
   * @param keys what the variables of the receiver have to be
   * @param ifNobodyWaits what becomes of it where nobody waits
   * @param keepFor how long it is kept then, a span or an expression; null for as long as the
   *     engine says
   */
  public record Receiver(
      String processInstanceId, List<Key> keys, IfNobodyWaits ifNobodyWaits, String keepFor) {

    /** Copies the keys. */
    public Receiver {
      keys = List.copyOf(keys);
    }
  }

  /** What becomes of a message that nobody waits for. */
  public enum IfNobodyWaits {
    /** It is kept if the engine keeps messages that are thrown; else it is an error. */
    UNSAID,
    /** It is an error. */
    ERROR,
    /** It is lost. */
    IGNORE,
    /** It is kept. */
    KEEP
  }

  /**
   * A variable of the receiver.
   *
   * @param name its name
   * @param value an expression or a text that gives its value
   * @param isLocal whether it is a variable of the execution that waits, not of its instance
   */
  public record Key(String name, String value, boolean isLocal) {}
}
