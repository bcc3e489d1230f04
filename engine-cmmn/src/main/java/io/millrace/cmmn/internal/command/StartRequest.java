package io.millrace.cmmn.internal.command;

import java.util.Map;

/**
 * What to start and with what.
 *
 * @param key the key of the case definition
 * @param tenantId its tenant, empty for none
 * @param businessKey what the application calls the case, or null
 * @param variables what the case starts with; not to be changed any more
 */
public record StartRequest(
    String key, String tenantId, String businessKey, Map<String, Object> variables) {}
