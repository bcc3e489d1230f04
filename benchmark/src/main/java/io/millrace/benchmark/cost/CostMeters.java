package io.millrace.benchmark.cost;

import io.millrace.benchmark.wire.Wire;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * The meters of one point: some measure the measured load alone; those that read counters which lag
 * behind measure the warm-up with it, so that nothing has to wait between the two. Belongs to one
 * thread.
 */
public final class CostMeters implements AutoCloseable {

  private final List<Meter> ofLoad = new ArrayList<>();
  private final List<Meter> ofAll = new ArrayList<>();
  private final DatabaseProbe probe;
  private final Map<Cost, Double> spent = new EnumMap<>(Cost.class);

  /**
   * Creates the meters.
   *
   * @param sources what can be measured
   * @param impatient whether the run is to end soon, so that nothing is waited for any longer
   */
  CostMeters(CostSources sources, BooleanSupplier impatient) {
    ofLoad.add(new JvmMeter(name -> name.startsWith(Wire.THREADS)));
    ofLoad.add(new GarbageMeter());
    sources
        .serverProcess()
        .ifPresent(pid -> ofLoad.add(new DifferenceMeter(new ProcessTree(pid)::cpu)));
    if (sources.wire() != null) {
      ofLoad.add(new WireMeter(sources.wire()));
    }
    probe = sources.database() == null ? null : DatabaseProbe.of(sources.database());
    if (probe != null) {
      ofLoad.add(new DifferenceMeter(probe::writeAhead));
      ofAll.add(new DifferenceMeter(probe::written, () -> probe.awaitCounters(impatient)));
    }
  }

  /** Says that the first instance of all is about to begin. */
  public void beforeAll() {
    ofAll.forEach(Meter::begin);
  }

  /** Says that the threads of the measured load stand ready. */
  public void loadBegins() {
    ofLoad.forEach(Meter::begin);
  }

  /** Says that the measured load has ended and its threads are still there. */
  public void loadEnds() {
    ofLoad.forEach(meter -> spent.putAll(meter.end()));
  }

  /**
   * Sums up, before the engine is closed. It may have to wait some seconds for the server's
   * counters.
   *
   * @param measured the instances of the measured load
   * @param all the instances of the warm-up and of the measured load
   * @return the costs of one instance
   */
  public Costs each(long measured, long all) {
    Map<Cost, Double> written = new EnumMap<>(Cost.class);
    ofAll.forEach(meter -> written.putAll(meter.end()));
    return Costs.of(spent, measured).and(Costs.of(written, all));
  }

  /** Ends the connection of these meters. */
  @Override
  public void close() {
    if (probe != null) {
      probe.close();
    }
  }
}
