package io.millrace.cmmn.model;

/**
 * A role that users have in a case.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.2.1.
 *
 * @param info what every element has
 */
public record CaseRole(ElementInfo info) implements CmmnElement {}
