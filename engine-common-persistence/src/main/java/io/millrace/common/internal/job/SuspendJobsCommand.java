package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.job.JobState;
import java.util.List;

/**
 * Lets all jobs of an instance or of a version of a definition rest, or go on.
 *
 * <p>Returns whether there was one to change.
 *
 * @param of what they belong to
 * @param id its id
 * @param suspended whether they are to rest
 * @param jobs the jobs
 */
public record SuspendJobsCommand(Of of, long id, boolean suspended, Jobs jobs)
    implements Command<Boolean> {

  /** What jobs belong to. */
  public enum Of {
    /** An instance. */
    INSTANCE("SCOPE_ID_", "IX_MR_JOB_SCOPE"),
    /** A version of a definition: what starts its instances, and what these have. */
    DEFINITION("SCOPE_DEFINITION_ID_", "IX_MR_JOB_DEFINITION");

    private final String column;
    private final String index;

    Of(String column, String index) {
      this.column = column;
      this.index = index;
    }
  }

  @Override
  public Boolean execute(CommandContext context) {
    context.unitOfWork().flush();
    return suspended ? new IdleJobs(context, of.column, of.index).suspend(id) : activate(context);
  }

  private boolean activate(CommandContext context) {
    var rest = "STATE_ = '" + Words.of(JobState.SUSPENDED) + "'";
    var read = new ReadIn<>(JobEntity.TABLE, of.column, List.of(id), rest, true).via(of.index);
    var found = context.unitOfWork().fetchIn(read);
    found.forEach(job -> jobs.rest().activateAlone(context, job));
    return !found.isEmpty();
  }
}
