package io.millrace.bpmn.internal.model;

/**
 * How long an activity is done again, one round after the other.
 *
 * @param testBefore whether the condition is looked at before each round, or behind it
 * @param maximum the most rounds, a number or an expression, or null for no limit
 * @param condition what has to hold for another round, or null where it always does
 */
public record StandardLoop(boolean testBefore, String maximum, String condition) {}
