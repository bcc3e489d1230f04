package io.millrace.common.internal.subscription;

import java.util.List;

/**
 * Which subscriptions an event looks for.
 *
 * @param eventType their type
 * @param eventName the name of the event
 * @param tenantId the tenant, empty for none
 * @param configurations one of which they have
 */
public record WantedSubscriptions(
    String eventType, String eventName, String tenantId, List<String> configurations) {}
