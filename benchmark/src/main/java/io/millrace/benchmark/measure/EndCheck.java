package io.millrace.benchmark.measure;

import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.HistoryCensus;
import io.millrace.benchmark.scenario.Traces;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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
   * this level. Types of activities that the engine's history does not hold are not checked.
   */
  EndCheck history(HistoryCensus gained, Traces traces) {
    expect("ended instances", History.INSTANCE, 1, gained.endedInstances());
    expect("open instances", History.INSTANCE, 0, gained.openInstances());
    expect("ended tasks", History.TASK, traces.tasks(), gained.endedTasks());
    if (traces.variables() == Traces.AS_MANY_AS_THE_ENGINE_LIKES) {
      expectShares("variables", gained.variables());
    } else {
      expect("variables", History.AUDIT, traces.variables(), gained.variables());
    }
    new TreeMap<>(traces.activities())
        .forEach(
            (type, each) -> {
              Long ended = gained.endedActivities().get(type);
              if (ended != null) {
                expect("ended activities of type " + type, History.ACTIVITY, each, ended);
              }
            });
    return this;
  }

  /**
   * Notes each kind of history of which the instances left other than each as much as the first.
   */
  EndCheck likeFirst(HistoryCensus gained, HistoryCensus first) {
    expect("ended instances", first.endedInstances(), gained.endedInstances());
    expect("open instances", first.openInstances(), gained.openInstances());
    expect("ended tasks", first.endedTasks(), gained.endedTasks());
    expect("variables", first.variables(), gained.variables());
    new TreeMap<>(gained.endedActivities())
        .forEach(
            (type, count) ->
                expect(
                    "ended activities of type " + type,
                    first.endedActivities().getOrDefault(type, 0L),
                    count));
    return this;
  }

  List<String> problems() {
    return List.copyOf(problems);
  }

  private void expect(String what, History from, long each, long actual) {
    expect(what, level.includes(from) ? each : 0, actual);
  }

  private void expectShares(String what, long actual) {
    if (instances > 0 && actual % instances != 0) {
      problems.add(
          "The history gained " + actual + " " + what + ", not as many for each instance.");
    }
  }

  private void expect(String what, long each, long actual) {
    long expected = each * instances;
    if (actual != expected) {
      problems.add("The history gained " + actual + " " + what + " instead of " + expected + ".");
    }
  }
}
