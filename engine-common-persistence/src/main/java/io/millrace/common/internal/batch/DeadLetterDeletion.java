package io.millrace.common.internal.batch;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.DeleteJobCommand;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.job.JobKind;
import java.util.List;

/**
 * Deletes dead letters; one that is none any more is not deleted.
 *
 * @param assembly the jobs
 */
public record DeadLetterDeletion(JobAssembly assembly) implements BatchOperation {

  /** Lets the dead letters of a schema be items of batches. */
  public static void addTo(JobAssembly assembly) {
    assembly
        .handlers()
        .add(new BatchJobHandler(new DeadLetterDeletion(assembly), new Batches(assembly.jobs())));
  }

  @Override
  public String type() {
    return "deadLetterDeletion";
  }

  @Override
  public void run(BatchEntity batch, List<Long> items, CommandContext context) {
    for (var id : items) {
      new DeleteJobCommand(Long.toString(id), JobKind.DEAD_LETTER, assembly).execute(context);
    }
  }
}
