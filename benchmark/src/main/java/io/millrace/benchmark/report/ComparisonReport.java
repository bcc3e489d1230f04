package io.millrace.benchmark.report;

import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.EngineSummary;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.result.Spread;
import io.millrace.benchmark.result.ThreadRecord;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Prints the engines of each point side by side: medians over the rounds, their spread and the
 * ratio of Millrace to each. Where the spread is large, it shows what each thread did, so that an
 * imbalance can be seen. Belongs to one thread.
 */
public final class ComparisonReport {

  private static final double LARGE_SPREAD = 0.09;

  private static final String LINE = "  %-15s %5s %11s %11s %11s %11s %8s %9s %9s %9s%n";

  private final PrintStream out;
  private final boolean wanted;

  /**
   * Creates a report.
   *
   * @param out where it goes
   * @param wanted whether there is anything to compare; otherwise nothing is printed
   */
  public ComparisonReport(PrintStream out, boolean wanted) {
    this.out = out;
    this.wanted = wanted;
  }

  /**
   * Prints the comparison of each point.
   *
   * @param comparisons the engines, point by point
   * @param runs all runs
   */
  public void print(List<Comparison> comparisons, List<RunRecord> runs) {
    if (wanted) {
      comparisons.forEach(comparison -> print(comparison, runs));
      out.flush();
    }
  }

  private void print(Comparison comparison, List<RunRecord> runs) {
    out.println();
    out.printf(
        "%s, history %s, %d threads%s: instances/s, medians of p50 and p99 in ms%n",
        comparison.point().process(),
        comparison.point().history(),
        comparison.point().threads(),
        share(comparison));
    out.printf(
        LINE,
        "engine",
        "good",
        "median",
        "min",
        "max",
        "mean",
        "spread",
        "p50",
        "p99",
        "millrace=");
    comparison.engines().forEach(engine -> print(comparison, engine));
    comparison
        .ratioToBestPeer()
        .filter(ratio -> share(comparison).isEmpty()) // all are given the same rate
        .ifPresent(
            ratio ->
                out.printf(
                    Locale.ROOT,
                    "  Millrace does %.2f times what the best peer, %s, does.%n",
                    ratio,
                    comparison.bestPeer()));
    comparison
        .ratiosToFloors()
        .forEach(
            (floor, ratio) ->
                out.printf(
                    Locale.ROOT, "  Millrace reaches %.0f %% of the %s.%n", 100 * ratio, floor));
    comparison.engines().stream()
        .filter(ComparisonReport::isUneven)
        .forEach(engine -> printThreads(comparison, engine, runs));
  }

  private static String share(Comparison comparison) {
    double percent = comparison.point().ratePercentOfBestPeer();
    return percent == 0
        ? ""
        : String.format(
            Locale.ROOT,
            ", %.3f arrivals/s (%.0f %% of the best peer's rate)",
            comparison.point().rate(),
            percent);
  }

  private void print(Comparison comparison, EngineSummary engine) {
    String good = engine.goodRuns() + "/" + engine.runs();
    Spread throughput = engine.instancesPerSecond();
    if (throughput == null) {
      out.printf(LINE, engine.engine(), good, "-", "-", "-", "-", "-", "-", "-", "-");
      return;
    }
    Double ratio = comparison.ratios().get(engine.engine());
    out.printf(
        LINE,
        engine.engine(),
        good,
        decimal(1, throughput.median()),
        decimal(1, throughput.min()),
        decimal(1, throughput.max()),
        decimal(1, throughput.mean()),
        decimal(1, throughput.relative() * 100) + "%",
        decimal(3, engine.p50Millis().median()),
        decimal(3, engine.p99Millis().median()),
        ratio == null ? "" : decimal(2, ratio) + "x");
  }

  private static boolean isUneven(EngineSummary engine) {
    return engine.instancesPerSecond() != null
        && engine.instancesPerSecond().relative() > LARGE_SPREAD;
  }

  private void printThreads(Comparison comparison, EngineSummary engine, List<RunRecord> runs) {
    out.printf("  %s varies by more than 9 %%; what each thread did:%n", engine.engine());
    runs.stream()
        .filter(run -> run.point().equals(comparison.point()))
        .filter(run -> run.engine().equals(engine.engine()))
        .forEach(
            run ->
                out.printf(
                    "    round %d: completed %s; retried calls %s; waited ms %s%n",
                    run.round(),
                    each(run, ThreadRecord::completed),
                    each(run, ThreadRecord::retried),
                    each(run, ThreadRecord::waitedMillis)));
  }

  /** Older files do not tell all of it. */
  private static String each(RunRecord run, Function<ThreadRecord, Long> figure) {
    return run.threads().stream()
        .map(figure)
        .map(value -> value == null ? "-" : value.toString())
        .collect(Collectors.joining(" "));
  }

  private static String decimal(int digits, double value) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }
}
