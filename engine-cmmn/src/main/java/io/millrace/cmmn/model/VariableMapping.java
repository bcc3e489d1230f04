package io.millrace.cmmn.model;

/**
 * One variable that goes into or comes out of a called instance or an event. Either one source is
 * given, or all variables are meant.
 *
 * <p>Immutable and thread-safe.
 *
 * @param all whether all variables are copied under their own names
 * @param source the name of the variable that is read, or null
 * @param sourceExpression an expression that is evaluated, or null
 * @param target the name of the variable that is set, or null where all are copied
 * @param targetExpression an expression for that name, or null
 * @param local whether only local variables are copied
 * @param storeAsTransient whether the target is not written to the database
 */
public record VariableMapping(
    boolean all,
    String source,
    String sourceExpression,
    String target,
    String targetExpression,
    boolean local,
    boolean storeAsTransient) {}
