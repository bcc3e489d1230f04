package io.millrace.benchmark.report;

import io.millrace.benchmark.database.DatabaseInfo;
import java.util.Locale;

/**
 * What is the same for every result of a run.
 *
 * @param database what the database says of itself
 * @param connections the greatest number of connections an engine may hold
 */
public record Surroundings(DatabaseInfo database, int connections) {

  /**
   * Describes database and machine for people.
   *
   * @return one line
   */
  public String describe() {
    return String.format(
        Locale.ROOT,
        "%s %s (%s), at most %d connections; Java %s, %s %s, %d processors",
        database.product(),
        database.version(),
        database.driver(),
        connections,
        System.getProperty("java.version"),
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors());
  }
}
