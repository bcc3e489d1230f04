package io.millrace.benchmark.report.html;

import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.EngineSummary;
import io.millrace.benchmark.result.Group;
import io.millrace.benchmark.result.Source;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The throughput of every engine on every database, where a report is about several files.
 *
 * @param names shows the engines' names
 */
record SideBySide(EngineName names) {

  Node of(List<Source> sources) {
    List<Group> groups =
        sources.stream()
            .flatMap(source -> source.groups().stream())
            .filter(group -> !group.isShareOfBestPeer())
            .toList();
    Set<Line> lines = new LinkedHashSet<>();
    for (Group group : groups) {
      for (Comparison comparison : group.points()) {
        for (EngineSummary engine : comparison.engines()) {
          lines.add(
              new Line(
                  engine.engine(), group.process(), group.history(), comparison.point().threads()));
        }
      }
    }
    List<String> titles = new ArrayList<>(List.of("engine", "process", "history", "threads"));
    sources.forEach(source -> titles.add(source.name()));
    Table table = new Table("Instances/s, medians over the rounds", titles);
    lines.forEach(line -> table.add(cells(line, sources, groups)));
    return table.node();
  }

  private List<Node> cells(Line line, List<Source> sources, List<Group> groups) {
    List<Node> cells = new ArrayList<>();
    cells.add(names.of(line.engine()));
    cells.add(Node.text(line.process()));
    cells.add(Node.text(line.history()));
    cells.add(Node.text(Integer.toString(line.threads())));
    sources.forEach(source -> cells.add(Node.text(throughput(line, source, groups))));
    return cells;
  }

  private static String throughput(Line line, Source source, List<Group> groups) {
    return groups.stream()
        .filter(group -> group.source().equals(source))
        .filter(group -> group.process().equals(line.process()))
        .filter(group -> group.history().equals(line.history()))
        .flatMap(group -> group.points().stream())
        .filter(comparison -> comparison.point().threads() == line.threads())
        .flatMap(comparison -> comparison.engines().stream())
        .filter(engine -> engine.engine().equals(line.engine()) && engine.goodRuns() > 0)
        .findFirst()
        .map(engine -> Figures.rate(engine.instancesPerSecond().median()))
        .orElse(Figures.NONE);
  }

  private record Line(String engine, String process, String history, int threads) {}
}
