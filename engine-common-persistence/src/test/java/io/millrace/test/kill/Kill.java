package io.millrace.test.kill;

/** What is ended. */
public enum Kill {
  /** The session, with its connection: {@code pg_terminate_backend}, {@code KILL}. */
  SESSION,
  /** What the session is doing: {@code pg_cancel_backend}, {@code KILL QUERY}. */
  STATEMENT
}
