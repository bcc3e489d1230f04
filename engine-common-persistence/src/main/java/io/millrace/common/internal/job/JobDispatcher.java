package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.Glimpse;
import io.millrace.common.internal.scope.RootOf;
import io.millrace.common.job.Job;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * Leads a job to its handler: under the lock of its family, with its row locked and taken off its
 * owner. Thread-safe.
 */
final class JobDispatcher {

  private final FamilyLock lock;
  private final Jobs jobs;
  private final JobHandlers handlers;
  private final JobPace pace = new JobPace();

  JobDispatcher(FamilyLock lock, Jobs jobs, JobHandlers handlers) {
    this.lock = lock;
    this.jobs = jobs;
    this.handlers = handlers;
  }

  /** Returns what is known of the work before the lock. */
  JobPace pace() {
    return pace;
  }

  /** Refuses a job that this engine has no handler for. */
  void checkHandler(JobEntity job) {
    handlers.of(job);
  }

  /** Refuses the deletion of a job that is needed; one without a handler here may go. */
  void checkDeletion(JobEntity job) {
    var handler = handlers.find(job);
    if (handler != null) {
      handler.checkDeletion(job);
    }
  }

  /** Tells whether what a job belongs to is suspended. */
  boolean rests(JobEntity job, CommandContext context) {
    return jobs.rest().rests(context, job);
  }

  /** Runs what the handler does before the lock; returns what is left to do, or null for all. */
  JobRemainder beforeLock(JobEntity claimed, Runnable lock, CommandContext context) {
    return handlers.of(claimed).beforeLock(claimed, lock, context);
  }

  /** Reads the families of those jobs that look at them before the lock, all at once. */
  Glimpse glimpse(Collection<JobEntity> claimed, CommandContext context) {
    var roots =
        claimed.stream()
            .filter(job -> handlers.of(job).looksAhead(job))
            .map(JobEntity::rootInstanceId)
            .distinct()
            .sorted()
            .toList();
    return roots.isEmpty() ? null : lock.glimpse(context, roots);
  }

  /** Tells whether the handler of a job lets it move on with those of other families. */
  boolean movesTogether(JobEntity job) {
    var handler = handlers.find(job);
    return handler != null && handler.movesTogether();
  }

  /**
   * Locks the family of a job, reads its trees, and locks the job's row, in one trip; returns the
   * job, or null if it is gone.
   */
  JobEntity lockWithFamily(long id, CommandContext context) {
    return Jobs.first(lock.acquire(context, RootOf.JOB, id, Jobs.lockById(id)).get(0));
  }

  /**
   * Does the same without waiting for anybody.
   *
   * @return the job; null if others hold the family or the row, or it is gone
   */
  JobEntity lockWithFamilyIfFree(long id, CommandContext context) {
    return Jobs.first(lock.acquireIfFree(context, RootOf.JOB, id, Jobs.lockById(id).ifFree()));
  }

  /**
   * Locks the families of jobs, reads their trees, and locks the rows of the jobs, in one trip.
   * Waits for a family that somebody else has locked if it is the only one and some of its jobs
   * have worked already; others are passed over, since nobody is to wait for one because of
   * another.
   *
   * @return those of which family and row are held now, by their ids
   */
  Map<Long, JobEntity> lockTogether(Collection<JobEntity> claimed, CommandContext context) {
    var roots = claimed.stream().map(JobEntity::rootInstanceId).distinct().sorted().toList();
    var ids = claimed.stream().map(JobEntity::id).sorted().toList();
    var rows =
        roots.size() == 1 && !claimed.stream().allMatch(JobEntity::isExclusiveInFamily)
            ? lock.acquire(context, RootOf.ROOT, roots.get(0), Jobs.lockAll(ids, context)).get(0)
            : lock.acquireFree(context, roots, Jobs.lockAll(ids, context).ifFree());
    var held = new HashMap<Long, JobEntity>();
    for (var row : rows) {
      var job = (JobEntity) row;
      if (FamilyLock.holds(context, job.rootInstanceId())) {
        held.put(job.id(), job);
      }
    }
    return held;
  }

  /** Does a job's work and all that follows from it. */
  void dispatch(JobEntity job, CommandContext context) {
    begin(job, context);
    finish(job, null, context);
  }

  /**
   * Takes a job off its owner. It is gone when its handler begins, and the next one of a cycle is
   * there, so that whatever the handler cancels with the owner includes it.
   */
  void begin(JobEntity job, CommandContext context) {
    jobs.remove(context, job);
    if (job.type().equals(Job.JOB_TYPE_TIMER)) {
      jobs.times().repeat(context, job);
      jobs.tell(listener -> listener.fired(job, context));
    }
  }

  /**
   * Does a job's work and all that follows from it.
   *
   * @param rest what is left of the work; null for all of it
   */
  void finish(JobEntity job, JobRemainder rest, CommandContext context) {
    if (rest == null) {
      handlers.of(job).execute(job, context);
    } else {
      rest.finish(context);
    }
    context.agenda().run();
    jobs.tell(listener -> listener.succeeded(job, context));
  }
}
