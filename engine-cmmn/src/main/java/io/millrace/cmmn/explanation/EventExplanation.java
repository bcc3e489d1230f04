package io.millrace.cmmn.explanation;

/**
 * An event that a plan item has subscribed to.
 *
 * <p>Immutable and thread-safe.
 *
 * @param subscriptionId the id of the subscription
 * @param type the kind of event, such as {@code signal}
 * @param name the name of the event, or null
 */
public record EventExplanation(String subscriptionId, String type, String name) {}
