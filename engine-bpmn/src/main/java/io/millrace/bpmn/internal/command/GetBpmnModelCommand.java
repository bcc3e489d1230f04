package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.definition.DefinitionCache;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Returns the model a version of a process came in.
 *
 * @param processDefinitionId the id of the version
 * @param cache keeps models beside compiled processes
 */
public record GetBpmnModelCommand(long processDefinitionId, DefinitionCache cache)
    implements Command<BpmnModel> {

  @Override
  public BpmnModel execute(CommandContext context) {
    return cache.bpmnModel(processDefinitionId, context);
  }
}
