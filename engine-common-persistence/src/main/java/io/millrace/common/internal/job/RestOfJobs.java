package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.job.JobState;
import java.util.Collection;
import java.util.List;

/**
 * Jobs that rest while what they belong to is suspended, and go on with it. Thread-safe.
 *
 * @see Jobs
 */
public final class RestOfJobs {

  private final Jobs jobs;
  private final ScopeOwners owners;

  RestOfJobs(Jobs jobs, ScopeOwners owners) {
    this.jobs = jobs;
    this.owners = owners;
  }

  /** Lets the jobs of instances rest; dead letters stay what they are. */
  public void suspendInstances(CommandContext context, Collection<Long> instanceIds) {
    suspend(lockOfInstances(context, instanceIds));
  }

  /** Ends the rest of the jobs of instances; those that were due meanwhile run now. */
  public void activateInstances(CommandContext context, Collection<Long> instanceIds) {
    activate(context, lockOfInstances(context, instanceIds));
  }

  /** Lets what starts instances of a version rest. */
  public void suspendStarting(CommandContext context, long definitionId) {
    suspend(StartingJobs.lock(context, definitionId).stream().filter(RestOfJobs::canRest).toList());
  }

  /** Ends the rest of what starts instances of a version. */
  public void activateStarting(CommandContext context, long definitionId) {
    activate(context, StartingJobs.lock(context, definitionId));
  }

  /** Lets the jobs of a plan item rest; dead letters stay what they are. */
  public void suspendOf(CommandContext context, OwnerEntity owner) {
    suspend(Jobs.lockOf(context, owner));
  }

  /** Ends the rest of the jobs of a plan item; those that were due meanwhile run now. */
  public void activateOf(CommandContext context, OwnerEntity owner) {
    activate(context, Jobs.lockOf(context, owner));
  }

  /** Lets a job rest until it is activated. */
  public void suspend(JobEntity job) {
    job.suspend();
  }

  /** Ends the rest of a job, unless what it belongs to is suspended. */
  void activateAlone(CommandContext context, JobEntity job) {
    if (job.state() == JobState.SUSPENDED && !rests(context, job)) {
      activate(context, List.of(job));
    }
  }

  /** Tells whether what a job belongs to is suspended. */
  boolean rests(CommandContext context, JobEntity job) {
    if (job.scopeType() == null) {
      return false;
    }
    if (job.subScopeId() != 0) {
      return owners.of(job.scopeType()).rests(context, job.subScopeId());
    }
    return job.scopeId() == 0
        && job.scopeDefinitionId() != 0
        && canRest(job)
        && owners.of(job.scopeType()).definitionRests(context, job.scopeDefinitionId());
  }

  static boolean canRest(JobEntity job) {
    return !Jobs.KEPT_AWAKE.contains(job.handlerType());
  }

  private static void suspend(List<JobEntity> found) {
    found.stream().filter(job -> job.state() != JobState.DEAD_LETTER).forEach(JobEntity::suspend);
  }

  private void activate(CommandContext context, List<JobEntity> found) {
    for (var job : found) {
      if (job.state() == JobState.SUSPENDED) {
        job.activate(context.now());
        jobs.wakeUp(context, job);
      }
    }
  }

  private static List<JobEntity> lockOfInstances(
      CommandContext context, Collection<Long> instanceIds) {
    context.unitOfWork().flush();
    return context
        .unitOfWork()
        .fetchIn(
            new ReadIn<>(JobEntity.TABLE, "SCOPE_ID_", instanceIds, null, true)
                .via("IX_MR_JOB_SCOPE"));
  }
}
