package io.millrace.common.internal.job;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.calendar.EngineCalendar;
import io.millrace.common.internal.calendar.TimerSchedule;
import io.millrace.common.internal.command.CommandContext;

/**
 * Makes timers of the times that models and their expressions give. Thread-safe.
 *
 * @param jobs the jobs of the engine
 * @param calendar reads times
 */
public record TimerJobs(Jobs jobs, EngineCalendar calendar) {

  /**
   * Creates a timer of a time whose text says itself what kind it is.
   *
   * @param value as for {@link #create(CommandContext, NewJob, TimerSchedule.Kind, Object)}
   */
  public JobEntity create(CommandContext context, NewJob job, Object value) {
    var kind =
        value instanceof String text
            ? TimerSchedule.Kind.of(text.strip())
            : TimerSchedule.Kind.DATE;
    return create(context, job, kind, value);
  }

  /**
   * Creates a timer.
   *
   * @param value the time: text as {@link TimerSchedule} reads it, or a date or duration of {@code
   *     java.time}
   * @return the timer; null if it is never due
   * @throws BadArgumentException if it is no time
   */
  public JobEntity create(
      CommandContext context, NewJob job, TimerSchedule.Kind kind, Object value) {
    if (value == null) {
      throw new BadArgumentException("Give a date, a duration or a repetition.");
    }
    if (value instanceof String text && !calendar.isOwn()) {
      return jobs.createTimer(context, job, kind, text);
    }
    var due =
        value instanceof String text && kind == TimerSchedule.Kind.CYCLE
            ? calendar.nextDue(text, context.now())
            : calendar.dueDate(value, context.now());
    if (due == null) {
      return null;
    }
    // How often a cycle repeats is for the application's calendar to tell.
    return value instanceof String text && kind == TimerSchedule.Kind.CYCLE
        ? jobs.createCycle(context, job, due, text, null)
        : jobs.createTimer(context, job, due);
  }
}
