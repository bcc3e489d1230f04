package io.millrace.benchmark.result;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What one file knows of one process with one level of history, in a closed loop and at fixed rates
 * that were asked for, or at one share of the best peer's rate.
 *
 * @param source the file
 * @param process the name of the process
 * @param history the level of history
 * @param percentOfBestPeer the share of the best peer's rate, in percent; zero for all other points
 * @param points the engines side by side, with few threads first
 * @param runs the runs, in the order in which they ran
 * @param failedRuns the runs that came to nothing
 */
public record Group(
    Source source,
    String process,
    String history,
    double percentOfBestPeer,
    List<Comparison> points,
    List<RunRecord> runs,
    List<FailedRun> failedRuns) {

  static List<Group> of(Source source) {
    Map<Key, List<RunRecord>> runs =
        source.file().runs().stream()
            .collect(
                Collectors.groupingBy(
                    run -> Key.of(run.point()), LinkedHashMap::new, Collectors.toList()));
    Map<Key, List<FailedRun>> failed =
        source.file().failedRuns().stream()
            .collect(
                Collectors.groupingBy(
                    run -> Key.of(run.point()), LinkedHashMap::new, Collectors.toList()));
    return Stream.concat(runs.keySet().stream(), failed.keySet().stream())
        .distinct()
        .map(
            key ->
                of(
                    source,
                    key,
                    runs.getOrDefault(key, List.of()),
                    failed.getOrDefault(key, List.of())))
        .toList();
  }

  private static Group of(
      Source source, Key key, List<RunRecord> runs, List<FailedRun> failedRuns) {
    List<Comparison> points =
        Comparison.of(runs).stream()
            .sorted(Comparator.comparingInt(comparison -> comparison.point().threads()))
            .toList();
    return new Group(
        source, key.process(), key.history(), key.percentOfBestPeer(), points, runs, failedRuns);
  }

  /**
   * Names the engines.
   *
   * @return those that had at least one result, in the order in which they ran
   */
  public List<String> engines() {
    return runs.stream().map(RunRecord::engine).distinct().toList();
  }

  /**
   * Tells whether instances arrived at a share of the best peer's rate.
   *
   * @return false for all other points
   */
  public boolean isShareOfBestPeer() {
    return percentOfBestPeer > 0;
  }

  /**
   * Finds the runs behind a line of a table.
   *
   * @param point the point
   * @param engine the engine's name
   * @return its runs, in the order of the rounds
   */
  public List<RunRecord> runs(PointRecord point, String engine) {
    return runs.stream()
        .filter(run -> run.point().equals(point) && run.engine().equals(engine))
        .toList();
  }

  private record Key(String process, String history, double percentOfBestPeer) {

    static Key of(PointRecord point) {
      return new Key(point.process(), point.history(), point.ratePercentOfBestPeer());
    }
  }
}
