package io.millrace.bpmn.internal.parser;

import java.util.Optional;

/**
 * Tells whether a text that is no expression is a time. Must be safe to call from several threads.
 */
@FunctionalInterface
public interface TimeCheck {

  /** What kind of time a text has to be. */
  enum Kind {
    /** A point in time, such as {@code 2030-01-31T12:00:00Z}. */
    DATE,
    /** A span, such as {@code PT5M}. */
    DURATION,
    /** A repetition, such as {@code R3/PT1H}, or a cron text. */
    CYCLE,
    /** When a task is due: a point in time or a span from its creation. */
    DUE_DATE,
    /**
     * How failed jobs are retried: {@code R5/PT5M} or a list of spans, such as {@code PT1M,PT5M}.
     */
    RETRY_CYCLE,
    /** No time, but who reads one: the name of a calendar. */
    CALENDAR
  }

  /**
   * Checks the syntax of a time.
   *
   * @param kind what the text has to be
   * @param text the text
   * @return what is wrong with it in a sentence, or empty where it can be read
   */
  Optional<String> error(Kind kind, String text);
}
