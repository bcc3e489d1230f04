package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.HistoricProcessInstanceEntity;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoricIdentityLink;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.HistoricLinks;
import java.util.List;

/**
 * Returns who took part in a running or ended process instance, by ascending id.
 *
 * @param processInstanceId the process instance
 */
public record HistoricInstanceLinksCommand(long processInstanceId)
    implements Command<List<HistoricIdentityLink>> {

  @Override
  public List<HistoricIdentityLink> execute(CommandContext context) {
    var links = HistoricLinks.of("SCOPE_ID_ = ? and TASK_ID_ is null", processInstanceId, context);
    if (links.isEmpty()
        && context.unitOfWork().find(ExecutionEntity.TABLE, processInstanceId) == null
        && context.unitOfWork().find(HistoricProcessInstanceEntity.TABLE, processInstanceId)
            == null) {
      throw new ObjectNotFoundException(
          "History has no process instance '"
              + processInstanceId
              + "'. Look it up with a historic process instance query.");
    }
    return links;
  }
}
