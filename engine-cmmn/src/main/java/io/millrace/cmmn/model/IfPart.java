package io.millrace.cmmn.model;

/**
 * The condition of a sentry.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.6.2.
 *
 * @param info what every element has
 * @param contextRef the id of the case file item it is about, or null
 * @param condition never null
 */
public record IfPart(ElementInfo info, String contextRef, Condition condition)
    implements CmmnElement {}
