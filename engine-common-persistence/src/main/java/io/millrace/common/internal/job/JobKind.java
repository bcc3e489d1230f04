package io.millrace.common.internal.job;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.job.JobState;
import java.util.Set;

/** The kinds of jobs that the management services tell apart, as states of the one table. */
public enum JobKind {
  /** Can run now, or runs. */
  EXECUTABLE("executable job", JobState.EXECUTABLE, JobState.LOCKED),
  /** Waits for a time. */
  TIMER("timer", JobState.TIMER),
  /** Rests with its instance. */
  SUSPENDED("suspended job", JobState.SUSPENDED),
  /** Failed too often. */
  DEAD_LETTER("dead letter", JobState.DEAD_LETTER),
  /** Waits for a worker outside the engine, or is held by one. */
  EXTERNAL("external worker job", JobState.EXTERNAL),
  /** Waits for a time, a thread or a worker, or runs. */
  AWAKE(
      "job that is awake", JobState.TIMER, JobState.EXECUTABLE, JobState.LOCKED, JobState.EXTERNAL),
  /** Can run now or later. */
  TIMER_OR_EXECUTABLE(
      "timer or executable job", JobState.TIMER, JobState.EXECUTABLE, JobState.LOCKED),
  /** In any state. */
  ANY("job", JobState.values());

  private final String words;
  private final Set<JobState> states;

  JobKind(String words, JobState... states) {
    this.words = words;
    this.states = Set.of(states);
  }

  /** Reads a job of this kind. */
  JobEntity read(String jobId, String purpose, CommandContext context) {
    context.unitOfWork().flush();
    var id = ExternalIds.parse(jobId);
    return check(
        Jobs.first(
            context.unitOfWork().fetch(Read.where(JobEntity.TABLE, "ID_ = ?", Parameter.of(id)))),
        jobId,
        purpose);
  }

  /** Locks the row of a job of this kind. */
  JobEntity lock(String jobId, String purpose, CommandContext context) {
    return check(Jobs.lock(context, ExternalIds.parse(jobId)), jobId, purpose);
  }

  /** Locks the row of a job of this kind that no node is running. */
  JobEntity lockIdle(String jobId, String purpose, CommandContext context) {
    return checkIdle(lock(jobId, purpose, context), purpose, context);
  }

  /** Refuses a job that is gone or of another kind; returns it otherwise. */
  JobEntity check(JobEntity job, String jobId, String purpose) {
    if (job == null || !states.contains(job.state())) {
      throw new ObjectNotFoundException(
          "Cannot "
              + purpose
              + " '"
              + jobId
              + "': there is no "
              + words
              + " with this id"
              + (job == null
                  ? ". It may have run, or was deleted."
                  : "; the job is in the state " + job.state() + "." + calls(job.state())));
    }
    return job;
  }

  /** Returns which calls there are for jobs in a state. */
  private static String calls(JobState state) {
    var own =
        switch (state) {
          case TIMER ->
              "deleteTimerJob, moveTimerToExecutableJob and rescheduleTimeDateJob are for timers";
          case EXECUTABLE, LOCKED -> "deleteJob is for jobs that can run";
          case EXTERNAL -> "deleteExternalWorkerJob is for jobs of workers";
          case SUSPENDED ->
              "deleteSuspendedJob and moveSuspendedJobToExecutableJob are for suspended jobs";
          case DEAD_LETTER ->
              "deleteDeadLetterJob and moveDeadLetterJobToExecutableJob are for dead letters";
        };
    return " " + own + ", setJobRetries and getJobExceptionStacktrace for jobs in any state.";
  }

  /** Refuses a job that a node is running; returns it otherwise. */
  static JobEntity checkIdle(JobEntity job, String purpose, CommandContext context) {
    if (job.isHeld(context.now())) {
      throw new IllegalStateEngineException(
          "Cannot "
              + purpose
              + " '"
              + job.id()
              + "': the node '"
              + job.lockOwner()
              + "' is running it. Wait until it is done.");
    }
    return job;
  }
}
