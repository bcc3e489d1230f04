package io.millrace.benchmark.measure;

import io.millrace.benchmark.cost.Costs;
import io.millrace.benchmark.cost.WireMeter;
import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.wire.Wire;
import java.time.Duration;

/**
 * Runs the work of a point once more, short and untimed, over a proxy that counts round trips and
 * bytes.
 *
 * <p>As many threads work as in the point, since an engine may send the work of several callers
 * together. The instances before the counted ones let connections, caches and prepared statements
 * come into being.
 */
final class CountingPass {

  private static final int INSTANCES = 100;
  private static final int INSTANCES_PER_THREAD = 20;

  private final EngineFactory engines;
  private final LoadRunner loads;

  CountingPass(EngineFactory engines, LoadRunner loads) {
    this.engines = engines;
    this.loads = loads;
  }

  /** The costs on the wire; none if an instance failed. */
  Costs run(Point point, EngineSettings settings) throws InterruptedException {
    Load load =
        new Load(point.threads(), INSTANCES + (long) INSTANCES_PER_THREAD * point.threads());
    try (Wire wire = Wire.to(settings.database(), Duration.ZERO);
        EngineUnderTest engine = engines.open(settings.on(wire.database()))) {
      point.scenario().prepare(engine, point.model());
      loads.run(load, point.scenario(), engine, Progress.NONE);
      WireMeter meter = new WireMeter(wire);
      Measurement counted =
          loads.run(
              load, point.scenario(), engine, Progress.NONE, new Window(meter::begin, meter::stop));
      return counted.errors() > 0 ? Costs.NONE : meter.each(counted.completed());
    }
  }
}
