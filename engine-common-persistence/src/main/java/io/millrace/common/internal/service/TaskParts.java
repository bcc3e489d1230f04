package io.millrace.common.internal.service;

import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.query.SharedQueries;
import io.millrace.common.internal.task.Tasks;

/**
 * What the task service of an engine and its builders work with. Immutable; one per engine.
 *
 * @param commands runs commands
 * @param tasks the tasks
 * @param identity knows the current user
 * @param tenants says to which tenant a call belongs
 * @param queries makes queries
 */
public record TaskParts(
    CommandExecutor commands,
    Tasks tasks,
    IdentityProvider identity,
    Tenants tenants,
    SharedQueries queries) {}
