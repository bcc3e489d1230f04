package io.millrace.common;

import java.time.Duration;
import java.time.Instant;

/**
 * The time as an engine sees it. Each engine has its own.
 *
 * <p>It follows the clock of the database, so that several nodes agree, until {@link
 * #setCurrentTime} or {@link #advance} makes it stand still for a test: it then moves only when
 * told, and timers become due by it. Setting it concerns this engine alone, not other nodes on the
 * same database. Times are exact to the microsecond. A clock may be used by any number of threads.
 */
public interface EngineClock {

  /**
   * Returns the current time.
   *
   * @return the time, whole microseconds, never null
   */
  Instant now();

  /**
   * Stops the clock at a time.
   *
   * @param time the time, past or future; parts of a microsecond are cut off
   * @throws BadArgumentException if the argument is null
   */
  void setCurrentTime(Instant time);

  /**
   * Moves the clock on, and stops it there.
   *
   * @param duration how far; negative moves it back
   * @throws BadArgumentException if the argument is null
   */
  void advance(Duration duration);

  /** Lets the clock follow the database again. */
  void reset();
}
