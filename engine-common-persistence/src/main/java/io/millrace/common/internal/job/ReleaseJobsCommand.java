package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/** Gives claimed jobs back at once, as far as they are still this node's. */
record ReleaseJobsCommand(List<JobEntity> claimed) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    for (var job : claimed) {
      var stored = Jobs.lock(context, job.id());
      if (stored != null && stored.isHeldAs(job)) {
        stored.release(stored.dueDate());
      }
    }
    return null;
  }
}
