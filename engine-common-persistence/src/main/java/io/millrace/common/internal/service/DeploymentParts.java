package io.millrace.common.internal.service;

import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.deployment.DefinitionDeployers;

/**
 * What the service for deployments and its builder work with. Immutable; one per engine.
 *
 * @param commands runs commands
 * @param deployers who reads definitions
 * @param tenants says to which tenant a call belongs
 * @param classLoader where resources of the class path come from; null for the thread's own, then
 *     the engine's
 */
public record DeploymentParts(
    CommandExecutor commands,
    DefinitionDeployers deployers,
    Tenants tenants,
    ClassLoader classLoader) {}
