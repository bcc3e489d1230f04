package io.millrace.benchmark.jobs;

import io.millrace.benchmark.cost.WireMeter;
import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.Databases;
import io.millrace.benchmark.peer.EngineEntry;
import io.millrace.benchmark.wire.Wire;
import java.time.Duration;
import java.util.Map;

/**
 * Round trips and bytes of a job, which do not depend on the clock: counted in a run of its own,
 * unmeasured, with one node behind a proxy. What a node asks while it waits is in them.
 *
 * @param run the run, of few jobs
 */
public record TripCount(JobRun run) {

  /** How many jobs such a run has at most. */
  public static final long JOBS = 2_000;

  /**
   * Counts.
   *
   * @param engine the engine
   * @param databases makes the database
   * @return the costs of a job by their names
   * @throws NodeFailedException if nothing came out of it
   * @throws InterruptedException if the calling thread is interrupted
   */
  public Map<String, Double> of(EngineEntry engine, Databases databases)
      throws InterruptedException {
    try (Database database = databases.fresh().get();
        Wire wire = Wire.to(database, Duration.ZERO)) {
      WireMeter meter = new WireMeter(wire);
      JobOutcome outcome = run.run(engine, database, wire.database(), 1, watch(meter));
      return meter.each(outcome.jobs()).asMap();
    }
  }

  private static JobRun.Watch watch(WireMeter meter) {
    return new JobRun.Watch() {
      @Override
      public void begin() {
        meter.begin();
      }

      @Override
      public void end() {
        meter.stop();
      }
    };
  }
}
