package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.definition.CaseDefinitions;
import io.millrace.cmmn.internal.operation.CaseStart;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Starts a case of the newest version of its definition.
 *
 * @param request what to start and with what
 * @param definitions finds the version
 * @param start makes the case
 */
public record StartCaseInstanceCommand(
    StartRequest request, CaseDefinitions definitions, CaseStart start)
    implements Command<CaseInstanceEntity> {

  @Override
  public CaseInstanceEntity execute(CommandContext context) {
    var definition = definitions.requireLatest(request.key(), request.tenantId(), context);
    var model = definitions.model(definition, context);
    return start.run(definition, model, request.businessKey(), request.variables(), context);
  }
}
