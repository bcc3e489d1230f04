package io.millrace.benchmark.report.chart;

import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.EngineSummary;
import io.millrace.benchmark.result.Group;
import io.millrace.benchmark.result.Spread;
import java.awt.Color;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategorySeries;

/**
 * Stacks parts of a cost, such as the processor time of the JVM and of the server. There is a bar
 * for each engine and number of threads; the colors are those of the parts.
 *
 * @param title the title
 * @param unit the title of the axis
 * @param parts the parts' names by the names of their costs, from the bottom
 */
record StackedCosts(String title, String unit, Map<String, String> parts) {

  private static final List<Color> COLORS = List.of(new Color(0x5B6ABF), new Color(0xE0A03C));

  private static final int MANY = 4;
  private static final int UPRIGHT = 90;

  /** Returns the chart, or null if no engine has any of the costs. */
  CategoryChart of(Group group) {
    Map<String, EngineSummary> bars = bars(group);
    CategoryChart chart = new CategoryChart(ChartStyle.WIDTH, ChartStyle.HEIGHT);
    chart.setTitle(title);
    chart.setXAxisTitle(group.points().size() > 1 ? "engine and threads" : "engine");
    chart.setYAxisTitle(unit);
    ChartStyle.apply(chart.getStyler());
    chart.getStyler().setStacked(true);
    chart.getStyler().setYAxisMin(0.0);
    if (bars.size() > MANY) {
      chart.getStyler().setXAxisLabelRotation(UPRIGHT);
      chart.getStyler().setXAxisMaxLabelCount(bars.size());
    }
    int color = 0;
    for (Map.Entry<String, String> part : parts.entrySet()) {
      List<Double> values = bars.values().stream().map(bar -> median(bar, part.getKey())).toList();
      if (values.stream().anyMatch(value -> value > 0)) {
        CategorySeries series =
            chart.addSeries(part.getValue(), List.copyOf(bars.keySet()), values);
        series.setFillColor(COLORS.get(color % COLORS.size()));
      }
      color++;
    }
    return chart.getSeriesCollection().isEmpty() ? null : chart;
  }

  private Map<String, EngineSummary> bars(Group group) {
    Map<String, EngineSummary> bars = new LinkedHashMap<>();
    for (String engine : group.engines()) {
      for (Comparison comparison : group.points()) {
        comparison.engines().stream()
            .filter(summary -> summary.engine().equals(engine))
            .filter(summary -> parts.keySet().stream().anyMatch(summary.costs()::containsKey))
            .forEach(summary -> bars.put(label(group, comparison, engine), summary));
      }
    }
    return bars;
  }

  private static String label(Group group, Comparison comparison, String engine) {
    return group.points().size() > 1 ? engine + " × " + comparison.point().threads() : engine;
  }

  private static double median(EngineSummary summary, String cost) {
    Spread spread = summary.costs().get(cost);
    return spread == null ? 0 : spread.median();
  }
}
