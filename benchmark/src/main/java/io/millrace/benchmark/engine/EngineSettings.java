package io.millrace.benchmark.engine;

import io.millrace.benchmark.database.Database;

/**
 * What an engine needs to know to run one point.
 *
 * @param database where its tables go
 * @param history how much history it writes
 * @param connections the greatest number of connections it may hold
 * @param replaceTables whether tables that are there already are dropped first and stay afterwards;
 *     otherwise the engine's tables are created at the start and dropped at the end
 */
public record EngineSettings(
    Database database, History history, int connections, boolean replaceTables) {

  /**
   * Names another database.
   *
   * @param other where the tables go instead
   * @return settings that are the same otherwise
   */
  public EngineSettings on(Database other) {
    return new EngineSettings(other, history, connections, replaceTables);
  }
}
