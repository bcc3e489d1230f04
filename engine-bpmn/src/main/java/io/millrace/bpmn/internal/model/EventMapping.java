package io.millrace.bpmn.internal.model;

/**
 * One value that an event of the event registry brings or carries. Either all values are meant, or
 * one source is given.
 *
 * @param all whether all go under their own names
 * @param source the name of what is read, or an expression that gives it, or null
 * @param sourceExpression an expression that is evaluated, or null
 * @param target the name of what is set, or an expression that gives it; null where all go
 * @param isTransient whether the variable that is set is not written down
 */
public record EventMapping(
    boolean all, String source, String sourceExpression, String target, boolean isTransient) {}
