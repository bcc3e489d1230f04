package io.millrace.benchmark.contention;

import io.millrace.benchmark.database.Database;
import java.util.List;

/**
 * Where the engines of a run reach their database.
 *
 * @param engines the database as each engine reaches it
 * @param servers the database on each of its servers, where sessions are killed
 * @param stop what to do once the run is over
 */
public record Places(List<Database> engines, List<Database> servers, Runnable stop)
    implements AutoCloseable {

  /**
   * Names one database for both engines.
   *
   * @param database the database, which is closed after the run
   * @return where the engines reach it
   */
  public static Places of(Database database) {
    return new Places(List.of(database, database), List.of(database), database::close);
  }

  @Override
  public void close() {
    stop.run();
  }
}
