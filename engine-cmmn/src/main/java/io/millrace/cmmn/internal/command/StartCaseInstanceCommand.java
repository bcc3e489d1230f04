package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.definition.CaseDefinitions;
import io.millrace.cmmn.internal.operation.CaseStart;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Starts a case, of the newest version of its definition or of a given one.
 *
 * @param request what to start and with what
 * @param definitions finds the version
 * @param runtime the engine's parts
 */
public record StartCaseInstanceCommand(
    StartRequest request, CaseDefinitions definitions, CmmnRuntime runtime)
    implements Command<CaseInstanceEntity> {

  @Override
  public CaseInstanceEntity execute(CommandContext context) {
    var graph =
        request.definitionId() == 0
            ? definitions.requireLatest(request.key(), request.tenantId(), context)
            : definitions.require(request.definitionId(), context);
    return new CaseStart(graph)
        .businessKey(request.businessKey())
        .name(request.name())
        .variables(request.variables())
        .transientVariables(request.transientVariables())
        .run(runtime.in(context));
  }
}
