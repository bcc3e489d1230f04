package io.millrace.common.internal.job;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.calendar.TimerSchedule;
import io.millrace.common.internal.calendar.TimerSchedules;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.job.JobState;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/**
 * When timers are due: at first, again where they repeat, and when somebody changes it.
 * Thread-safe.
 *
 * @see Jobs
 */
public final class TimerTimes {

  private static final int MOST_PASSED = 10_000;

  private final Jobs jobs;
  private final JobHandlers handlers;
  private final ZoneId zone;
  private final TimerSchedules schedules = new TimerSchedules();

  TimerTimes(Jobs jobs, JobHandlers handlers, ZoneId zone) {
    this.jobs = jobs;
    this.handlers = handlers;
    this.zone = zone;
  }

  /**
   * Creates a timer for a date, a duration or a cycle.
   *
   * @param text the time as {@link TimerSchedule} reads it
   * @return the timer; null if it is never due
   * @throws BadArgumentException if the text cannot be read
   */
  public JobEntity create(
      CommandContext context, NewJob job, TimerSchedule.Kind kind, String text) {
    var schedule = schedules.of(kind, text);
    var due = schedule.firstDue(context.now(), zone);
    if (due == null) {
      return null;
    }
    return kind == TimerSchedule.Kind.CYCLE
        ? jobs.createCycle(context, job, due, text, schedule.times())
        : jobs.createTimer(context, job, due);
  }

  /**
   * Puts the next timer of a cycle in the place of one that goes off; does nothing for other
   * timers.
   *
   * <p>Times that have passed already, because no node ran or none had a free thread, are left out
   * and do not count: what was to happen every hour does not happen ten times at once after ten
   * hours.
   */
  void repeat(CommandContext context, JobEntity timer) {
    var left = timer.repeatsLeft();
    if (timer.repeat() != null && (left == null || left > 0)) {
      var due = nextAfterNow(context, timer);
      var next = due == null ? null : handlers.of(timer).next(NewJob.like(timer), timer, context);
      if (next != null) {
        var made = jobs.createCycle(context, next, due, timer.repeat(), left);
        if (timer.payload() != null) {
          made.carry(timer.payload());
        }
      }
    }
  }

  /**
   * Puts the next timers of cycles beside those of an owner that does not wait for them any more,
   * and with which they go.
   *
   * @return whether it has a cycle
   */
  public boolean repeatOf(CommandContext context, OwnerEntity owner) {
    if (owner.count(Dependent.JOB) == 0) {
      return false;
    }
    var cycles =
        Jobs.lockOf(context, owner).stream().filter(timer -> timer.repeat() != null).toList();
    cycles.forEach(timer -> repeat(context, timer));
    return !cycles.isEmpty();
  }

  private Instant nextAfterNow(CommandContext context, JobEntity timer) {
    var handler = handlers.of(timer);
    var due = handler.nextDue(timer, timer.dueDate(), zone, context);
    for (var passed = 0;
        due != null && !due.isAfter(context.now()) && passed <= MOST_PASSED;
        passed++) {
      due = handler.nextDue(timer, passed < MOST_PASSED ? due : context.now(), zone, context);
    }
    return due;
  }

  /** Refuses to reschedule something to no time. */
  public void checkTime(String what, String id, NewTime time) {
    if (time instanceof NewTime.At at && at.due() == null) {
      throw new BadArgumentException(
          "Cannot reschedule the " + what + " '" + id + "': no time is given.");
    }
  }

  /** Makes a timer wait for another time; a node that holds it loses it. */
  public void reschedule(CommandContext context, JobEntity job, NewTime time) {
    if (time instanceof NewTime.At at) {
      reschedule(context, job, at.due());
      return;
    }
    var wanted = (NewTime.Schedule) time;
    var schedule = schedules.of(wanted.kind(), wanted.text());
    var due = schedule.firstDue(context.now(), zone);
    if (due == null) {
      throw new BadArgumentException(
          "Cannot reschedule the timer '"
              + job.id()
              + "': '"
              + wanted.text()
              + "' is never due. Give a time that is still to come.");
    }
    if (wanted.kind() == TimerSchedule.Kind.CYCLE) {
      if (job.repeat() != null) {
        job.carry(null); // this text is not for the calendar that the model names
      }
      job.repeats(wanted.text(), schedule.times() == null ? null : schedule.times() - 1);
    }
    reschedule(context, job, due);
  }

  /** Makes a job wait for another time; a node that holds it loses it. */
  public void reschedule(CommandContext context, JobEntity job, Instant due) {
    job.waitUntil(due);
    jobs.wakeUp(context, job);
  }

  /** Returns the timers of a plan item that wait for their time, oldest first, locked. */
  public List<JobEntity> lockTimersOf(CommandContext context, OwnerEntity owner) {
    return Jobs.lockOf(context, owner).stream()
        .filter(job -> job.state() == JobState.TIMER)
        .toList();
  }
}
