package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.definition.DefinitionCache;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Changes the category of a version of a process.
 *
 * @param processDefinitionId its id
 * @param category a word of the application's own, or null
 * @param cache the compiled processes, which carry their rows
 */
public record SetDefinitionCategoryCommand(
    long processDefinitionId, String category, DefinitionCache cache) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var definition = GetProcessDefinitionCommand.require(processDefinitionId, context);
    definition.category(category);
    cache.changes(definition, context);
    return null;
  }
}
