package io.millrace.benchmark.result;

import io.millrace.benchmark.measure.Latency;
import io.millrace.benchmark.measure.Operation;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * One engine's good runs of one point.
 *
 * @param engine the engine's name
 * @param engineVersion the engine's version
 * @param runs how many runs had a result
 * @param goodRuns in how many of them every instance ended as it should; the rest of this record is
 *     about these, and null if there are none
 * @param instancesPerSecond their throughput
 * @param p50Millis what half of the instances of a run did not exceed
 * @param p99Millis what 99 of 100 instances of a run did not exceed
 * @param retries the calls that a run made again
 * @param costs the costs that all of these runs counted, by name
 */
public record EngineSummary(
    String engine,
    String engineVersion,
    int runs,
    int goodRuns,
    Spread instancesPerSecond,
    Spread p50Millis,
    Spread p99Millis,
    Spread retries,
    Map<String, Spread> costs) {

  static EngineSummary of(List<RunRecord> runs) {
    List<RunRecord> good = runs.stream().filter(RunRecord::good).toList();
    RunRecord first = runs.get(0);
    return new EngineSummary(
        first.engine(),
        first.engineVersion(),
        runs.size(),
        good.size(),
        spread(good, RunRecord::instancesPerSecond),
        spread(good, run -> instances(run).p50Millis()),
        spread(good, run -> instances(run).p99Millis()),
        spread(good, RunRecord::retries),
        costs(good));
  }

  private static Latency instances(RunRecord run) {
    OperationRecord instances = run.operations().get(Operation.INSTANCE.toString());
    return instances == null ? Latency.NONE : instances.latency();
  }

  private static Spread spread(List<RunRecord> runs, ToDoubleFunction<RunRecord> figure) {
    return runs.isEmpty()
        ? null
        : Spread.of(runs.stream().map(run -> figure.applyAsDouble(run)).toList());
  }

  private static Map<String, Spread> costs(List<RunRecord> runs) {
    Map<String, Spread> costs = new TreeMap<>();
    if (!runs.isEmpty()) {
      runs.get(0).costs().keySet().stream()
          .filter(name -> runs.stream().allMatch(run -> run.costs().containsKey(name)))
          .forEach(name -> costs.put(name, spread(runs, run -> run.costs().get(name))));
    }
    return costs;
  }
}
