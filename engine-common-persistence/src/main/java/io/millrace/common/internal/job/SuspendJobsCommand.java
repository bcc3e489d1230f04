package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ReadIn;
import java.util.List;

/**
 * Lets all jobs of an instance or of a version of a definition rest, or go on.
 *
 * @param of what they belong to
 * @param id its id
 * @param suspended whether they are to rest
 * @param jobs the jobs
 */
public record SuspendJobsCommand(Of of, long id, boolean suspended, Jobs jobs)
    implements Command<Void> {

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
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    var read = new ReadIn<>(JobEntity.TABLE, of.column, List.of(id), null, true).via(of.index);
    for (var job : context.unitOfWork().fetchIn(read)) {
      if (suspended) {
        jobs.suspendIdle(context, job);
      } else {
        jobs.activateAlone(context, job);
      }
    }
    return null;
  }
}
