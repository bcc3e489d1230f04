package io.millrace.cmmn.model;

/**
 * A value an event has to carry.
 *
 * <p>Immutable and thread-safe.
 *
 * @param name the name of the parameter of the event
 * @param value the value or an expression
 */
public record EventCorrelation(String name, String value) {}
