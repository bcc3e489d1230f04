package io.millrace.cmmn.internal.command;

import java.util.Map;

/**
 * What to start and with what.
 *
 * @param definitionId the version of the case definition; 0 for the newest of a key
 * @param key the key of the case definition; null if a version is given
 * @param tenantId its tenant, empty for none
 * @param businessKey what the application calls the case, or null
 * @param name the name of the case, or null
 * @param variables what the case starts with; not to be changed any more
 * @param transientVariables what the first unit of work sees; not to be changed any more
 */
public record StartRequest(
    long definitionId,
    String key,
    String tenantId,
    String businessKey,
    String name,
    Map<String, Object> variables,
    Map<String, Object> transientVariables) {}
