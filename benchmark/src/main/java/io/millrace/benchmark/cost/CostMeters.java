package io.millrace.benchmark.cost;

import io.millrace.benchmark.wire.Wire;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The meters of one point: most measure the measured load alone; the sizes of files, which grow in
 * steps, are measured over the warm-up and the measured load. Belongs to one thread.
 */
public final class CostMeters implements AutoCloseable {

  /** From the outermost to the innermost: what a meter does itself is no cost to those inside. */
  private final List<Meter> ofLoad = new ArrayList<>();

  private final Meter ofAll;
  private final DatabaseProbe probe;
  private final Map<Cost, Double> spent = new EnumMap<>(Cost.class);

  /**
   * Creates the meters.
   *
   * @param sources what can be measured
   */
  CostMeters(CostSources sources) {
    probe = sources.database() == null ? null : DatabaseProbe.of(sources.database());
    ofAll = new DifferenceMeter(() -> probe == null ? Map.of() : probe.disk());
    if (probe != null) {
      ofLoad.add(new DifferenceMeter(probe::writeAhead));
    }
    if (sources.wire() != null) {
      ofLoad.add(new WireMeter(sources.wire()));
    }
    sources
        .serverProcess()
        .ifPresent(pid -> ofLoad.add(new DifferenceMeter(new ProcessTree(pid)::cpu)));
    ofLoad.add(new GarbageMeter());
    ofLoad.add(new JvmMeter(name -> name.startsWith(Wire.THREADS)));
  }

  /** Says that the first instance of all is about to begin. */
  public void beforeAll() {
    ofAll.begin();
  }

  /** Says that the threads of the measured load stand ready. */
  public void loadBegins() {
    ofLoad.forEach(Meter::begin);
  }

  /** Says that the measured load has ended and its threads are still there. */
  public void loadEnds() {
    List<Meter> inside = new ArrayList<>(ofLoad);
    Collections.reverse(inside);
    inside.forEach(meter -> spent.putAll(meter.end()));
  }

  /**
   * Sums up, before the engine is closed.
   *
   * @param measured the instances of the measured load
   * @param all the instances of the warm-up and of the measured load
   * @return the costs of one instance
   */
  public Costs each(long measured, long all) {
    return Costs.of(spent, measured).and(Costs.of(ofAll.end(), all));
  }

  /** Ends the connection of these meters. */
  @Override
  public void close() {
    if (probe != null) {
      probe.close();
    }
  }
}
