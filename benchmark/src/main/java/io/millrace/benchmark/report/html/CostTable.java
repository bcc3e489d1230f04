package io.millrace.benchmark.report.html;

import io.millrace.benchmark.cost.Cost;
import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.EngineSummary;
import io.millrace.benchmark.result.Group;
import io.millrace.benchmark.result.Spread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What an instance costs each engine: a row for each cost and a column for each engine, since there
 * are more costs than a page is wide. Stateless.
 */
record CostTable() {

  Optional<Node> of(Group group) {
    List<String> engines = engines(group).stream().map(EngineSummary::engine).distinct().toList();
    List<String> titles = new ArrayList<>(List.of("cost", "threads"));
    titles.addAll(engines);
    Table table =
        new Table("Costs per instance, medians over the rounds with their spread", titles);
    Set<String> costs = costs(group);
    for (Comparison comparison : group.points()) {
      String style = "first";
      for (String cost : costs) {
        table.add(style, cells(comparison, cost, engines));
        style = "";
      }
    }
    return costs.isEmpty() ? Optional.empty() : Optional.of(table.node());
  }

  private static List<EngineSummary> engines(Group group) {
    return group.points().stream().flatMap(point -> point.engines().stream()).toList();
  }

  /** Those that any engine counted, in the order of their kinds. */
  private static Set<String> costs(Group group) {
    Set<String> counted = new LinkedHashSet<>();
    engines(group).forEach(engine -> counted.addAll(engine.costs().keySet()));
    Set<String> ordered = new LinkedHashSet<>(Arrays.stream(Cost.values()).map(Cost::key).toList());
    ordered.retainAll(counted);
    ordered.addAll(counted);
    return ordered;
  }

  private static List<Node> cells(Comparison comparison, String cost, List<String> engines) {
    List<Node> cells = new ArrayList<>();
    cells.add(Node.text(new CostName(cost).words()));
    cells.add(Node.text(Integer.toString(comparison.point().threads())));
    engines.forEach(engine -> cells.add(cell(comparison, cost, engine)));
    return cells;
  }

  private static Node cell(Comparison comparison, String cost, String engine) {
    return comparison.engines().stream()
        .filter(summary -> summary.engine().equals(engine))
        .findFirst()
        .map(summary -> cell(summary.costs().get(cost)))
        .orElse(Node.text(Figures.NONE));
  }

  private static Node cell(Spread spread) {
    if (spread == null || spread.min() == spread.max()) {
      return Node.text(Figures.cost(spread));
    }
    return Element.of("span", Figures.cost(spread))
        .add(
            Node.text(" "),
            Element.of("small", "(" + Figures.percent(spread.relative()) + ")")
                .with("class", "same"));
  }
}
