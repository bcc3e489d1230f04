package io.millrace.benchmark.report.html;

import io.millrace.benchmark.report.chart.Chart;
import io.millrace.benchmark.report.chart.ChartDrawing;
import io.millrace.benchmark.report.chart.SvgForPage;

/** Puts a chart into the page. */
final class Picture {

  private Picture() {}

  static Node of(Chart chart, ChartDrawing drawing) {
    String svg = new SvgForPage().of(drawing.svg(chart), chart.name(), chart.title());
    return Element.of("figure")
        .add(new Markup(svg), Element.of("figcaption", chart.description()));
  }
}
