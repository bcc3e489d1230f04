package io.millrace.common.internal.job;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Gives dead letters new tries, all of them or none. One whose element is suspended rests with it.
 * Returns the jobs as they are then, in the order of the ids.
 *
 * @param jobIds the ids, at least one
 * @param retries how many tries each gets, 1 or more
 */
public record MoveDeadLettersToExecutableCommand(Collection<String> jobIds, int retries, Jobs jobs)
    implements Command<List<JobEntity>> {

  @Override
  public List<JobEntity> execute(CommandContext context) {
    if (jobIds == null || jobIds.isEmpty()) {
      throw new BadArgumentException(
          "Cannot move dead letters: no id is given. Give at least one.");
    }
    SetJobRetriesCommand.check(retries);
    var moved = new ArrayList<JobEntity>(jobIds.size());
    for (var jobId : jobIds) {
      var job = JobKind.DEAD_LETTER.lock(jobId, "give new tries to the dead letter", context);
      job.retries(retries);
      jobs.deadLetters().tryAgain(context, job);
      moved.add(job);
    }
    return moved;
  }
}
