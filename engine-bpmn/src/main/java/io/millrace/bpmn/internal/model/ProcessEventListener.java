package io.millrace.bpmn.internal.model;

import java.util.Set;

/**
 * Hears of the engine's events in the instances of its process, and calls code or throws something
 * into them.
 *
 * @param types which events, by the names of their types; empty for all that instances can have
 * @param entity what the event has to be about, or null
 * @param implementation the code that is called, or null
 * @param thrown what is thrown, or null
 * @param onTransaction the moment of the transaction that code waits for, or null
 */
public record ProcessEventListener(
    Set<String> types,
    Entity entity,
    Implementation implementation,
    Thrown thrown,
    TransactionMoment onTransaction) {

  /** Copies the types. */
  public ProcessEventListener {
    types = Set.copyOf(types);
  }

  /** Tells whether it hears of a type. */
  public boolean hears(String type) {
    return types.isEmpty() || types.contains(type);
  }

  /** What events can be about. */
  public enum Entity {
    /** Tasks. */
    TASK,
    /** Jobs and timers. */
    JOB,
    /** The process instance. */
    PROCESS_INSTANCE
  }

  /**
   * What is thrown.
   *
   * @param kind what kind
   * @param name the name of the signal or message, or the code of the error
   */
  public record Thrown(Kind kind, String name) {

    /** What can be thrown. */
    public enum Kind {
      /** A signal inside the process instance. */
      SIGNAL,
      /** A signal for all who wait. */
      GLOBAL_SIGNAL,
      /** A message to the process instance. */
      MESSAGE,
      /** An error of the element at which it happened. */
      ERROR
    }
  }
}
