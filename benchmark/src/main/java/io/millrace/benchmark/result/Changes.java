package io.millrace.benchmark.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * What changed since an earlier run.
 *
 * @param since when the earlier run began
 * @param all every figure that both runs have, in the order of the later run
 * @param remarks what makes the two less comparable, one sentence each
 */
public record Changes(String since, List<Change> all, List<String> remarks) {

  /** Makes copies of the lists. */
  public Changes {
    all = List.copyOf(all);
    remarks = List.copyOf(remarks);
  }

  /**
   * Compares two runs: engines by their names, points by process, history, threads and the share of
   * the best peer's rate, whatever that rate is.
   *
   * @param before the earlier run
   * @param after the later run
   * @return the changes; none if the databases are different products
   */
  public static Changes between(RunFile before, RunFile after) {
    List<String> remarks = remarks(before, after);
    if (!product(before).equals(product(after))) {
      return new Changes(before.begun(), List.of(), remarks);
    }
    List<Comparison> earlier = Comparison.of(before.runs());
    List<Change> changes =
        Comparison.of(after.runs()).stream()
            .flatMap(
                later ->
                    earlier.stream()
                        .filter(other -> isSame(other.point(), later.point()))
                        .findFirst()
                        .stream()
                        .flatMap(other -> changes(other, later)))
            .toList();
    return new Changes(before.begun(), changes, remarks);
  }

  private static boolean isSame(PointRecord one, PointRecord other) {
    return one.process().equals(other.process())
        && one.history().equals(other.history())
        && one.threads() == other.threads()
        && one.ratePercentOfBestPeer() == other.ratePercentOfBestPeer();
  }

  private static Stream<Change> changes(Comparison before, Comparison after) {
    return after.engines().stream()
        .flatMap(
            later ->
                before.engines().stream()
                    .filter(earlier -> earlier.engine().equals(later.engine()))
                    .filter(earlier -> earlier.goodRuns() > 0 && later.goodRuns() > 0)
                    .flatMap(earlier -> changes(after.point(), earlier, later)));
  }

  private static Stream<Change> changes(
      PointRecord point, EngineSummary before, EngineSummary after) {
    Stream<Change> costs =
        after.costs().entrySet().stream()
            .filter(cost -> before.costs().containsKey(cost.getKey()))
            .map(
                cost ->
                    change(
                        point,
                        before,
                        after,
                        cost.getKey(),
                        before.costs().get(cost.getKey()),
                        cost.getValue()));
    return Stream.concat(
        Stream.of(
            change(
                point,
                before,
                after,
                Change.THROUGHPUT,
                before.instancesPerSecond(),
                after.instancesPerSecond()),
            change(point, before, after, Change.P50, before.p50Millis(), after.p50Millis()),
            change(point, before, after, Change.P99, before.p99Millis(), after.p99Millis())),
        costs);
  }

  private static Change change(
      PointRecord point,
      EngineSummary before,
      EngineSummary after,
      String figure,
      Spread earlier,
      Spread later) {
    boolean more = figure.equals(Change.THROUGHPUT);
    Verdict verdict = Verdict.of(earlier, before.goodRuns(), later, after.goodRuns(), more);
    return new Change(point, after.engine(), figure, earlier, later, verdict);
  }

  private static List<String> remarks(RunFile before, RunFile after) {
    List<String> remarks = new ArrayList<>();
    if (!product(before).equals(product(after))) {
      remarks.add(
          String.format(
              "The earlier run was on %s, this one on %s: nothing is compared.",
              product(before), product(after)));
    } else if (!Objects.equals(before.database(), after.database())) {
      remarks.add("The database or its driver has another version now.");
    }
    if (!Objects.equals(before.machine(), after.machine())) {
      remarks.add("The machine or its Java is another one now.");
    }
    if (!Objects.equals(before.settings(), after.settings())) {
      remarks.add(
          "The settings differ: " + before.settings() + " then, " + after.settings() + " now.");
    }
    if (!Objects.equals(before.command(), after.command())) {
      remarks.add(
          "The commands differ; the earlier one was: " + String.join(" ", before.command()));
    }
    if (!before.complete() || !after.complete()) {
      remarks.add("Not both runs are complete.");
    }
    return remarks;
  }

  private static String product(RunFile file) {
    return file.database() == null ? "an unknown database" : file.database().product();
  }

  /**
   * Finds a figure.
   *
   * @param point the point, as the later run has it
   * @param engine the engine's name
   * @param figure the name of the figure
   * @return its change, or null if the earlier run lacks it
   */
  public Change find(PointRecord point, String engine, String figure) {
    return all.stream()
        .filter(change -> change.point().equals(point))
        .filter(change -> change.engine().equals(engine) && change.figure().equals(figure))
        .findFirst()
        .orElse(null);
  }

  /**
   * Leaves out what did not change or is not known to have changed.
   *
   * @return the changes beyond the noise
   */
  public List<Change> beyondNoise() {
    return all.stream()
        .filter(change -> change.verdict() == Verdict.BETTER || change.verdict() == Verdict.WORSE)
        .toList();
  }
}
