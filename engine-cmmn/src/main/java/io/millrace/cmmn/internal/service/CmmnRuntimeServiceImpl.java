package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CaseInstanceBuilder;
import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.internal.definition.CaseDefinitions;
import io.millrace.cmmn.internal.operation.CaseStart;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.service.Tenants;

/**
 * Starts cases. Thread-safe.
 *
 * @param commands runs commands
 * @param definitions finds definitions
 * @param start makes cases
 * @param tenants says to which tenant a call belongs
 */
public record CmmnRuntimeServiceImpl(
    CommandExecutor commands, CaseDefinitions definitions, CaseStart start, Tenants tenants)
    implements CmmnRuntimeService {

  @Override
  public CaseInstanceBuilder createCaseInstanceBuilder() {
    return new CaseInstanceBuilderImpl(this);
  }
}
