package io.millrace.common.job;

import java.time.Duration;
import java.util.Date;

/**
 * An engine whose job executor runs, or ran until it died, as the database knows it. Immutable; it
 * shows how things stood when it was read.
 */
public interface ExecutorNode {

  /**
   * Returns the name under which the node holds jobs, as {@link Job#getLockOwner} shows it.
   *
   * @return the name, never null; each start of an engine has another one
   */
  String getId();

  /**
   * Returns the name of the machine.
   *
   * @return the name, never null
   */
  String getHostName();

  /**
   * Returns when the executor was started.
   *
   * @return the time by the database's clock, never null
   */
  Date getStartTime();

  /**
   * Returns when the node gave its last sign of life.
   *
   * @return the time by the database's clock, never null
   */
  Date getHeartbeatTime();

  /**
   * Returns what has to be added to the node's own clock to get the database's time, which the
   * engine goes by.
   *
   * @return the difference as of the last sign of life, never null
   */
  Duration getClockOffset();

  /**
   * Tells whether the node has given a sign of life in time.
   *
   * @return false if other nodes take over its jobs
   */
  boolean isAlive();

  /**
   * Returns how many jobs the node holds now, running or about to.
   *
   * @return the number; 0 for a dead node, whose jobs are free
   */
  long getLeasedJobs();
}
