package io.millrace.common.internal.job;

import io.millrace.common.DatabaseException;
import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.command.CommandContext;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The jobs whose work is done outside the engine, by workers who ask for a topic. Thread-safe.
 *
 * @see Jobs
 */
public final class OutsideJobs {

  private static final Logger LOG = LoggerFactory.getLogger(OutsideJobs.class);

  private final Jobs jobs;
  private final RetryCycles cycles;

  OutsideJobs(Jobs jobs, RetryCycles cycles) {
    this.jobs = jobs;
    this.cycles = cycles;
  }

  /**
   * Creates a job for workers outside the engine that ask for a topic; no node claims it.
   *
   * @param topic the topic, at most 255 characters
   */
  public JobEntity create(CommandContext context, NewJob job, String topic) {
    return create(context, job, topic, null);
  }

  /**
   * Creates a job for workers, and says how often they may try.
   *
   * @param cycle says it; null for the engine's default
   */
  public JobEntity create(CommandContext context, NewJob job, String topic, RetryCycle cycle) {
    var made = JobEntity.forWorkers(job, topic, context.now());
    jobs.add(context, made);
    made.retries(cycle == null ? cycles.tries(made, context) : cycle.tries());
    jobs.tell(listener -> listener.created(made, context));
    return made;
  }

  /**
   * Notes that a worker cannot get a job, since what it would see cannot be read by this node. The
   * job can be had again from a time on, with the tries that it had: another node may know better.
   *
   * @throws RuntimeException the failure itself, if it is the database's or passes
   */
  public void notLent(
      CommandContext context, JobEntity job, RuntimeException failure, Instant next) {
    var why = JobFailure.of(failure);
    if (failure instanceof DatabaseException || why.kind() == FailureKind.PASSING) {
      throw failure;
    }
    LOG.warn("No worker gets the {} before {}: it cannot be read", job, next, failure);
    job.failed(why, context.now());
    job.waitForWorkers(next);
  }

  /** Takes a job off its owner whose work was done outside the engine. */
  public void done(CommandContext context, JobEntity job) {
    jobs.remove(context, job);
    jobs.tell(listener -> listener.succeeded(job, context));
  }

  /**
   * Notes that a worker outside the engine failed.
   *
   * @param report what it says; null for nothing
   * @param details more about it; null for nothing
   * @param left how many tries are left; with none the job becomes a dead letter
   * @param next from when on it can be had again
   */
  public void failed(
      CommandContext context,
      JobEntity job,
      String report,
      String details,
      int left,
      Instant next) {
    job.failed(JobFailure.reported(report, details), context.now());
    jobs.tell(listener -> listener.failedOutside(job, left, context));
    if (left > 0) {
      job.retries(left);
      job.waitForWorkers(next);
    } else {
      jobs.deadLetters().bury(context, job);
    }
  }
}
