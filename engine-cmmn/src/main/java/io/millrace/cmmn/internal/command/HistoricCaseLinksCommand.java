package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.HistoricCaseInstanceEntity;
import io.millrace.common.history.HistoricIdentityLink;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.involvement.HistoricInvolved;
import io.millrace.common.internal.involvement.InvolvedInstance;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.List;

/**
 * Returns who took part in a running or ended case: its starter, who is linked to it, and who takes
 * part by its tasks, comments or attachments.
 *
 * @param caseInstanceId the case
 */
public record HistoricCaseLinksCommand(long caseInstanceId)
    implements Command<List<HistoricIdentityLink>> {

  private static final HistoricInvolved INVOLVED =
      new HistoricInvolved(
          CaseInstanceEntity.TABLE,
          HistoricCaseInstanceEntity.TABLE,
          HistoricCaseLinksCommand::instance);

  @Override
  public List<HistoricIdentityLink> execute(CommandContext context) {
    var links = INVOLVED.list(caseInstanceId, context);
    if (links == null) {
      throw HistoricCases.none(caseInstanceId);
    }
    return links;
  }

  private static InvolvedInstance instance(Entity row) {
    if (row instanceof CaseInstanceEntity running) {
      return Cases.involved(running);
    }
    var ended = (HistoricCaseInstanceEntity) row;
    var scope =
        new ScopeRef(
            ScopeTypes.CMMN,
            ended.rootInstanceId(),
            ended.id(),
            0,
            ended.caseDefinitionId(),
            ended.tenantId(),
            HistoryLevel.values()[ended.historyLevel()]);
    return new InvolvedInstance(scope, ended.startUserId(), ended.startTime());
  }
}
