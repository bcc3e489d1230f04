package io.millrace.benchmark.measure;

import io.millrace.benchmark.cost.Costs;
import io.millrace.benchmark.cost.RowMeter;
import io.millrace.benchmark.cost.WireMeter;
import io.millrace.benchmark.database.EngineTables;
import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.wire.Wire;
import java.time.Duration;

/**
 * Runs the work of a point once more, short and untimed, over a proxy that counts round trips and
 * bytes, and counts the rows that were written.
 *
 * <p>As many threads work as in the point, since an engine may send the work of several callers
 * together. The instances before the counted ones let connections, caches and prepared statements
 * come into being. The engine is closed before rows are counted, because a server process that has
 * ended has added its counters to those of the server; its tables stay until then.
 */
public final class CountingPass {

  /** What a report says of a pass that failed, before the reason. */
  public static final String FAILED = "Round trips and rows could not be counted: ";

  private static final int INSTANCES = 50;
  private static final int INSTANCES_PER_THREAD = 10;

  private final EngineFactory engines;
  private final LoadRunner loads;

  /**
   * Creates a pass.
   *
   * @param engines opens the engine, whose tables must not be there
   * @param loads runs the loads
   */
  public CountingPass(EngineFactory engines, LoadRunner loads) {
    this.engines = engines;
    this.loads = loads;
  }

  /**
   * Runs the pass. Nothing is left of it in the database, unless the settings want tables to stay.
   *
   * @param point the point
   * @param settings how the engine is opened
   * @return the costs of an instance on the wire and in rows; none if an instance failed
   * @throws InterruptedException if the calling thread is interrupted while it waits
   */
  public Costs run(Point point, EngineSettings settings) throws InterruptedException {
    EngineSettings keeping =
        new EngineSettings(settings.database(), settings.history(), settings.connections(), true);
    try (Wire wire = Wire.to(settings.database(), Duration.ZERO);
        RowMeter rows = RowMeter.of(settings.database())) {
      return counted(point, keeping, wire, rows);
    } finally {
      if (!settings.replaceTables()) {
        EngineTables.dropAll(settings.database());
      }
    }
  }

  private Costs counted(Point point, EngineSettings settings, Wire wire, RowMeter rows)
      throws InterruptedException {
    Load load =
        new Load(point.threads(), INSTANCES + (long) INSTANCES_PER_THREAD * point.threads());
    WireMeter trips = new WireMeter(wire);
    Measurement warmup;
    Measurement counted;
    try (EngineUnderTest engine = engines.open(settings.on(wire.database()))) {
      point.scenario().prepare(engine, point.model());
      rows.begin();
      warmup = loads.run(load, point.scenario(), engine, Progress.NONE);
      Window window = new Window(trips::begin, trips::stop);
      counted = loads.run(load, point.scenario(), engine, Progress.NONE, window);
    }
    return warmup.errors() + counted.errors() > 0 || loads.isStopped()
        ? Costs.NONE
        : rows.each(warmup.completed() + counted.completed(), loads::isStopped)
            .and(trips.each(counted.completed()));
  }
}
