package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps the schedules of the texts that timers were made with: a model gives the same few again and
 * again, and to parse one costs as much as several steps of a token. Thread-safe.
 */
public final class TimerSchedules {

  /** Texts that expressions make may all be different, and are not to fill the memory. */
  private static final int MOST_SCHEDULES = 500;

  private static final int LONGEST_TEXT = 100;

  private final Map<Text, TimerSchedule> parsed = new ConcurrentHashMap<>();

  private record Text(TimerSchedule.Kind kind, String text) {}

  /**
   * Returns the schedule of a text; see {@link TimerSchedule#parse}. Cycles are not kept: the
   * library behind cron texts does not say that threads may share what it parsed.
   *
   * @throws BadArgumentException if it cannot be read
   */
  public TimerSchedule of(TimerSchedule.Kind kind, String text) {
    if (kind == TimerSchedule.Kind.CYCLE || text.length() > LONGEST_TEXT) {
      return TimerSchedule.parse(kind, text);
    }
    var key = new Text(kind, text);
    var known = parsed.get(key);
    return known == null ? kept(key) : known;
  }

  private TimerSchedule kept(Text key) {
    var schedule = TimerSchedule.parse(key.kind(), key.text());
    if (parsed.size() >= MOST_SCHEDULES) {
      parsed.clear();
    }
    parsed.put(key, schedule);
    return schedule;
  }
}
