package io.millrace.cmmn.model;

/**
 * A change of a variable has to happen.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param variableName the name of the variable
 * @param changeType which change
 */
public record VariableOnPart(ElementInfo info, String variableName, VariableChangeType changeType)
    implements OnPart {}
