package io.millrace.bpmn.internal.model;

/**
 * An error that what a worker reports may mean.
 *
 * @param error which
 * @param expression tells whether the report means it
 */
public record WorkerError(ErrorDeclaration error, String expression) {}
