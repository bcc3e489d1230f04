package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Gives claimed jobs back at once, as far as they are still this node's: one trip to read and one
 * to write.
 */
record ReleaseJobsCommand(List<JobEntity> claimed) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var byId = claimed.stream().collect(Collectors.toMap(JobEntity::id, Function.identity()));
    var ids = byId.keySet().stream().sorted().toList();
    for (var stored : context.unitOfWork().fetch(Jobs.lockAll(ids, context))) {
      if (stored.isHeldAs(byId.get(stored.id()))) {
        stored.release(stored.dueDate());
      }
    }
    return null;
  }
}
