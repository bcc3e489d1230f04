package io.millrace.cmmn.model;

/**
 * Code of the application that is called when a variable changes at an item or inside it.
 *
 * <p>Immutable and thread-safe.
 *
 * @param event which changes it hears
 * @param implementation what is called
 */
public record VariableListener(VariableChangeType event, Implementation implementation) {}
