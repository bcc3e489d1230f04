package io.millrace.benchmark.report.html;

import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.EngineSummary;
import io.millrace.benchmark.result.Group;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.result.ThreadRecord;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Shows what each thread did where an engine varies much between its rounds.
 *
 * @param names shows the engines' names
 */
record Unevenness(EngineName names) {

  private static final double LARGE = 0.09;

  static boolean isLarge(EngineSummary engine) {
    return engine.instancesPerSecond() != null && engine.instancesPerSecond().relative() > LARGE;
  }

  Optional<Node> of(Group group) {
    Table table =
        new Table(
            "What each thread did where the spread is above 9 %",
            List.of(
                "engine",
                "threads",
                "round",
                "instances/s",
                "completed",
                "calls repeated",
                "waited ms"));
    for (Comparison comparison : group.points()) {
      comparison.engines().stream()
          .filter(Unevenness::isLarge)
          .flatMap(engine -> group.runs(comparison.point(), engine.engine()).stream())
          .forEach(run -> table.add(cells(run)));
    }
    return table.isEmpty() ? Optional.empty() : Optional.of(table.node());
  }

  private List<Node> cells(RunRecord run) {
    return List.of(
        names.of(run.engine()),
        Node.text(Integer.toString(run.point().threads())),
        Node.text(Integer.toString(run.round())),
        Node.text(Figures.rate(run.instancesPerSecond())),
        Node.text(each(run, ThreadRecord::completed)),
        Node.text(each(run, ThreadRecord::retried)),
        Node.text(each(run, ThreadRecord::waitedMillis)));
  }

  /** Older files do not tell all of it. */
  private static String each(RunRecord run, Function<ThreadRecord, Long> figure) {
    return run.threads().stream()
        .map(figure)
        .map(value -> value == null ? "-" : value.toString())
        .collect(Collectors.joining(" "));
  }
}
