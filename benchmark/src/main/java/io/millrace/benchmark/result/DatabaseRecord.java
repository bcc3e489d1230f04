package io.millrace.benchmark.result;

import io.millrace.benchmark.database.DatabaseInfo;

/**
 * The database as it calls itself.
 *
 * @param product such as {@code PostgreSQL}
 * @param version the server's version
 * @param driver the JDBC driver with its version
 */
public record DatabaseRecord(String product, String version, String driver) {

  /**
   * Describes a database.
   *
   * @param info its answers
   * @return its description
   */
  public static DatabaseRecord of(DatabaseInfo info) {
    return new DatabaseRecord(info.product(), info.version(), info.driver());
  }
}
