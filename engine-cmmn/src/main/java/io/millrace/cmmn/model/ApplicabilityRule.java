package io.millrace.cmmn.model;

/**
 * Says whether an entry of a planning table may be planned.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.9.3.
 *
 * @param info what every element has
 * @param contextRef the id of the case file item its condition is about, or null
 * @param condition or null where the rule always holds
 */
public record ApplicabilityRule(ElementInfo info, String contextRef, Condition condition)
    implements CmmnElement {}
