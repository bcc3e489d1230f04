package io.millrace.benchmark.measure;

import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.HistoryCensus;
import io.millrace.benchmark.scenario.Traces;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/** Compares what a number of ended instances left behind with what they should have left. */
final class EndCheck {

  private final List<String> problems = new ArrayList<>();
  private final History level;
  private final long instances;

  /**
   * Creates a check.
   *
   * @param level the level of history that was written
   * @param instances how many instances ran to their end
   */
  EndCheck(History level, long instances) {
    this.level = level;
    this.instances = instances;
  }

  /** Notes each table that holds more rows than before the first instance. */
  EndCheck runtime(Map<String, Long> before, Map<String, Long> after) {
    new TreeMap<>(after)
        .forEach(
            (table, rows) -> {
              long left = rows - before.getOrDefault(table, 0L);
              if (left != 0) {
                problems.add(left + " rows left over in " + table + ".");
              }
            });
    return this;
  }

  /**
   * Notes each kind of history that has grown by more or less than the instances must have left at
   * this level.
   */
  EndCheck history(HistoryCensus before, HistoryCensus after, Traces traces) {
    expect(
        "ended process instances",
        History.INSTANCE,
        1,
        before,
        after,
        HistoryCensus::endedInstances);
    expect(
        "open process instances", History.INSTANCE, 0, before, after, HistoryCensus::openInstances);
    expect("ended tasks", History.TASK, traces.tasks(), before, after, HistoryCensus::endedTasks);
    expect("variables", History.AUDIT, traces.variables(), before, after, HistoryCensus::variables);
    new TreeMap<>(traces.activities())
        .forEach(
            (type, each) ->
                expect(
                    "ended activities of type " + type,
                    History.ACTIVITY,
                    each,
                    before,
                    after,
                    census -> census.endedActivities().getOrDefault(type, 0L)));
    return this;
  }

  List<String> problems() {
    return List.copyOf(problems);
  }

  private void expect(
      String what,
      History from,
      long each,
      HistoryCensus before,
      HistoryCensus after,
      ToLongFunction<HistoryCensus> kind) {
    long actual = kind.applyAsLong(after) - kind.applyAsLong(before);
    long expected = level.includes(from) ? each * instances : 0;
    if (actual != expected) {
      problems.add("The history gained " + actual + " " + what + " instead of " + expected + ".");
    }
  }
}
