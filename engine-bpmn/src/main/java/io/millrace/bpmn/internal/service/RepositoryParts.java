package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.definition.DefinitionCache;
import io.millrace.bpmn.internal.query.Queries;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.deployment.DefinitionDeployers;
import io.millrace.common.internal.service.Tenants;

/**
 * What the service for deployments and its builder work with. Immutable; one per engine.
 *
 * @param commands runs commands
 * @param deployers who reads definitions
 * @param cache the compiled processes
 * @param tenants says to which tenant a call belongs
 * @param classLoader where resources of the class path come from; null for the thread's own, then
 *     the engine's
 * @param queries makes queries
 */
public record RepositoryParts(
    CommandExecutor commands,
    DefinitionDeployers deployers,
    DefinitionCache cache,
    Tenants tenants,
    ClassLoader classLoader,
    Queries queries) {}
