package io.millrace.common.metrics;

/**
 * Everything that an engine measures. {@code docs/metrics.md} says more about each.
 *
 * <p>More may come with any release, so a {@code switch} needs a default.
 */
public enum EngineMetric {
  /** The jobs that are due and that no node has claimed, on all nodes; no more are counted. */
  JOBS_DUE("millrace.jobs.due", Kind.GAUGE, null, "jobs"),
  /** For how long the oldest of them is due; 0 if none is. */
  JOBS_OLDEST_DUE("millrace.jobs.oldest.due", Kind.GAUGE, null, "seconds"),
  /** Jobs that this node took to run them. */
  JOBS_CLAIMED("millrace.jobs.claimed", Kind.COUNTER, "type", "jobs"),
  /** Jobs that did their work, those of workers outside the engine among them. */
  JOBS_SUCCEEDED("millrace.jobs.succeeded", Kind.COUNTER, "type", "jobs"),
  /** Tries of jobs that failed and count as failed. */
  JOBS_FAILED("millrace.jobs.failed", Kind.COUNTER, "type", "tries"),
  /** Tries that a conflict or an outage ended, for which the job is not charged. */
  JOBS_POSTPONED("millrace.jobs.postponed", Kind.COUNTER, "type", "tries"),
  /** Jobs that became dead letters, whoever made them so. */
  JOBS_DEAD("millrace.jobs.dead", Kind.COUNTER, "type", "jobs"),
  /** Tries that ended without effect since the job was this node's no more. */
  JOBS_LOST("millrace.jobs.lost", Kind.COUNTER, "type", "tries"),
  /** From when a job was due until this node began to run it. */
  JOBS_WAIT("millrace.jobs.wait", Kind.TIMER, "type", "seconds"),
  /** How long a try of a job took, its commit and the wait for its family's lock included. */
  JOBS_RUN("millrace.jobs.run", Kind.TIMER, "type", "seconds"),
  /** Jobs that a lane of this node took. */
  LANES_CLAIMED("millrace.lanes.claimed", Kind.COUNTER, "lane", "jobs"),
  /** Those of them that were of partitions of other lanes or nodes. */
  LANES_HELPED("millrace.lanes.helped", Kind.COUNTER, "lane", "jobs"),
  /** Tries of jobs on the threads of a lane. */
  LANES_RAN("millrace.lanes.ran", Kind.COUNTER, "lane", "tries"),
  /** From when a job could be claimed until a lane of this node claimed it. */
  LANES_WAIT("millrace.lanes.wait", Kind.TIMER, "lane", "seconds"),
  /** Partitions that moved to a lane, which had less to do than another one. */
  LANES_MOVES("millrace.lanes.moves", Kind.COUNTER, "lane", "partitions"),
  /** How long a call of the engine took, and how many there were; those inside others are not. */
  COMMANDS("millrace.commands", Kind.TIMER, "command", "seconds"),
  /** Calls of the engine that ended with an exception. */
  COMMANDS_FAILED("millrace.commands.failed", Kind.COUNTER, "command", "calls"),
  /** How often the engine ran a call again inside, since it met a conflict. */
  COMMANDS_REPEATED("millrace.commands.repeated", Kind.COUNTER, "command", "repetitions"),
  /** The trip to the database that locks a family of instances, the wait for others included. */
  LOCKS("millrace.locks", Kind.TIMER, null, "seconds"),
  /** Completions of tasks that began with an instance as the engine remembered it. */
  RECALLS("millrace.recalls", Kind.COUNTER, null, "calls"),
  /**
   * Those of them that ran again, since the database had something else or nothing could be said.
   */
  TRUST_LOST("millrace.recalls.lost", Kind.COUNTER, "command", "calls"),
  /** Calls of the engine that gave up waiting for a lock. */
  LOCK_TIMEOUTS("millrace.locks.timeouts", Kind.COUNTER, "command", "calls"),
  /** How many jobs one transaction of the job executor finished, where it finished several. */
  JOBS_TOGETHER("millrace.jobs.together", Kind.SIZE, null, "jobs"),
  /** How many calls one transaction of the group commit wrote. */
  GROUP_COMMITS("millrace.group.commits", Kind.SIZE, null, "calls");

  /** What is done with the values of a metric. */
  public enum Kind {
    /** They are added up. */
    COUNTER,
    /** They are durations: counted, added up, sorted by length. */
    TIMER,
    /** They are numbers of something: counted, added up. */
    SIZE,
    /** There is one value at a time, which is asked for. */
    GAUGE
  }

  private final String id;
  private final Kind kind;
  private final String label;
  private final String unit;

  EngineMetric(String id, Kind kind, String label, String unit) {
    this.id = id;
    this.kind = kind;
    this.label = label;
    this.unit = unit;
  }

  /**
   * Returns the name under which it is published, the same in every release.
   *
   * @return words of lower case with dots between them
   */
  public String id() {
    return id;
  }

  /**
   * Returns what is done with its values.
   *
   * @return the kind
   */
  public Kind kind() {
    return kind;
  }

  /**
   * Returns the name of the label that tells its values apart.
   *
   * @return the name; null if it has none
   */
  public String label() {
    return label;
  }

  /**
   * Returns what its values count.
   *
   * @return the unit, in the plural
   */
  public String unit() {
    return unit;
  }
}
