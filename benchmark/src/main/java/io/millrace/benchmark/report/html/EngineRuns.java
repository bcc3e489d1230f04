package io.millrace.benchmark.report.html;

import io.millrace.benchmark.measure.Latency;
import io.millrace.benchmark.result.OperationRecord;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.result.Spread;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;

/**
 * One engine's runs of one point.
 *
 * @param all the runs, in the order of the rounds
 */
record EngineRuns(List<RunRecord> all) {

  private static final String INSTANCE = "instance";

  long retries() {
    return all.stream().mapToLong(RunRecord::retries).sum();
  }

  long errors() {
    return all.stream().mapToLong(RunRecord::errors).sum();
  }

  /** The median over the good runs of a figure of each; a dash without one. */
  String median(ToDoubleFunction<Latency> figure) {
    List<Double> values = values(figure);
    return values.isEmpty() ? Figures.NONE : Figures.millis(Spread.of(values).median());
  }

  /** The greatest over the good runs of a figure of each; a dash without one. */
  String greatest(ToDoubleFunction<Latency> figure) {
    List<Double> values = values(figure);
    return values.isEmpty() ? Figures.NONE : Figures.millis(Spread.of(values).max());
  }

  private List<Double> values(ToDoubleFunction<Latency> figure) {
    return all.stream()
        .filter(RunRecord::good)
        .map(run -> run.operations().get(INSTANCE))
        .filter(Objects::nonNull)
        .map(OperationRecord::latency)
        .map(latency -> figure.applyAsDouble(latency))
        .toList();
  }
}
