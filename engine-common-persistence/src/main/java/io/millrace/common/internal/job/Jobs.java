package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobState;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * The jobs of the instances of both engines: created, counted on their owner in the same unit of work, moved and deleted.
 *
 * <p>Callers hold the lock of the family whose jobs they change; the row of a job itself is locked by whoever changes it, since nodes
 * claim jobs without the family's lock. Thread-safe.
 */
public final class Jobs {

  private final ScopeOwners owners;
  private final JobAlarm alarm;
  private final List<JobListener> listeners = new CopyOnWriteArrayList<>();

  /** Creates the jobs of the engines on one schema. */
  public Jobs(ScopeOwners owners, JobAlarm alarm) {
    this.owners = owners;
    this.alarm = alarm;
  }

  /** Adds somebody who hears what happens to jobs. */
  public void addListener(JobListener listener) {
    listeners.add(listener);
  }

  /** Creates a job that runs as soon as a thread is free after the commit. */
  public JobEntity createMessage(CommandContext context, NewJob job) {
    return insert(context, JobEntity.of(job, Job.JOB_TYPE_MESSAGE, context.now(), context.now()));
  }

  /** Creates a timer that runs once, when it is due. */
  public JobEntity createTimer(CommandContext context, NewJob job, Instant due) {
    return insert(context, JobEntity.of(job, Job.JOB_TYPE_TIMER, context.now(), due));
  }

  private JobEntity insert(CommandContext context, JobEntity job) {
    add(context, job);
    JobWakeUp.at(job.claimableFrom(), alarm, context);
    if (job.state() == JobState.TIMER) {
      tell(listener -> listener.scheduled(job, context));
    }
    return job;
  }

  /** Wakes this node's executor after the commit, for a job that can be claimed from a time on. */
  void wakeUp(CommandContext context, JobEntity job) {
    JobWakeUp.at(job.claimableFrom(), alarm, context);
  }

  /** Deletes a job that has not run. */
  public void delete(CommandContext context, JobEntity job) {
    remove(context, job);
    tell(listener -> listener.canceled(job, context));
  }

  /** Deletes all jobs of an execution or plan item; costs nothing if it has none. */
  public void deleteOf(CommandContext context, OwnerEntity owner) {
    var count = owner.count(Dependent.JOB);
    if (count == 0) {
      return;
    }
    if (!listeners.isEmpty()) {
      of(context, owner).forEach(job -> tell(listener -> listener.canceled(job, context)));
    }
    context
        .unitOfWork()
        .deleteOwned(JobEntity.TABLE, "SUB_SCOPE_ID_", owner.id(), count, job -> job.subScopeId() == owner.id());
    owner.count(Dependent.JOB, -count);
  }

  /** Returns the jobs of an execution or plan item, oldest first. */
  public List<JobEntity> of(CommandContext context, OwnerEntity owner) {
    if (owner.count(Dependent.JOB) == 0) {
      return List.of();
    }
    context.unitOfWork().flush();
    return context
        .unitOfWork()
        .fetch(Read.where(JobEntity.TABLE, "SUB_SCOPE_ID_ = ? order by ID_", Parameter.of(owner.id())));
  }

  /** Deletes the timers that start instances of a version of a definition. */
  public void deleteStarting(CommandContext context, long definitionId) {
    var condition = "SCOPE_DEFINITION_ID_ = ? and SCOPE_ID_ is null order by ID_";
    context
        .unitOfWork()
        .fetch(Read.lock(JobEntity.TABLE, condition, Parameter.of(definitionId)))
        .forEach(job -> delete(context, job));
  }

  /** Makes a job wait for another time; a node that holds it loses it. */
  public void reschedule(CommandContext context, JobEntity job, Instant due) {
    job.waitUntil(due);
    wakeUp(context, job);
  }

  /** Lets the jobs of an instance rest; dead letters stay what they are. */
  public void suspendInstance(CommandContext context, long instanceId) {
    ofInstance(context, instanceId).stream()
        .filter(job -> job.state() != JobState.DEAD_LETTER)
        .forEach(JobEntity::suspend);
  }

  /** Ends the rest of the jobs of an instance; those that were due meanwhile run now. */
  public void activateInstance(CommandContext context, long instanceId) {
    for (var job : ofInstance(context, instanceId)) {
      if (job.state() == JobState.SUSPENDED) {
        job.activate(context.now());
        wakeUp(context, job);
      }
    }
  }

  private static List<JobEntity> ofInstance(CommandContext context, long instanceId) {
    context.unitOfWork().flush();
    return context
        .unitOfWork()
        .fetch(Read.lock(JobEntity.TABLE, "SCOPE_ID_ = ? order by ID_", Parameter.of(instanceId)));
  }

  /** Takes a job off its owner; its row goes with the flush. */
  void remove(CommandContext context, JobEntity job) {
    context.unitOfWork().delete(job);
    var owner = ownerOf(context, job);
    if (owner != null) {
      owner.count(Dependent.JOB, -1);
    }
  }

  private void add(CommandContext context, JobEntity job) {
    context.unitOfWork().insert(job);
    if (job.subScopeId() != 0) {
      ownerOf(context, job).count(Dependent.JOB, 1);
    }
  }

  private OwnerEntity ownerOf(CommandContext context, JobEntity job) {
    return job.subScopeId() == 0 ? null : owners.of(job.scopeType()).element(context, job.subScopeId());
  }

  /** Locks the row of a job; returns it, or null if it is gone. */
  static JobEntity lock(CommandContext context, long id) {
    context.unitOfWork().flush();
    return first(context.unitOfWork().fetch(lockById(id)));
  }

  /** Returns the read that locks the row of a job. */
  static Read<JobEntity> lockById(long id) {
    return Read.lock(JobEntity.TABLE, "ID_ = ?", Parameter.of(id));
  }

  static JobEntity first(List<?> rows) {
    return rows.isEmpty() ? null : (JobEntity) Objects.requireNonNull(rows.get(0));
  }

  void tell(Consumer<JobListener> event) {
    listeners.forEach(event);
  }
}
