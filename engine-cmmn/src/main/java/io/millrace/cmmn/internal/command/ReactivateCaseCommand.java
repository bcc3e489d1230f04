package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.CaseReactivation;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.operation.ReactivationRequest;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.HistoricCaseInstanceEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/**
 * Brings a case back that has ended. The row of history is the lock: of two who do so at the same
 * time the second finds none.
 *
 * @param caseInstanceId the case
 * @param request what it is to be
 * @param runtime the engine's parts
 */
public record ReactivateCaseCommand(
    long caseInstanceId, ReactivationRequest request, CmmnRuntime runtime)
    implements Command<StartedCase> {

  @Override
  public StartedCase execute(CommandContext context) {
    context.unitOfWork().flush();
    var found =
        context
            .unitOfWork()
            .fetch(
                Read.lock(
                    HistoricCaseInstanceEntity.TABLE, "ID_ = ?", Parameter.of(caseInstanceId)));
    if (found.isEmpty()) {
      throw missing(context);
    }
    var ended = found.get(0);
    var graph = runtime.graphs().require(ended.caseDefinitionId(), context);
    runtime.graphs().requireThere(ended.caseDefinitionId(), context);
    UniqueExternalId.check(
        ended.externalId(),
        "reactivate the case '" + caseInstanceId + "'",
        "Wait for its end, or end it.",
        context);
    var instance = new CaseReactivation(ended, graph, request).run(runtime.in(context));
    return new StartedCase(instance, graph.definition());
  }

  private RuntimeException missing(CommandContext context) {
    var running = context.unitOfWork().find(CaseInstanceEntity.TABLE, caseInstanceId);
    return running == null
        ? new ObjectNotFoundException(
            "Cannot reactivate the case '"
                + caseInstanceId
                + "': history has no ended case with this id.")
        : new IllegalStateEngineException(
            "Cannot reactivate the case '" + caseInstanceId + "': it runs.");
  }
}
