package io.millrace.bpmn.internal.operation;

/**
 * What is left out while a call from outside moves tokens.
 *
 * @param listeners whether listeners of elements and tasks hear nothing
 * @param data whether no data goes into and out of elements
 */
public record Quiet(boolean listeners, boolean data) {

  /** Nothing is left out. */
  public static final Quiet NOT = new Quiet(false, false);
}
