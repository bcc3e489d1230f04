package io.millrace.bpmn.internal.model;

/**
 * How many tokens an activity takes to begin, and lets go along each flow when it has completed.
 *
 * @param start how many tokens it takes, from 1
 * @param completion how many tokens it lets go, from 1
 */
public record TokenQuantity(int start, int completion) {

  /** One token comes and one goes. */
  public static final TokenQuantity ONE = new TokenQuantity(1, 1);
}
