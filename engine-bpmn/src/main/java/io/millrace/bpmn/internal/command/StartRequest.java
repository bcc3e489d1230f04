package io.millrace.bpmn.internal.command;

import java.util.Map;

/**
 * What to start and with what.
 *
 * @param definitionId the version to start; 0 where a key or message says it
 * @param definitionKey the key whose newest version to start; null where an id or message says it
 * @param messageName the message to start by; null where an id or key says it
 * @param tenantId the tenant, empty for none
 * @param name the instance's name, or null
 * @param businessKey the instance's business key, or null
 * @param businessStatus the instance's business status, or null
 * @param externalId the id the caller chose, or null
 * @param variables the variables it starts with
 * @param transientVariables the variables of the first unit of work
 */
public record StartRequest(
    long definitionId,
    String definitionKey,
    String messageName,
    String tenantId,
    String name,
    String businessKey,
    String businessStatus,
    String externalId,
    Map<String, ?> variables,
    Map<String, ?> transientVariables) {}
