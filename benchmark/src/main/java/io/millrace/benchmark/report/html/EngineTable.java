package io.millrace.benchmark.report.html;

import io.millrace.benchmark.measure.Latency;
import io.millrace.benchmark.result.Change;
import io.millrace.benchmark.result.Changes;
import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.EngineSummary;
import io.millrace.benchmark.result.Group;
import io.millrace.benchmark.result.Spread;
import java.util.ArrayList;
import java.util.List;

/**
 * The engines of a group side by side.
 *
 * @param names shows the engines' names
 * @param changes what changed since an earlier run, or null if there is none
 */
record EngineTable(EngineName names, Changes changes) {

  private static final List<String> TITLES =
      List.of(
          "engine",
          "threads",
          "good runs",
          "instances/s",
          "spread",
          "p50 ms",
          "p90",
          "p99",
          "p99.9",
          "max",
          "retries",
          "errors",
          "Millrace does");

  Node of(Group group) {
    List<String> titles = new ArrayList<>(TITLES);
    if (changes != null) {
      titles.add("instances/s since " + changes.since());
    }
    Table table =
        new Table("Throughput and response times of instances, medians over the rounds", titles);
    for (Comparison comparison : group.points()) {
      String first = "first";
      for (EngineSummary engine : comparison.engines()) {
        String style = engine.goodRuns() < engine.runs() ? "bad " + first : first;
        table.add(style.trim(), cells(group, comparison, engine));
        first = "";
      }
    }
    return table.node();
  }

  private List<Node> cells(Group group, Comparison comparison, EngineSummary engine) {
    EngineRuns runs = new EngineRuns(group.runs(comparison.point(), engine.engine()));
    List<Node> cells = new ArrayList<>();
    cells.add(names.of(engine.engine()));
    cells.add(Node.text(Integer.toString(comparison.point().threads())));
    cells.add(goodRuns(engine));
    cells.addAll(throughput(engine));
    cells.add(Node.text(runs.median(Latency::p50Millis)));
    cells.add(Node.text(runs.median(Latency::p90Millis)));
    cells.add(Node.text(runs.median(Latency::p99Millis)));
    cells.add(Node.text(runs.median(Latency::p999Millis)));
    cells.add(Node.text(runs.greatest(Latency::maxMillis)));
    cells.add(Node.text(Long.toString(runs.retries())));
    cells.add(errors(runs));
    cells.add(ratio(comparison, engine));
    if (changes != null) {
      cells.add(
          VerdictMark.of(changes.find(comparison.point(), engine.engine(), Change.THROUGHPUT)));
    }
    return cells;
  }

  private static Node goodRuns(EngineSummary engine) {
    String text = engine.goodRuns() + " of " + engine.runs();
    return engine.goodRuns() == engine.runs()
        ? Node.text(text)
        : Element.of("strong", "✗ " + text).with("class", "worse");
  }

  private static List<Node> throughput(EngineSummary engine) {
    Spread throughput = engine.instancesPerSecond();
    if (throughput == null) {
      return List.of(Node.text(Figures.NONE), Node.text(Figures.NONE));
    }
    String spread = engine.goodRuns() < 2 ? "one run" : Figures.percent(throughput.relative());
    return List.of(
        Element.of("strong", Figures.rate(throughput.median())),
        Unevenness.isLarge(engine)
            ? Element.of("strong", "! " + spread).with("class", "worse")
            : Node.text(spread));
  }

  private static Node errors(EngineRuns runs) {
    String text = Long.toString(runs.errors());
    return runs.errors() == 0
        ? Node.text(text)
        : Element.of("strong", "✗ " + text).with("class", "worse");
  }

  private static Node ratio(Comparison comparison, EngineSummary engine) {
    Double ratio = comparison.ratios().get(engine.engine());
    if (comparison.point().ratePercentOfBestPeer() > 0) {
      return Node.text(""); // all are given the same rate
    }
    if (ratio == null) {
      return Node.text(engine.engine().equals("millrace") ? "" : Figures.NONE);
    }
    if (Comparison.isFloor(engine.engine())) {
      return Node.text(Figures.percent(ratio) + " of it");
    }
    boolean best = engine.engine().equals(comparison.bestPeer());
    return Element.of("span", Figures.times(ratio) + (best ? " (best peer)" : ""));
  }
}
