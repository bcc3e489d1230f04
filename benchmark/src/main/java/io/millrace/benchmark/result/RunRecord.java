package io.millrace.benchmark.result;

import io.millrace.benchmark.cost.Costs;
import io.millrace.benchmark.database.DatabaseInfo;
import io.millrace.benchmark.measure.Latency;
import io.millrace.benchmark.measure.Measurement;
import io.millrace.benchmark.measure.Operation;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * One run: one engine, one point, one round.
 *
 * @param engine the engine's name
 * @param engineVersion the engine's version
 * @param round the number of the round, from 1
 * @param database the database as this run's JVM saw it
 * @param point what was asked for
 * @param seconds from the common start of all threads to the end of the last one
 * @param instancesPerSecond completed instances divided by the seconds
 * @param completed the measured instances that ended
 * @param errors the measured instances that failed
 * @param retries the calls that were made again because a rival had undone them
 * @param operations the response times by operation: {@code instance}, {@code start}, {@code
 *     query}, {@code complete}; one that the scenario lacks is absent
 * @param threads what each thread did
 * @param failures the failures, one entry for each class
 * @param costs what one measured instance cost on the average, by the name of the cost; empty if
 *     nothing was counted
 * @param good whether every instance ended as it should
 * @param problems what was not as it should be, one sentence each
 */
public record RunRecord(
    String engine,
    String engineVersion,
    int round,
    DatabaseRecord database,
    PointRecord point,
    double seconds,
    double instancesPerSecond,
    long completed,
    long errors,
    long retries,
    Map<String, OperationRecord> operations,
    List<ThreadRecord> threads,
    List<FailureRecord> failures,
    Map<String, Double> costs,
    boolean good,
    List<String> problems) {

  private static final double NANOS_PER_SECOND = 1e9;

  /**
   * Describes a run.
   *
   * @param engine the name under which the engine was asked for
   * @param result what came out of it
   * @param round the number of the round, from 1
   * @param database the database as the run's JVM saw it
   * @param latency what was added to each round trip
   * @return its description
   */
  public static RunRecord of(
      String engine, PointResult result, int round, DatabaseInfo database, Duration latency) {
    Measurement measured = result.measurement();
    return new RunRecord(
        engine,
        result.engineVersion(),
        round,
        DatabaseRecord.of(database),
        PointRecord.of(result.point(), latency),
        measured.elapsed().toNanos() / NANOS_PER_SECOND,
        measured.throughput(),
        measured.completed(),
        measured.errors(),
        measured.retries(),
        operations(measured),
        measured.threads().stream().map(ThreadRecord::of).toList(),
        measured.failures().stream().map(FailureRecord::of).toList(),
        result.costs().asMap(),
        result.isGood(),
        result.problems());
  }

  /**
   * Adds costs that were counted apart from the load.
   *
   * @param counted the costs by their names; those of this run go before
   * @return a record that is the same otherwise
   */
  public RunRecord withCosts(Map<String, Double> counted) {
    Map<String, Double> all = new TreeMap<>(counted);
    all.putAll(costs);
    return new RunRecord(
        engine,
        engineVersion,
        round,
        database,
        point,
        seconds,
        instancesPerSecond,
        completed,
        errors,
        retries,
        operations,
        threads,
        failures,
        all,
        good,
        problems);
  }

  private static Map<String, OperationRecord> operations(Measurement measured) {
    Map<String, OperationRecord> operations = new TreeMap<>();
    measured
        .latencies()
        .forEach(
            (operation, latency) ->
                operations.put(
                    operation.toString(),
                    new OperationRecord(latency, measured.histograms().get(operation))));
    return operations;
  }

  /**
   * Makes the result again that this record describes.
   *
   * @param asked the point that was asked for
   * @return a result with the same figures
   */
  public PointResult toResult(Point asked) {
    return new PointResult(
        asked, engine, engineVersion, measurement(), Costs.named(costs), problems);
  }

  private Measurement measurement() {
    Map<Operation, Latency> latencies = new EnumMap<>(Operation.class);
    Map<Operation, String> histograms = new EnumMap<>(Operation.class);
    operations.forEach(
        (name, operation) -> {
          Operation key = Operation.valueOf(name.toUpperCase(Locale.ROOT));
          latencies.put(key, operation.latency());
          if (operation.histogram() != null) {
            histograms.put(key, operation.histogram());
          }
        });
    return new Measurement(
        Duration.ofNanos(Math.round(seconds * NANOS_PER_SECOND)),
        completed,
        retries,
        failures.stream().map(FailureRecord::toFailure).toList(),
        latencies,
        threads.stream().map(ThreadRecord::toShare).toList(),
        histograms);
  }
}
