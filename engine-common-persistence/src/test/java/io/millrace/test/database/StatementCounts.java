package io.millrace.test.database;

/**
 * What was done with the connections of a {@link CountingDataSource}.
 *
 * @param connections connections taken
 * @param statements statements executed, those in batches not included
 * @param batches batches executed
 * @param commits calls of {@code commit}
 * @param rollbacks calls of {@code rollback} without a savepoint
 */
public record StatementCounts(
    long connections, long statements, long batches, long commits, long rollbacks) {

  /** Nothing at all. */
  public static final StatementCounts NONE = new StatementCounts(0, 0, 0, 0, 0);

  /**
   * Tells what came since an earlier moment.
   *
   * @param earlier the counts at that moment
   * @return the difference
   */
  public StatementCounts since(StatementCounts earlier) {
    return new StatementCounts(
        connections - earlier.connections,
        statements - earlier.statements,
        batches - earlier.batches,
        commits - earlier.commits,
        rollbacks - earlier.rollbacks);
  }
}
