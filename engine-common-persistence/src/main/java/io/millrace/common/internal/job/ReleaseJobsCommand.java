package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Gives claimed jobs back, as far as they are still this node's: one trip to read and one to write.
 *
 * @param claimed the jobs as they were claimed; of one that was claimed twice the last claim counts
 * @param pausing whether nobody is to claim them for about a second
 */
record ReleaseJobsCommand(List<JobEntity> claimed, boolean pausing) implements Command<Void> {

  /** Gives jobs back for whoever comes first. */
  ReleaseJobsCommand(List<JobEntity> claimed) {
    this(claimed, false);
  }

  @Override
  public Void execute(CommandContext context) {
    var byId =
        claimed.stream()
            .collect(Collectors.toMap(JobEntity::id, Function.identity(), (first, last) -> last));
    var ids = byId.keySet().stream().sorted().toList();
    for (var stored : context.unitOfWork().fetch(Jobs.lockAll(ids, context))) {
      if (stored.isHeldAs(byId.get(stored.id()))) {
        stored.release(pausing ? RetryCycles.soon(context.now()) : stored.dueDate());
      }
    }
    return null;
  }
}
