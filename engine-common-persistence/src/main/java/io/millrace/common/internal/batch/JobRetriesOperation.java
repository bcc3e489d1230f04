package io.millrace.common.internal.batch;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.GiveJobTriesCommand;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.job.Jobs;
import java.util.List;

/**
 * Gives jobs a number of tries, which is the document of the batch.
 *
 * @param jobs the jobs
 */
public record JobRetriesOperation(Jobs jobs) implements BatchOperation {

  /** What the items are. */
  public static final String SCOPE_TYPE = "job";

  /** Lets the jobs of a schema be items of batches. */
  public static void addTo(JobAssembly assembly) {
    var jobs = assembly.jobs();
    assembly.handlers().add(new BatchJobHandler(new JobRetriesOperation(jobs), new Batches(jobs)));
  }

  @Override
  public String type() {
    return "setJobRetries";
  }

  @Override
  public void run(BatchEntity batch, List<Long> items, CommandContext context) {
    var retries = Integer.parseInt(batch.document());
    items.forEach(id -> new GiveJobTriesCommand(Long.toString(id), retries, jobs).execute(context));
  }
}
