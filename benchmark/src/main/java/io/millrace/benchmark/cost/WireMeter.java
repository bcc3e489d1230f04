package io.millrace.benchmark.cost;

import io.millrace.benchmark.wire.Wire;
import io.millrace.test.database.WireCounts;
import java.util.Map;

/** Round trips and bytes on a wire between two moments. Belongs to one thread. */
public final class WireMeter implements Meter {

  private final Wire wire;
  private WireCounts atBegin = WireCounts.NONE;
  private WireCounts spent = WireCounts.NONE;

  /**
   * Creates a meter.
   *
   * @param wire the wire to watch
   */
  public WireMeter(Wire wire) {
    this.wire = wire;
  }

  @Override
  public void begin() {
    atBegin = wire.counts();
  }

  /** Says that no more is to be counted. */
  public void stop() {
    spent = wire.counts().since(atBegin);
  }

  @Override
  public Map<Cost, Double> end() {
    stop();
    return totals();
  }

  /**
   * Divides what was counted between begin and stop.
   *
   * @param instances the number of instances
   * @return the costs of one
   */
  public Costs each(long instances) {
    return Costs.of(totals(), instances);
  }

  private Map<Cost, Double> totals() {
    return Map.of(
        Cost.ROUND_TRIPS, (double) spent.roundTrips(),
        Cost.BYTES_SENT, (double) spent.bytesToServer(),
        Cost.BYTES_RECEIVED, (double) spent.bytesToClient());
  }
}
