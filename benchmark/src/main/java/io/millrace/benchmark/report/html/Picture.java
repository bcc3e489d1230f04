package io.millrace.benchmark.report.html;

import io.millrace.benchmark.report.chart.Chart;
import io.millrace.benchmark.report.chart.ChartDrawing;
import io.millrace.benchmark.report.chart.ChartNotDrawnException;
import io.millrace.benchmark.report.chart.SvgForPage;

/** Puts a chart into the page. */
final class Picture {

  private Picture() {}

  /** Returns the chart, or why it could not be drawn: the tables are worth reading without. */
  static Node of(Chart chart, ChartDrawing drawing) {
    try {
      String svg = new SvgForPage().of(drawing.svg(chart), chart.name(), chart.title());
      return Element.of("figure")
          .add(new Markup(svg), Element.of("figcaption", chart.description()));
    } catch (ChartNotDrawnException e) {
      return Element.of("p", e.getMessage()).with("class", "problems");
    }
  }
}
