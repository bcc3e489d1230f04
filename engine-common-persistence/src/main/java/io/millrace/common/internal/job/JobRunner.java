package io.millrace.common.internal.job;

import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.EngineException;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.job.interruption.Interruptions;
import io.millrace.common.job.JobState;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs jobs, in a transaction each or several in one, and notes failures in a further one.
 * Thread-safe.
 */
public final class JobRunner {

  private static final Logger LOG = LoggerFactory.getLogger(JobRunner.class);
  private static final long BETWEEN_TRIES = TimeUnit.SECONDS.toNanos(1);

  private final CommandExecutor commands;
  private final JobDispatcher dispatcher;
  private final JobRetries retries;
  private final JobMeasures measures;
  private final JobSteps steps;
  private final Interruptions interruptions = new Interruptions();
  private final Queue<RecordJobFailureCommand> unrecorded = new ConcurrentLinkedQueue<>();
  private volatile long triedAt;

  JobRunner(CommandExecutor commands, JobDispatcher dispatcher, JobRetries retries) {
    this.commands = commands;
    this.dispatcher = dispatcher;
    this.retries = retries;
    this.measures = new JobMeasures(commands.environment());
    this.steps = new JobSteps(commands, dispatcher);
  }

  /** Returns who is told what happens to jobs. */
  JobMeasures measures() {
    return measures;
  }

  /** Tells whether a job may be run with others by {@link #together}. */
  boolean runsTogether(JobEntity job) {
    return dispatcher.movesTogether(job) && dispatcher.pace().isQuick(job);
  }

  /**
   * Begins to run claimed jobs together on the calling thread.
   *
   * @param done hears of each job that is done with
   */
  JobsTogether together(Consumer<JobEntity> done) {
    return new JobsTogether(commands, dispatcher, retries, this, steps, done);
  }

  /**
   * Runs a claimed job; a failure is noted, not thrown.
   *
   * @return whether the job is done with; if not, its failure could not be noted yet
   */
  boolean run(JobEntity claimed) {
    return run(claimed, FamilyPatience.endless());
  }

  /**
   * Runs a claimed job, unless it is an exclusive one and others hold the lock of its family for
   * longer than the thread's patience: then it is put back. A failure is noted, not thrown.
   *
   * @return whether the job is done with; if not, its failure could not be noted yet
   */
  boolean run(JobEntity claimed, FamilyPatience patience) {
    var begin = measures.begun(claimed);
    try {
      return attempt(claimed, () -> steps.run(claimed, begin, patience));
    } finally {
      measures.ended(claimed, begin);
    }
  }

  /**
   * Does something for a claimed job; a failure is noted, not thrown.
   *
   * @return whether the job is done with; if not, its failure could not be noted yet
   */
  boolean attempt(JobEntity claimed, Runnable part) {
    try {
      part.run();
      return true;
    } catch (Throwable e) {
      return failed(claimed, e);
    }
  }

  /**
   * Notes that a try of a claimed job failed.
   *
   * @return whether the job is done with; if not, its failure could not be noted yet
   */
  boolean failed(JobEntity claimed, Throwable cause) {
    if (cause instanceof JobLostException) {
      LOG.debug("The {} was lost", claimed, cause);
      measures.lost(claimed);
      return true;
    }
    return record(tried(claimed, cause));
  }

  /** Returns what a failed try of a claimed job means: one more of a row may use up a try. */
  FailedTry tried(JobEntity claimed, Throwable cause) {
    var failed = FailedTry.of(claimed, cause);
    if (!failed.passes() || !JobFailure.isInterruption(cause)) {
      interruptions.end(claimed.id());
      return failed;
    }
    return interruptions.note(claimed.id(), claimed.dueDate()) ? failed.charged() : failed;
  }

  /**
   * Notes that a try of a claimed job failed.
   *
   * @return whether the job is done with; if not, its failure could not be noted yet
   */
  boolean record(FailedTry failed) {
    return record(failure(failed, job -> job.isHeldAs(failed.job())));
  }

  /** Puts claimed jobs of a busy family back for a while; returns false if that failed. */
  boolean putBack(List<JobEntity> claimed) {
    try {
      commands.execute(new ReleaseJobsCommand(claimed, true));
      return true;
    } catch (RuntimeException | Error e) {
      LOG.debug("{} jobs of a busy family could not be put back", claimed.size(), e);
      return false;
    }
  }

  private void note(RecordJobFailureCommand failure) {
    var noted = executeSurely(failure);
    if (noted == null) {
      LOG.debug("The {} failed, and is lost", failure.failed().job(), failure.failed().cause());
      measures.lost(failure.failed().job());
    } else {
      noted(noted);
    }
  }

  /** Tells what became of a job that failed, when that is committed. */
  void noted(NotedFailure noted) {
    log(noted);
    if (noted.failed().passes()) {
      measures.postponed(noted.job());
    }
  }

  /** Code of the application's that hears of a failure must not keep it from being noted. */
  private NotedFailure executeSurely(RecordJobFailureCommand failure) {
    try {
      return execute(failure);
    } catch (Throwable e) {
      var what = JobFailure.of(e);
      if (what.kind() == FailureKind.PASSING) {
        throw e;
      }
      LOG.warn(
          "The failure of the {} is noted once more, without telling listeners and handlers: {}",
          failure.failed().job(),
          what.stackTrace());
      return execute(failure.quietly());
    }
  }

  private NotedFailure execute(RecordJobFailureCommand failure) {
    try {
      return commands.execute(failure);
    } catch (LastTryException e) {
      return commands.execute(failure.inFamily());
    }
  }

  private boolean record(RecordJobFailureCommand failure) {
    try {
      note(failure);
      return true;
    } catch (Throwable e) {
      LOG.warn(
          "The {} failed, and that cannot be noted yet: {}, {}",
          failure.failed().job(),
          failure.failed().failure(),
          JobFailure.of(e));
      triedAt = System.nanoTime();
      unrecorded.add(failure);
      return false;
    }
  }

  /** Tells whether failures are left that could not be noted, and it is time to try again. */
  boolean hasRest() {
    return !unrecorded.isEmpty() && System.nanoTime() - triedAt > BETWEEN_TRIES;
  }

  /**
   * Notes the failures that could not be noted when they happened, as far as the jobs are still
   * this node's. Each is tried once; what still cannot be noted is kept.
   *
   * @return the jobs whose failure is noted now
   */
  List<JobEntity> recordRest() {
    var noted = new ArrayList<JobEntity>();
    for (var failure : List.copyOf(unrecorded)) {
      if (!unrecorded.remove(failure)) {
        continue; // another lane is at it
      }
      try {
        note(failure);
        noted.add(failure.failed().job());
      } catch (Throwable e) {
        unrecorded.add(failure);
        LOG.debug("The failure of the {} still cannot be noted", failure.failed().job(), e);
        if (e instanceof DatabaseUnavailableException) {
          break;
        }
      }
    }
    triedAt = System.nanoTime();
    return noted;
  }

  /**
   * Runs a job now on this thread, due or not, also a timer and a dead letter.
   *
   * <p>A failure of the job is noted as usual and then thrown, unless the call is part of the
   * caller's transaction or of another command: that one fails then as a whole, and nothing is
   * noted, since it still holds the job's row.
   *
   * @throws EngineException if there is no such job, a node runs it, its instance is suspended, or
   *     the job failed
   */
  public void executeJob(String jobId) {
    commands.calls().within(() -> executeAndNote(jobId));
  }

  private Void executeAndNote(String jobId) {
    var alone = commands.beginsTransaction();
    var tried = new AtomicReference<JobEntity>();
    try {
      commands.execute(new ExecuteJobCommand(jobId, dispatcher, tried));
      return null;
    } catch (RuntimeException | Error e) {
      if (alone && tried.get() != null) {
        recordTried(tried.get(), e);
      }
      throw e;
    }
  }

  private void recordTried(JobEntity tried, Throwable cause) {
    var failed = FailedTry.of(tried, cause);
    if (!failed.passes()) {
      try {
        executeSurely(failure(failed, job -> job.revision() == tried.revision()));
      } catch (Throwable e) {
        if (e != cause) {
          cause.addSuppressed(e);
        }
      }
    }
  }

  private RecordJobFailureCommand failure(FailedTry failed, Predicate<JobEntity> still) {
    return new RecordJobFailureCommand(failed, still, retries);
  }

  private static void log(NotedFailure noted) {
    var job = noted.job();
    var cause = noted.failed().cause();
    if (noted.failed().passes()) {
      LOG.debug("The {} did not finish and is not charged with it", job, cause);
    } else if (noted.taken()) {
      LOG.warn("The {} failed, and goes on without that: {}", job, noted.failed().failure());
    } else if (job.state() == JobState.DEAD_LETTER) {
      LOG.error("The {} failed and is a dead letter now: {}", job, noted.failed().failure());
    } else {
      LOG.warn(
          "The {} failed, tries left: {}, next one at {}: {}",
          job,
          job.retries(),
          job.claimableFrom(),
          noted.failed().failure());
    }
  }
}
