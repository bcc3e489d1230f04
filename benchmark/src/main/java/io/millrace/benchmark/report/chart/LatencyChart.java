package io.millrace.benchmark.report.chart;

import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.Group;
import io.millrace.benchmark.result.OperationRecord;
import io.millrace.benchmark.result.RunRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.HdrHistogram.Histogram;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * Draws the distribution of response times: over each percentile what that share of the instances
 * did not exceed. The axis of percentiles is stretched towards the tail, a nine at a time.
 *
 * @param colors the engines' colors
 */
record LatencyChart(EngineColors colors) {

  private static final String INSTANCE = "instance";
  private static final double NANOS_PER_MILLI = 1e6;
  private static final int STEPS_PER_NINE = 12;

  /** Returns the chart of one point, or null if no engine has any response time. */
  XYChart of(Group group, Comparison comparison) {
    XYChart chart = new XYChart(ChartStyle.WIDTH, ChartStyle.HEIGHT);
    chart.setTitle("Response times, " + threads(comparison));
    chart.setXAxisTitle("percentile");
    chart.setYAxisTitle("ms");
    ChartStyle.apply(chart.getStyler());
    chart.getStyler().setXAxisLogarithmic(true);
    chart.getStyler().setXAxisLogarithmicDecadeOnly(true);
    chart.getStyler().setXAxisTickLabelsFormattingFunction(LatencyChart::percentile);
    for (String engine : group.engines()) {
      add(chart, engine, group.runs(comparison.point(), engine));
    }
    if (chart.getSeriesCollection().isEmpty()) {
      return null;
    }
    showWholeDecades(chart);
    return chart;
  }

  private static void showWholeDecades(XYChart chart) {
    double least =
        chart.getSeriesCollection().stream().mapToDouble(XYSeries::getYMin).min().orElse(1);
    double most =
        chart.getSeriesCollection().stream().mapToDouble(XYSeries::getYMax).max().orElse(1);
    ChartStyle.logarithmic(chart.getStyler(), least, most);
  }

  private static String threads(Comparison comparison) {
    int threads = comparison.point().threads();
    return threads == 1 ? "1 thread" : threads + " threads";
  }

  /** The axis has 1 / (1 - p), so that 90 %, 99 % and 99.9 % stand at 10, 100 and 1,000. */
  private static String percentile(double position) {
    double percent = 100 - 100 / position;
    return String.format(Locale.ROOT, "%.4f", percent).replaceAll("\\.?0+$", "") + " %";
  }

  private void add(XYChart chart, String engine, List<RunRecord> runs) {
    List<OperationRecord> instances =
        runs.stream()
            .filter(RunRecord::good)
            .map(run -> run.operations().get(INSTANCE))
            .filter(Objects::nonNull)
            .filter(operation -> operation.latency().count() > 0)
            .toList();
    if (instances.isEmpty()) {
      return;
    }
    Curve curve =
        EncodedHistogram.sum(instances).map(LatencyChart::curve).orElseGet(() -> few(instances));
    XYSeries series = chart.addSeries(engine, curve.positions(), curve.millis());
    series.setLineColor(colors.of(engine));
    series.setMarkerColor(colors.of(engine));
    series.setMarker(SeriesMarkers.NONE);
  }

  private static Curve curve(Histogram nanos) {
    Curve curve = new Curve(new ArrayList<>(), new ArrayList<>());
    double last = nanos.getTotalCount();
    for (int step = 0; Math.pow(10, (double) step / STEPS_PER_NINE) <= last; step++) {
      double position = Math.pow(10, (double) step / STEPS_PER_NINE);
      double value = nanos.getValueAtPercentile(100 - 100 / position);
      curve.add(position, Math.max(value, 1) / NANOS_PER_MILLI);
    }
    curve.add(Math.max(last, 2), Math.max(nanos.getMaxValue(), 1) / NANOS_PER_MILLI);
    return curve;
  }

  /** What the figures in the file give where it holds no histograms. */
  private static Curve few(List<OperationRecord> instances) {
    Curve curve = new Curve(new ArrayList<>(), new ArrayList<>());
    var middle = instances.get(instances.size() / 2).latency();
    curve.add(2, positive(middle.p50Millis()));
    curve.add(10, positive(middle.p90Millis()));
    curve.add(100, positive(middle.p99Millis()));
    curve.add(1_000, positive(middle.p999Millis()));
    return curve;
  }

  private static double positive(double millis) {
    return Math.max(millis, 1 / NANOS_PER_MILLI);
  }

  private record Curve(List<Double> positions, List<Double> millis) {

    void add(double position, double value) {
      positions.add(position);
      millis.add(value);
    }
  }
}
