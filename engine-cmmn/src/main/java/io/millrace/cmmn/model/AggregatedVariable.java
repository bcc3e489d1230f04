package io.millrace.cmmn.model;

/**
 * A variable that is collected from each instance. One of the sources is given.
 *
 * <p>Immutable and thread-safe.
 *
 * @param source the name of the variable, or null
 * @param sourceExpression an expression for its value, or null
 * @param target its name in the collected entry, or null for the name of the source
 * @param targetExpression an expression for that name, or null
 */
public record AggregatedVariable(
    String source, String sourceExpression, String target, String targetExpression) {}
