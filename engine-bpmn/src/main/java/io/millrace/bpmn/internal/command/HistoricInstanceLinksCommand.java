package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.HistoricProcessInstanceEntity;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoricIdentityLink;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.involvement.HistoricInvolved;
import io.millrace.common.internal.involvement.InvolvedInstance;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.scope.ScopeRef;
import java.util.List;

/**
 * Returns who took part in a running or ended process instance: its starter, who is linked to it,
 * and who takes part by its tasks, comments or attachments.
 *
 * @param processInstanceId the process instance
 */
public record HistoricInstanceLinksCommand(long processInstanceId)
    implements Command<List<HistoricIdentityLink>> {

  private static final HistoricInvolved INVOLVED =
      new HistoricInvolved(
          ExecutionEntity.TABLE,
          HistoricProcessInstanceEntity.TABLE,
          HistoricInstanceLinksCommand::instance);

  @Override
  public List<HistoricIdentityLink> execute(CommandContext context) {
    var links = INVOLVED.list(processInstanceId, context);
    if (links == null) {
      throw new ObjectNotFoundException(
          "History has no process instance '"
              + processInstanceId
              + "'. Look it up with a historic process instance query.");
    }
    return links;
  }

  private static InvolvedInstance instance(Entity row) {
    if (row instanceof ExecutionEntity running) {
      return InstanceLinks.involved(running);
    }
    var ended = (HistoricProcessInstanceEntity) row;
    var scope =
        new ScopeRef(
            ExecutionEntity.SCOPE_TYPE,
            ended.rootInstanceId(),
            ended.id(),
            0,
            ended.processDefinitionId(),
            ended.tenantId(),
            HistoryLevel.values()[ended.historyLevel()]);
    return new InvolvedInstance(scope, ended.startUserId(), ended.startTime());
  }
}
