package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.List;
import java.util.function.Predicate;

/**
 * The jobs of a version of a definition itself: what starts its instances, suspends and activates
 * it. Thread-safe.
 *
 * @see Jobs
 */
public final class StartingJobs {

  private final Jobs jobs;

  StartingJobs(Jobs jobs) {
    this.jobs = jobs;
  }

  /**
   * Deletes the timers that start instances of a version of a definition; its suspension and
   * activation stay planned.
   */
  public void delete(CommandContext context, long definitionId) {
    delete(context, definitionId, RestOfJobs::canRest);
  }

  /**
   * Deletes some of the jobs of a version of a definition itself.
   *
   * @param which tells whether a job is to go
   */
  public void delete(CommandContext context, long definitionId, Predicate<JobEntity> which) {
    lock(context, definitionId).stream().filter(which).forEach(job -> jobs.delete(context, job));
  }

  /** Deletes all jobs of a version of a definition itself. */
  public void deleteAll(CommandContext context, long definitionId) {
    lock(context, definitionId).forEach(job -> jobs.delete(context, job));
  }

  /**
   * Locks some of the jobs of a version of a definition itself.
   *
   * @param which tells which are wanted
   * @return ordered by id
   */
  public List<JobEntity> lock(
      CommandContext context, long definitionId, Predicate<JobEntity> which) {
    return lock(context, definitionId).stream().filter(which).toList();
  }

  static List<JobEntity> lock(CommandContext context, long definitionId) {
    var condition = "SCOPE_DEFINITION_ID_ = ? and SCOPE_ID_ is null order by ID_";
    return context
        .unitOfWork()
        .fetch(
            Read.lock(JobEntity.TABLE, condition, Parameter.of(definitionId))
                .via("IX_MR_JOB_DEFINITION"));
  }
}
