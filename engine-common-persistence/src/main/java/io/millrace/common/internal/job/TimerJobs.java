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
   * @param by the calendar that the model names, or null
   * @param value as for {@link #create(CommandContext, NewJob, TimerSchedule.Kind, String, Object)}
   */
  public JobEntity create(CommandContext context, NewJob job, String by, Object value) {
    var kind =
        value instanceof String text
            ? TimerSchedule.Kind.of(text.strip())
            : TimerSchedule.Kind.DATE;
    return create(context, job, kind, by, value);
  }

  /**
   * Creates a timer.
   *
   * @param by the calendar that the model names, or null
   * @param value the time: text as {@link TimerSchedule} reads it, or a date or duration of {@code
   *     java.time}
   * @return the timer; null if it is never due
   * @throws BadArgumentException if it is no time
   */
  public JobEntity create(
      CommandContext context, NewJob job, TimerSchedule.Kind kind, String by, Object value) {
    if (value == null) {
      throw new BadArgumentException("Give a date, a duration or a repetition.");
    }
    var made =
        value instanceof String text && !calendar.isOwn(by, kind)
            ? jobs.times().create(context, job, kind, text)
            : byApplication(context, job, kind, by, value);
    if (made != null && made.repeat() != null && by != null) {
      made.carry(by); // whom to ask when it is due again
    }
    return made;
  }

  private JobEntity byApplication(
      CommandContext context, NewJob job, TimerSchedule.Kind kind, String by, Object value) {
    var isCycle = value instanceof String && kind == TimerSchedule.Kind.CYCLE;
    var due =
        isCycle
            ? calendar.nextDue(by, (String) value, context.now())
            : calendar.due(by, kind, value, context.now());
    if (due == null) {
      return null;
    }
    // How often a cycle repeats is for the application's calendar to tell.
    return isCycle
        ? jobs.createCycle(context, job, due, (String) value, null)
        : jobs.createTimer(context, job, due);
  }
}
