package io.millrace.test.kill;

import java.util.List;

/** What differs between the servers whose sessions are held. */
interface BarrierSql {

  /** Returns what puts the barrier before some tables. */
  List<String> creation(List<String> tables);

  /** Returns what takes it away. */
  List<String> removal();

  /** Returns the question for the session that waits for a lock. */
  String waiting();

  /** Returns how long to wait before the question is asked again, in nanoseconds. */
  long pauseNanos();

  /** Returns the statement that ends a session, or what it does. */
  String kill(long session, Kill what);
}
