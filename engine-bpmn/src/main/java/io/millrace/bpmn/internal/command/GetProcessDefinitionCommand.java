package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ShownProcessDefinition;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;

/**
 * Returns a version of a process.
 *
 * @param processDefinitionId its id
 */
public record GetProcessDefinitionCommand(long processDefinitionId)
    implements Command<ProcessDefinition> {

  @Override
  public ProcessDefinition execute(CommandContext context) {
    return new ShownProcessDefinition(require(processDefinitionId, context));
  }

  /** Returns the row of a version of a process. */
  static DefinitionEntity require(long id, CommandContext context) {
    var definition = context.unitOfWork().find(DefinitionEntity.TABLE, id);
    if (definition == null || !ExecutionEntity.SCOPE_TYPE.equals(definition.scopeType())) {
      throw new ObjectNotFoundException(
          "There is no process definition with the id '"
              + id
              + "'. Deploy it, or look its id up with a query.");
    }
    return definition;
  }
}
