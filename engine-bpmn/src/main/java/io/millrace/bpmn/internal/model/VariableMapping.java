package io.millrace.bpmn.internal.model;

/**
 * One variable that goes into or comes out of a called instance. Either source is null.
 *
 * @param source the variable that is read
 * @param sourceExpression the expression that is evaluated
 * @param target the variable that is set
 */
public record VariableMapping(String source, String sourceExpression, String target) {}
