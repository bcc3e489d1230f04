package io.millrace.cmmn.model;

/**
 * A property of a case file item.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.1.7.2.
 *
 * @param info what every element has
 * @param type the URI of its type, or null
 */
public record CaseFileProperty(ElementInfo info, String type) implements CmmnElement {}
