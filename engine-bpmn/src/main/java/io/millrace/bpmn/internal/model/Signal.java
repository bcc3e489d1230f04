package io.millrace.bpmn.internal.model;

/**
 * A signal that processes of the file refer to.
 *
 * @param id its id in the file, or null where the event itself gives the name
 * @param name what it is caught by; may be an expression
 * @param scope who hears it
 */
public record Signal(String id, String name, Scope scope) {

  /** Who hears a signal. */
  public enum Scope {
    /** All that wait for it. */
    GLOBAL,
    /** Only those in the process instance that throws it. */
    PROCESS_INSTANCE
  }
}
