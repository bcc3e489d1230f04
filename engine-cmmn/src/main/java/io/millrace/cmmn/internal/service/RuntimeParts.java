package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.CaseLock;
import io.millrace.cmmn.internal.definition.CaseDefinitions;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.service.Tenants;

/**
 * What the runtime service works with.
 *
 * @param commands runs commands
 * @param definitions finds definitions
 * @param lock takes locks
 * @param runtime the engine's parts
 * @param tenants says to which tenant a call belongs
 */
public record RuntimeParts(
    CommandExecutor commands,
    CaseDefinitions definitions,
    CaseLock lock,
    CmmnRuntime runtime,
    Tenants tenants) {}
