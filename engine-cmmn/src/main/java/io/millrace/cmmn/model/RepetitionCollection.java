package io.millrace.cmmn.model;

/**
 * The collection an item is repeated over.
 *
 * <p>Immutable and thread-safe.
 *
 * @param collectionVariable the name of the variable that holds it, or an expression that yields it
 * @param elementVariable the name of the local variable for the element, or null
 * @param elementIndexVariable the name of the local variable for the index from 0, or null
 */
public record RepetitionCollection(
    String collectionVariable, String elementVariable, String elementIndexVariable) {}
