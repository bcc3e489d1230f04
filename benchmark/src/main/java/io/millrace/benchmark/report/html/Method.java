package io.millrace.benchmark.report.html;

import io.millrace.benchmark.result.Verdict;
import java.util.List;

/** How to read the report. */
final class Method {

  private static final List<String> SENTENCES =
      List.of(
          "A run is one engine at one point (process, history, threads) in one round. It is good if"
              + " every instance ended as it should; all figures are about good runs, only retries"
              + " and errors are sums over all runs.",
          "Throughput, p50, p90, p99, p99.9 and costs are medians over the rounds; max is the"
              + " longest response time of any round.",
          "Spread is (max − min) / mean over the rounds. Above 9 % it is marked, and what each"
              + " thread did is shown: instances completed, calls repeated after a conflict, and"
              + " how long it stood still inside the JVM, for a connection, a lock or another"
              + " thread.",
          "“Millrace does” is the median throughput of Millrace divided by that of the engine. The"
              + " best peer is the engine of somebody else with the greatest median throughput.",
          "The floor writes the same rows with plain JDBC, one instance in a round trip (floor) or"
              + " many (floor-grouped): the share of it says how much of what the database can do"
              + " is used.",
          "At a share of the best peer's rate all engines get the same arrivals, whether or not a thread"
              + " is free. There instances/s tells whether an engine kept up, and response times, which"
              + " count from the arrival, are what to compare.",
          "Charts of response times add the distributions of all good rounds up.",
          Verdict.RULE);

  private Method() {}

  static Node node() {
    Element list = Element.of("ul");
    SENTENCES.forEach(sentence -> list.add(Element.of("li", sentence)));
    return Element.of("section")
        .with("id", "method")
        .add(Element.of("h2", "How to read this"), list);
  }
}
