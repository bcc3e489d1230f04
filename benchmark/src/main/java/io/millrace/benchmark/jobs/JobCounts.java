package io.millrace.benchmark.jobs;

/**
 * What is left to do in a database.
 *
 * @param open the jobs that will still be run, due or not, held by a node or not
 * @param deadLetters the jobs that failed too often
 * @param instances the instances that have not ended
 * @param leased the jobs that nodes hold at the moment; zero where the engine does not tell
 */
public record JobCounts(long open, long deadLetters, long instances, long leased) {

  /**
   * Tells whether nodes have no more to do.
   *
   * @return false while a job is open, or an instance is although nothing failed
   */
  public boolean nothingLeft() {
    return open == 0 && (instances == 0 || deadLetters > 0);
  }
}
