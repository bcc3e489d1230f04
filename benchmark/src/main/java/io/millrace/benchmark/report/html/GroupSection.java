package io.millrace.benchmark.report.html;

import io.millrace.benchmark.report.chart.Chart;
import io.millrace.benchmark.report.chart.ChartDrawing;
import io.millrace.benchmark.report.chart.Charts;
import io.millrace.benchmark.report.chart.EngineColors;
import io.millrace.benchmark.result.Changes;
import io.millrace.benchmark.result.Group;
import java.util.List;

/**
 * One process with one level of history on one database: tables and charts.
 *
 * @param colors the engines' colors
 * @param drawing draws the charts
 */
record GroupSection(EngineColors colors, ChartDrawing drawing) {

  static String title(Group group) {
    String share =
        group.isShareOfBestPeer()
            ? ", at "
                + Figures.percent(group.percentOfBestPeer() / 100)
                + " of the best peer's rate"
            : "";
    return group.process()
        + ", history "
        + group.history()
        + share
        + ", on "
        + group.source().name();
  }

  Node of(Group group, String id, Changes changes) {
    EngineName names = new EngineName(colors);
    Charts charts = new Charts(colors);
    Element section = Element.of("section").with("id", id).add(Element.of("h2", title(group)));
    Problems.of(group).ifPresent(section::add);
    if (group.points().isEmpty()) {
      return section;
    }
    section.add(Floor.sentences(group), new EngineTable(names, changes).of(group));
    new Unevenness(names).of(group).ifPresent(section::add);
    section.add(pictures(charts.overThreads(group)));
    section.add(Element.of("h3", "Response times"), pictures(charts.latencies(group)));
    new CostTable()
        .of(group)
        .ifPresent(costs -> section.add(Element.of("h3", "Costs per instance"), costs));
    return section;
  }

  private Node pictures(List<Chart> charts) {
    return Element.of("div")
        .with("class", "charts")
        .add(charts.stream().map(chart -> Picture.of(chart, drawing)).toList());
  }
}
