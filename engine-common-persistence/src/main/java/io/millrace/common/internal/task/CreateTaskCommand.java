package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.task.Task;
import java.util.Collection;

/**
 * Creates a standalone task and returns it as it was stored.
 *
 * @param draft what it is to be like
 * @param links who takes part in it
 */
public record CreateTaskCommand(Tasks tasks, TaskEntity draft, Collection<LinkTarget> links)
    implements Command<Task> {

  @Override
  public Task execute(CommandContext context) {
    tasks.standalone().create(context, draft, links);
    return draft.saved().shown();
  }
}
