package io.millrace.benchmark.report.html;

import io.millrace.benchmark.result.Change;
import io.millrace.benchmark.result.Changes;
import io.millrace.benchmark.result.Spread;
import io.millrace.benchmark.result.Verdict;
import java.util.List;

/**
 * What changed since an earlier run.
 *
 * @param names shows the engines' names
 */
record ChangeSection(EngineName names) {

  Node of(String source, Changes changes) {
    Element section =
        Element.of("section")
            .add(Element.of("h3", source + ": since " + changes.since()))
            .add(Element.of("p", summary(changes)));
    if (!changes.remarks().isEmpty()) {
      Element remarks = Element.of("ul").with("class", "problems");
      changes.remarks().forEach(remark -> remarks.add(Element.of("li", remark)));
      section.add(remarks);
    }
    Table table =
        new Table(
            "Changes beyond the noise: medians with (max − min)",
            List.of("engine", "process", "history", "threads", "figure", "then", "now", "change"));
    changes.beyondNoise().forEach(change -> table.add(cells(change)));
    return table.isEmpty() ? section : section.add(table.node());
  }

  private static String summary(Changes changes) {
    return String.format(
        "%d figures compared: %d better, %d worse, %d within the noise, %d with unknown noise.",
        changes.all().size(),
        count(changes, Verdict.BETTER),
        count(changes, Verdict.WORSE),
        count(changes, Verdict.WITHIN_NOISE),
        count(changes, Verdict.UNKNOWN));
  }

  private static long count(Changes changes, Verdict verdict) {
    return changes.all().stream().filter(change -> change.verdict() == verdict).count();
  }

  private List<Node> cells(Change change) {
    return List.of(
        names.of(change.engine()),
        Node.text(change.point().process()),
        Node.text(change.point().history()),
        Node.text(Integer.toString(change.point().threads())),
        Node.text(new CostName(change.figure()).words()),
        Node.text(figure(change.before())),
        Node.text(figure(change.after())),
        VerdictMark.of(change));
  }

  private static String figure(Spread spread) {
    return text(spread.median()) + " (" + text(spread.max() - spread.min()) + ")";
  }

  private static String text(double value) {
    return Math.abs(value) < 10 ? Figures.decimal(3, value) : Figures.cost(value);
  }
}
