package io.millrace.benchmark.result;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The engines at one point, side by side.
 *
 * @param point what was asked for
 * @param engines the engines that had a result, in the order in which they ran
 * @param ratios the median throughput of Millrace divided by that of each other engine, by its
 *     name; empty if Millrace has no good run
 * @param bestPeer the peer with the greatest median throughput, or null if no peer has a good run
 */
public record Comparison(
    PointRecord point, List<EngineSummary> engines, Map<String, Double> ratios, String bestPeer) {

  private static final String MILLRACE = "millrace";

  /** How the names of all floors begin; the first is called that and no more. */
  private static final String FLOOR = "floor";

  /**
   * Sets the runs of all engines side by side.
   *
   * @param runs the runs, in the order in which they ran
   * @return one comparison for each point, in the same order
   */
  public static List<Comparison> of(Collection<RunRecord> runs) {
    return grouped(runs, RunRecord::point).values().stream().map(Comparison::ofPoint).toList();
  }

  private static Comparison ofPoint(List<RunRecord> runs) {
    List<EngineSummary> engines =
        grouped(runs, RunRecord::engine).values().stream().map(EngineSummary::of).toList();
    List<EngineSummary> measured =
        engines.stream().filter(engine -> engine.instancesPerSecond() != null).toList();
    return new Comparison(runs.get(0).point(), engines, ratios(measured), bestPeer(measured));
  }

  /**
   * Tells whether an engine is somebody else's.
   *
   * @param engine the engine's name
   * @return false for Millrace and the floors
   */
  public static boolean isPeer(String engine) {
    return !engine.equals(MILLRACE) && !isFloor(engine);
  }

  /**
   * Tells whether an engine is plain JDBC that writes the rows that Millrace writes.
   *
   * @param engine the engine's name
   * @return true for all forms of the floor
   */
  public static boolean isFloor(String engine) {
    return engine.equals(FLOOR) || engine.startsWith(FLOOR + "-");
  }

  /**
   * Returns what the best peer does.
   *
   * @return its median throughput, zero if no peer has a good run
   */
  public double bestPeerThroughput() {
    return engines.stream()
        .filter(engine -> engine.engine().equals(bestPeer))
        .mapToDouble(Comparison::throughput)
        .findFirst()
        .orElse(0);
  }

  private static Map<String, Double> ratios(List<EngineSummary> measured) {
    Map<String, Double> ratios = new LinkedHashMap<>();
    measured.stream()
        .filter(engine -> engine.engine().equals(MILLRACE))
        .findFirst()
        .ifPresent(
            millrace ->
                measured.stream()
                    .filter(engine -> engine != millrace && throughput(engine) > 0)
                    .forEach(
                        engine ->
                            ratios.put(
                                engine.engine(), throughput(millrace) / throughput(engine))));
    return ratios;
  }

  private static String bestPeer(List<EngineSummary> measured) {
    return measured.stream()
        .filter(engine -> isPeer(engine.engine()))
        .max(Comparator.comparingDouble(Comparison::throughput))
        .map(EngineSummary::engine)
        .orElse(null);
  }

  /**
   * Compares Millrace with plain JDBC that writes the same rows. At a fixed rate there is nothing
   * to compare, since all reach the same.
   *
   * @return by the name of the floor, the median throughput of Millrace divided by the floor's;
   *     empty if there is none
   */
  public Map<String, Double> ratiosToFloors() {
    Map<String, Double> floors = new LinkedHashMap<>(ratios);
    floors.keySet().removeIf(engine -> point.rate() > 0 || !isFloor(engine));
    return floors;
  }

  private static double throughput(EngineSummary engine) {
    return engine.instancesPerSecond().median();
  }

  private static <K> Map<K, List<RunRecord>> grouped(
      Collection<RunRecord> runs, Function<RunRecord, K> key) {
    return runs.stream()
        .collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toList()));
  }

  /**
   * Compares Millrace with the best peer.
   *
   * @return the ratio of their median throughputs, empty if one of them has no good run
   */
  public Optional<Double> ratioToBestPeer() {
    return Optional.ofNullable(bestPeer).map(ratios::get);
  }
}
