package io.millrace.cmmn.model;

/**
 * Says when an item does not keep its stage from completing.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param type when
 */
public record ParentCompletionRule(ElementInfo info, ParentCompletionType type)
    implements CmmnElement {}
