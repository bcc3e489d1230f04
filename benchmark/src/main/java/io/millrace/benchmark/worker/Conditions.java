package io.millrace.benchmark.worker;

import java.nio.file.Path;
import java.time.Duration;

/**
 * What holds for all jobs of a run.
 *
 * @param connections the greatest number of connections an engine may hold
 * @param latency how much longer each round trip to the database takes
 * @param costs whether the database is asked what an instance cost it
 * @param profiles the absolute path of the directory for recordings of the measured loads, or null
 */
public record Conditions(int connections, Duration latency, boolean costs, Path profiles) {

  /**
   * Names conditions without recordings.
   *
   * @param connections the greatest number of connections an engine may hold
   * @param latency how much longer each round trip to the database takes
   * @param costs whether the database is asked what an instance cost it
   */
  public Conditions(int connections, Duration latency, boolean costs) {
    this(connections, latency, costs, null);
  }
}
