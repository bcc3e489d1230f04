package io.millrace.common.internal.job.lane;

/**
 * Parts the jobs of a database: those of one family of instances are in one partition, and so are
 * best run by one lane. A job without a family goes by its own id.
 *
 * @param count how many partitions there are
 */
public record Partitions(int count) {

  /**
   * Ids of families that start one after the other may be a fixed step apart. What is left of a
   * division by a prime takes all values then, whatever the step.
   */
  private static final long PRIME = 8_191;

  /**
   * Returns the partition of a job.
   *
   * @param family the id of the root instance; 0 for none
   * @param job the id of the job
   */
  public int of(long family, long job) {
    return (int) (((family == 0 ? job : family) % PRIME) % count);
  }

  /** Returns the SQL of the same, which every database computes alike. */
  public String sql() {
    return "mod(mod(coalesce(ROOT_INSTANCE_ID_, ID_), " + PRIME + "), " + count + ")";
  }
}
