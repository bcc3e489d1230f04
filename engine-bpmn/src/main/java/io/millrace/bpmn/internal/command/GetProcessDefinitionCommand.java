package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ShownProcessDefinition;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DefinitionKind;

/**
 * Returns a version of a process.
 *
 * @param processDefinitionId its id
 */
public record GetProcessDefinitionCommand(long processDefinitionId)
    implements Command<ProcessDefinition> {

  private static final DefinitionKind KIND =
      new DefinitionKind(ExecutionEntity.SCOPE_TYPE, "process");

  @Override
  public ProcessDefinition execute(CommandContext context) {
    return new ShownProcessDefinition(require(processDefinitionId, context));
  }

  /** Returns the row of a version of a process. */
  static DefinitionEntity require(long id, CommandContext context) {
    return KIND.require(id, context);
  }
}
