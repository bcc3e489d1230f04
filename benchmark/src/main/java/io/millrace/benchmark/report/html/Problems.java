package io.millrace.benchmark.report.html;

import io.millrace.benchmark.result.FailedRun;
import io.millrace.benchmark.result.FailureRecord;
import io.millrace.benchmark.result.Group;
import io.millrace.benchmark.result.PointRecord;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.result.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Shows what went wrong: bad runs, runs that came to nothing, and a file that ended early. */
final class Problems {

  private Problems() {}

  /** Sums up a whole file; empty if nothing went wrong. */
  static Optional<Node> of(Source source) {
    List<Node> items = new ArrayList<>();
    if (!source.file().complete()) {
      items.add(Element.of("li", "The run ended early: not all that was asked for has run."));
    }
    long bad = source.file().runs().stream().filter(run -> !run.good()).count();
    if (bad > 0) {
      items.add(Element.of("li", "Runs that did not end as they should: " + bad + "."));
    }
    if (!source.file().failedRuns().isEmpty()) {
      items.add(
          Element.of(
              "li", "Runs that came to nothing: " + source.file().failedRuns().size() + "."));
    }
    return box(items);
  }

  /** Shows each of them; empty if nothing went wrong. */
  static Optional<Node> of(Group group) {
    List<Node> items = new ArrayList<>();
    group.runs().stream().filter(run -> !run.good()).forEach(run -> items.add(bad(run)));
    group.failedRuns().forEach(run -> items.add(failed(run)));
    return box(items);
  }

  private static Optional<Node> box(List<Node> items) {
    return items.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Element.of("div")
                .with("class", "problems")
                .with("role", "note")
                .add(Element.of("strong", "✗ Not everything went well"))
                .add(Element.of("ul").add(items)));
  }

  private static Node bad(RunRecord run) {
    Element item = Element.of("li", what(run.engine(), run.round(), run.point()));
    run.problems().forEach(problem -> item.add(Element.of("br"), Node.text(problem)));
    for (FailureRecord failure : run.failures()) {
      item.add(details(failure.count() + " × " + firstLine(failure.text()), failure.text()));
    }
    return item;
  }

  private static Node failed(FailedRun run) {
    String what = what(run.engine(), run.round(), run.point());
    Element item = Element.of("li", what + " came to nothing: " + run.message());
    return run.details() == null || run.details().isBlank()
        ? item
        : item.add(details("Details", run.details()));
  }

  private static String what(String engine, int round, PointRecord point) {
    return String.format(
        "%s, round %d, %s with history %s on %d threads",
        engine, round, point.process(), point.history(), point.threads());
  }

  private static Node details(String summary, String text) {
    return Element.of("details").add(Element.of("summary", summary), Element.of("pre", text));
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }
}
