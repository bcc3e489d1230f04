package io.millrace.common.internal.job;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.calendar.TimerSchedule;
import io.millrace.common.internal.command.CommandContext;
import java.time.Instant;
import java.time.ZoneId;

/**
 * Does the work of one type of jobs. An engine registers one for each type it creates; a node
 * claims only jobs it has a handler for.
 *
 * <p>Stateless and thread-safe.
 */
public interface JobHandler {

  /** Returns the type, as it stands in the jobs; the same in every release. */
  String type();

  /**
   * Runs user code that needs no lock, on the job as it was claimed, before {@link #execute}: in
   * the same transaction, or in none if it leaves no trace. Not called for a job that somebody
   * executes by hand.
   *
   * <p>Here branches of one family run at the same time. The tree may be looked at {@link
   * CommandContext#ahead ahead} but is not locked: what was read can have changed when the lock is
   * taken, and the job may be gone, in which case the transaction ends without a trace. Runs again
   * when the transaction meets a conflict.
   *
   * @param lock takes the lock, reads the trees, and takes the job off its owner; to be called once
   *     at most, and before anything is changed. It throws if the job is this node's no more
   * @return what is left to do under the lock instead of {@link #execute}; null for {@code execute}
   */
  default JobRemainder beforeLock(JobEntity job, Runnable lock, CommandContext context) {
    return null;
  }

  /** Tells whether {@link #beforeLock} looks at the family of a job. */
  default boolean looksAhead(JobEntity job) {
    return false;
  }

  /**
   * Tells whether what jobs do under the lock may be done for several families in one transaction.
   * It has to announce user code by {@link CommandContext#userCodeFollows}, which must not keep
   * other families waiting.
   */
  default boolean movesTogether() {
    return false;
  }

  /**
   * Returns how often a job is tried and how far apart; null for the engine's default. Asked when
   * the job is created and when a try failed.
   */
  default RetryCycle retryCycle(JobEntity job, CommandContext context) {
    return null;
  }

  /**
   * Returns when a timer that repeats is due again after it was due at a time; null if never. Asked
   * when it goes off.
   */
  default Instant nextDue(JobEntity timer, Instant due, ZoneId zone, CommandContext context) {
    return TimerSchedule.parse(TimerSchedule.Kind.CYCLE, timer.repeat()).nextDue(due, zone);
  }

  /**
   * Returns what the next timer of a cycle is to be, when one goes off; null if none is to follow
   * although it would be due. The lock of the family is held.
   *
   * @param same what the timer is that goes off
   */
  default NewJob next(NewJob same, JobEntity timer, CommandContext context) {
    return same;
  }

  /**
   * Lets the handler say itself what follows from a try that failed, in the transaction that notes
   * it. Only the row of the job is locked.
   *
   * @param last whether no further try would follow
   * @return true if nothing is left to do: the job is taken away; false if it is tried again or
   *     becomes a dead letter as usual
   */
  default boolean failed(
      JobEntity job, JobFailure failure, Throwable cause, boolean last, CommandContext context) {
    return false;
  }

  /**
   * Refuses the deletion of a job without which what waits for it is not what it seems to be.
   *
   * @throws IllegalStateEngineException saying what to do instead
   */
  default void checkDeletion(JobEntity job) {}

  /**
   * Does the work under the lock of the job's family, whose tree is read. The job is already taken
   * off its owner, and a timer's repetition put in its place.
   *
   * @throws RuntimeException if the try failed; nothing of it stays, and the job is tried again as
   *     its retry cycle says
   */
  void execute(JobEntity job, CommandContext context);
}
