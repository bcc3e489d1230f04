package io.millrace.benchmark.report.chart;

import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.EngineSummary;
import io.millrace.benchmark.result.Group;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * Draws one figure of each engine over the numbers of threads, as bars or lines.
 *
 * @param colors the engines' colors
 */
record Bars(EngineColors colors) {

  /**
   * Draws a figure.
   *
   * @param group where it comes from
   * @param title the title
   * @param unit the title of the axis
   * @param lines whether the figures of an engine are joined, if there are several numbers of
   *     threads
   * @param figure the figure, or null where an engine has none
   * @return the chart, or null if no engine has the figure
   */
  CategoryChart of(
      Group group,
      String title,
      String unit,
      boolean lines,
      Function<EngineSummary, Double> figure) {
    CategoryChart chart = new CategoryChart(ChartStyle.WIDTH, ChartStyle.HEIGHT);
    chart.setTitle(title);
    chart.setXAxisTitle("threads");
    chart.setYAxisTitle(unit);
    ChartStyle.apply(chart.getStyler());
    boolean joined = lines && group.points().size() > 1;
    chart.getStyler().setOverlapped(joined);
    chart
        .getStyler()
        .setDefaultSeriesRenderStyle(
            joined ? CategorySeriesRenderStyle.Line : CategorySeriesRenderStyle.Bar);
    List<String> threads =
        group.points().stream().map(c -> Integer.toString(c.point().threads())).toList();
    for (String engine : group.engines()) {
      List<Double> values = values(group, engine, figure);
      if (values.stream().anyMatch(Objects::nonNull)) {
        paint(chart.addSeries(engine, threads, values), colors.of(engine), joined);
      }
    }
    if (chart.getSeriesCollection().isEmpty()) {
      return null;
    }
    scale(chart, joined);
    return chart;
  }

  /**
   * Bars begin at zero. Lines of engines that differ by a factor of many would lie on each other
   * there, so they have a logarithmic axis, on which equal ratios are equal distances.
   */
  private static void scale(CategoryChart chart, boolean joined) {
    DoubleSummaryStatistics values =
        chart.getSeriesCollection().stream()
            .flatMapToDouble(series -> Arrays.stream(series.getYData()))
            .filter(value -> !Double.isNaN(value))
            .summaryStatistics();
    if (joined && values.getMin() > 0) {
      ChartStyle.logarithmic(chart.getStyler(), values.getMin(), values.getMax());
    } else {
      chart.getStyler().setYAxisMin(0.0);
    }
  }

  private static List<Double> values(
      Group group, String engine, Function<EngineSummary, Double> figure) {
    List<Double> values = new ArrayList<>();
    for (Comparison comparison : group.points()) {
      values.add(
          comparison.engines().stream()
              .filter(summary -> summary.engine().equals(engine) && summary.goodRuns() > 0)
              .findFirst()
              .map(figure)
              .orElse(null));
    }
    return values;
  }

  private static void paint(CategorySeries series, Color color, boolean joined) {
    series.setFillColor(color);
    series.setLineColor(color);
    series.setMarkerColor(color);
    series.setMarker(joined ? SeriesMarkers.CIRCLE : SeriesMarkers.NONE);
  }
}
