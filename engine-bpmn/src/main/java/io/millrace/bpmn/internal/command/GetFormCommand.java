package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.definition.DefinitionCache;
import io.millrace.bpmn.internal.model.FormModel;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.UserTask;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.persistence.ShownProcessDefinition;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/**
 * Returns the form of a start event or user task.
 *
 * @param processDefinitionId the version of the process
 * @param taskKey the id of the user task; null for the start event without a trigger
 * @param cache the compiled processes
 */
public record GetFormCommand(long processDefinitionId, String taskKey, DefinitionCache cache)
    implements Command<GetFormCommand.Found> {

  private static final FormModel EMPTY = new FormModel(null, null, List.of());

  @Override
  public Found execute(CommandContext context) {
    var row = GetProcessDefinitionCommand.require(processDefinitionId, context);
    var process = cache.require(processDefinitionId, context);
    var definition = new ShownProcessDefinition(row);
    if (taskKey == null) {
      var start = process.noneStart();
      return start == null
          ? new Found(definition, null, EMPTY)
          : found(definition, (StartEvent) start.element());
    }
    var task = task(process);
    return new Found(definition, task.details().formKey(), task.form());
  }

  private static Found found(ProcessDefinition definition, StartEvent start) {
    return new Found(definition, start.formKey(), start.form());
  }

  private UserTask task(CompiledProcess process) {
    var node = process.nodes().get(taskKey);
    if (node != null && node.element() instanceof UserTask task) {
      return task;
    }
    throw new ObjectNotFoundException(
        "The process definition '"
            + processDefinitionId
            + "' has no user task '"
            + taskKey
            + "'. Pass the id of a user task of its model.");
  }

  /**
   * A form and what it belongs to.
   *
   * @param definition the version of the process
   * @param formKey the key as it stands in the model, or null
   * @param form the form
   */
  public record Found(ProcessDefinition definition, String formKey, FormModel form) {}
}
