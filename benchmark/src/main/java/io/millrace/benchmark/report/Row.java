package io.millrace.benchmark.report;

import io.millrace.benchmark.measure.Latency;
import io.millrace.benchmark.measure.Measurement;
import io.millrace.benchmark.measure.Operation;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import java.util.Arrays;
import java.util.stream.Stream;

/**
 * The response times of one operation of one point.
 *
 * @param result the point's result
 * @param operation the operation
 * @param round the number of the round, from 1
 */
record Row(PointResult result, Operation operation, int round) {

  static Row ofInstances(PointResult result, int round) {
    return new Row(result, Operation.INSTANCE, round);
  }

  /** Returns a row for whole instances and one for each operation that succeeded at least once. */
  static Stream<Row> ofAllOperations(PointResult result, int round) {
    Stream<Row> parts =
        Arrays.stream(Operation.values())
            .filter(operation -> operation != Operation.INSTANCE)
            .map(operation -> new Row(result, operation, round))
            .filter(row -> row.latency().count() > 0);
    return Stream.concat(Stream.of(ofInstances(result, round)), parts);
  }

  Point point() {
    return result.point();
  }

  Measurement measurement() {
    return result.measurement();
  }

  Latency latency() {
    return measurement().latency(operation);
  }

  String check() {
    return result.isGood() ? "ok" : "FAILED";
  }
}
