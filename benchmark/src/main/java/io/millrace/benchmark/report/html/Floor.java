package io.millrace.benchmark.report.html;

import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.Group;
import java.util.ArrayList;
import java.util.List;

/** Says how near Millrace comes to the floor and how far ahead of the best peer it is. */
final class Floor {

  private Floor() {}

  /** The sentences about a group, one item for each number of threads. */
  static Node sentences(Group group) {
    Element list = Element.of("ul").with("class", "sentences");
    for (Comparison comparison : group.points()) {
      List<String> sentences =
          group.isShareOfBestPeer() ? List.of(arrivals(comparison)) : sentences(comparison);
      if (!sentences.isEmpty()) {
        int threads = comparison.point().threads();
        String of = threads == 1 ? "1 thread: " : threads + " threads: ";
        list.add(Element.of("li", of + String.join("; ", sentences) + "."));
      }
    }
    return list;
  }

  /** At one rate for all, there is no throughput to compare. */
  private static String arrivals(Comparison comparison) {
    return Figures.rate(comparison.point().rate())
        + " instances arrive in a second, "
        + Figures.percent(comparison.point().ratePercentOfBestPeer() / 100)
        + " of what the best peer reaches when each thread begins an instance as soon as it can;"
        + " response times count from the arrival";
  }

  private static List<String> sentences(Comparison comparison) {
    List<String> sentences = new ArrayList<>();
    comparison
        .ratioToBestPeer()
        .ifPresent(
            ratio ->
                sentences.add(
                    "Millrace does "
                        + Figures.times(ratio)
                        + " what the best peer, "
                        + comparison.bestPeer()
                        + ", does"));
    comparison
        .ratios()
        .forEach(
            (engine, ratio) -> {
              if (Comparison.isFloor(engine)) {
                sentences.add(
                    "Millrace reaches "
                        + Figures.percent(ratio)
                        + " of what this database can do here ("
                        + engine
                        + ")");
              }
            });
    return sentences;
  }
}
