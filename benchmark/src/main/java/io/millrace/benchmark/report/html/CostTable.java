package io.millrace.benchmark.report.html;

import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.EngineSummary;
import io.millrace.benchmark.result.Group;
import io.millrace.benchmark.result.Spread;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What an instance costs each engine.
 *
 * @param names shows the engines' names
 */
record CostTable(EngineName names) {

  Optional<Node> of(Group group) {
    TreeSet<String> costs = new TreeSet<>();
    group.points().stream()
        .flatMap(comparison -> comparison.engines().stream())
        .forEach(engine -> costs.addAll(engine.costs().keySet()));
    if (costs.isEmpty()) {
      return Optional.empty();
    }
    List<String> titles = new ArrayList<>(List.of("engine", "threads"));
    costs.forEach(cost -> titles.add(new CostName(cost).words()));
    Table table =
        new Table("Costs per instance, medians over the rounds with their spread", titles);
    for (Comparison comparison : group.points()) {
      String style = "first";
      for (EngineSummary engine : comparison.engines()) {
        List<Node> cells = new ArrayList<>();
        cells.add(names.of(engine.engine()));
        cells.add(Node.text(Integer.toString(comparison.point().threads())));
        costs.forEach(cost -> cells.add(cell(engine.costs().get(cost))));
        table.add(style, cells);
        style = "";
      }
    }
    return Optional.of(table.node());
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
