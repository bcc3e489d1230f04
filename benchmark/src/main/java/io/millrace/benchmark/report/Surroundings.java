package io.millrace.benchmark.report;

import io.millrace.benchmark.database.DatabaseInfo;
import java.time.Duration;
import java.util.Locale;

/**
 * What is the same for every result of a run.
 *
 * @param database what the database says of itself
 * @param connections the greatest number of connections an engine may hold
 * @param latency what was added to each round trip, zero for nothing
 */
public record Surroundings(DatabaseInfo database, int connections, Duration latency) {

  private static final double NANOS_PER_MILLI = 1e6;

  /**
   * The surroundings of a run with nothing between engine and database.
   *
   * @param database what the database says of itself
   * @param connections the greatest number of connections an engine may hold
   */
  public Surroundings(DatabaseInfo database, int connections) {
    this(database, connections, Duration.ZERO);
  }

  /**
   * Adds a latency.
   *
   * @param added what is added to each round trip
   * @return surroundings that are the same otherwise
   */
  public Surroundings with(Duration added) {
    return new Surroundings(database, connections, added);
  }

  double latencyMillis() {
    return latency.toNanos() / NANOS_PER_MILLI;
  }

  /**
   * Describes database and machine for people.
   *
   * @return one line
   */
  public String describe() {
    return String.format(
        Locale.ROOT,
        "%s %s (%s), at most %d connections%s; Java %s, %s %s, %d processors",
        database.product(),
        database.version(),
        database.driver(),
        connections,
        latency.isZero()
            ? ""
            : String.format(Locale.ROOT, ", each round trip %s ms longer", latencyMillis()),
        System.getProperty("java.version"),
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors());
  }
}
