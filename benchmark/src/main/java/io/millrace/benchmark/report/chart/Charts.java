package io.millrace.benchmark.report.chart;

import io.millrace.benchmark.result.EngineSummary;
import io.millrace.benchmark.result.Group;
import io.millrace.benchmark.result.Spread;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.knowm.xchart.internal.chartpart.IChart;

/**
 * Makes the charts of a group of results. Those whose figures nobody counted are left out.
 *
 * @param colors the engines' colors
 */
public record Charts(EngineColors colors) {

  /**
   * Makes the charts of throughput, its spread and the costs.
   *
   * @param group the results
   * @return the charts, in the order in which they are read
   */
  public List<Chart> overThreads(Group group) {
    return Stream.of(
            bars(group, "throughput", "Throughput", "instances/s", true, Charts::throughput),
            bars(group, "spread", "Spread of throughput", "%", false, Charts::spread),
            stacked(group, "cpu", "Processor time per instance", "µs", cpu()),
            bars(group, "round-trips", "Round trips per instance", "", false, cost("roundTrips")),
            stacked(group, "bytes", "Bytes on the wire per instance", "bytes", wire()),
            bars(
                group,
                "allocation",
                "Heap allocated per instance",
                "bytes",
                false,
                cost("allocatedBytes")))
        .flatMap(List::stream)
        .toList();
  }

  /**
   * Makes the charts of the response times, one for each number of threads.
   *
   * @param group the results
   * @return the charts, with few threads first
   */
  public List<Chart> latencies(Group group) {
    return group.points().stream()
        .flatMap(
            comparison ->
                chart(
                    group,
                    "latency-" + comparison.point().threads(),
                    "Response times, threads: " + comparison.point().threads(),
                    "Over each percentile the time that this share of the instances did not exceed.",
                    new LatencyChart(colors).of(group, comparison))
                    .stream())
        .toList();
  }

  /**
   * Makes all charts.
   *
   * @param group the results
   * @return the charts, in the order in which they are read
   */
  public List<Chart> of(Group group) {
    return Stream.concat(overThreads(group).stream(), latencies(group).stream()).toList();
  }

  private List<Chart> bars(
      Group group,
      String name,
      String title,
      String unit,
      boolean lines,
      Function<EngineSummary, Double> figure) {
    return chart(
        group,
        name,
        title,
        "Medians of each engine over the numbers of threads.",
        new Bars(colors).of(group, title, unit, lines, figure));
  }

  private List<Chart> stacked(
      Group group, String name, String title, String unit, Map<String, String> parts) {
    return chart(
        group,
        name,
        title,
        "Medians of each engine at each number of threads: " + String.join(" and ", parts.values()),
        new StackedCosts(title, unit, parts).of(group));
  }

  private static List<Chart> chart(
      Group group, String name, String title, String description, IChart drawing) {
    String share = group.isShareOfBestPeer() ? "-at-" + group.percentOfBestPeer() : "";
    String whole =
        String.join("-", group.source().name(), group.process(), group.history() + share, name)
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-");
    return drawing == null ? List.of() : List.of(new Chart(whole, title, description, drawing));
  }

  private static Map<String, String> cpu() {
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("jvmCpuMicros", "JVM");
    parts.put("serverCpuMicros", "database server");
    return parts;
  }

  private static Map<String, String> wire() {
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("bytesSent", "sent to the server");
    parts.put("bytesReceived", "received from it");
    return parts;
  }

  private static Double throughput(EngineSummary summary) {
    return summary.instancesPerSecond().median();
  }

  private static Double spread(EngineSummary summary) {
    return summary.goodRuns() < 2 ? null : summary.instancesPerSecond().relative() * 100;
  }

  private static Function<EngineSummary, Double> cost(String name) {
    return summary -> {
      Spread spread = summary.costs().get(name);
      return spread == null ? null : spread.median();
    };
  }
}
