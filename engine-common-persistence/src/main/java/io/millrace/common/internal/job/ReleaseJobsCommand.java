package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Gives claimed jobs back, as far as they are still this node's: one trip to read and one to write.
 *
 * @param claimed the jobs as they were claimed
 * @param pause for how long nobody is to claim them, about; zero for not at all
 */
record ReleaseJobsCommand(List<JobEntity> claimed, Duration pause) implements Command<Void> {

  /** Gives jobs back at once. */
  ReleaseJobsCommand(List<JobEntity> claimed) {
    this(claimed, Duration.ZERO);
  }

  @Override
  public Void execute(CommandContext context) {
    var byId = claimed.stream().collect(Collectors.toMap(JobEntity::id, Function.identity()));
    var ids = byId.keySet().stream().sorted().toList();
    for (var stored : context.unitOfWork().fetch(Jobs.lockAll(ids, context))) {
      if (stored.isHeldAs(byId.get(stored.id()))) {
        release(stored, context);
      }
    }
    return null;
  }

  private void release(JobEntity job, CommandContext context) {
    job.release(
        pause.isZero()
            ? job.dueDate()
            : RetryCycles.sooner(context.now(), context.now().plus(pause)));
  }
}
