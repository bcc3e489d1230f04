package io.millrace.common.internal.job;

import io.millrace.common.incident.Incident;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.incident.Incidents;
import io.millrace.common.internal.incident.NewIncident;
import io.millrace.common.job.JobState;

/**
 * Jobs that nobody tries any more, each with an incident that is open as long. Thread-safe.
 *
 * @see Jobs
 */
final class DeadLetters {

  private final Jobs jobs;
  private final Incidents incidents;

  DeadLetters(Jobs jobs, Incidents incidents) {
    this.jobs = jobs;
    this.incidents = incidents;
  }

  /**
   * Makes a job a dead letter, which opens an incident; one that is a dead letter already stays it.
   * The lock of its family is held.
   */
  void bury(CommandContext context, JobEntity job) {
    var wasDead = job.state() == JobState.DEAD_LETTER;
    job.bury();
    if (!wasDead) {
      incidents.open(incident(job), jobs.ownerOf(context, job), context);
      jobs.tell(listener -> listener.buried(job, context));
    }
  }

  /** Lets a dead letter be tried now, or when what it belongs to goes on. */
  void tryAgain(CommandContext context, JobEntity deadLetter) {
    incidents.jobGoesOn(deadLetter.id(), context);
    if (jobs.rest().rests(context, deadLetter)) {
      deadLetter.suspend();
    } else {
      deadLetter.makeExecutable(context.now());
      jobs.wakeUp(context, deadLetter);
    }
  }

  private static NewIncident incident(JobEntity job) {
    return new NewIncident(
        NewJob.like(job).scope(),
        job.isForWorkers() ? Incident.FAILED_EXTERNAL_TASK_TYPE : Incident.FAILED_JOB_TYPE,
        job.elementId(),
        job.id(),
        Long.toString(job.id()),
        job.exceptionMessage());
  }
}
