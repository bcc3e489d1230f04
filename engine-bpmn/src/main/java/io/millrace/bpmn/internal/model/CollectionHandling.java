package io.millrace.bpmn.internal.model;

/**
 * The application's code that makes the elements of a loop out of what the model says.
 *
 * @param implementation the code
 * @param takesText whether the code is given the text as it stands, rather than what it gives as an
 *     expression
 */
public record CollectionHandling(Implementation implementation, boolean takesText) {}
