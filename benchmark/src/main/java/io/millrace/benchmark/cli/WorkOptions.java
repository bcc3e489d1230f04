package io.millrace.benchmark.cli;

import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.Scenarios;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options that say what is run: every combination of process, level of history and number of
 * threads is a point.
 */
final class WorkOptions {

  @Option(
      names = "--process",
      split = ",",
      paramLabel = "NAME",
      description = {
        "One process, several, or all (the default):",
        "startToEnd, allSequentialServiceTasks, parallelSubprocesses, manyVariables,"
            + " terminateUserTasks;",
        "or more:",
        "messageCorrelation, timerFired, asyncFanOut, asyncFanOutExclusive,"
            + " thousandInstances, humanTaskCase."
      })
  private List<ProcessChoice> processes;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1,2,4,8,16",
      description = "Numbers of threads and ranges of them. Default: ${DEFAULT-VALUE}.")
  private ThreadCounts threads;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      defaultValue = "2000",
      description =
          "Measured instances of each point, over all threads. Default: ${DEFAULT-VALUE}.")
  private long iterations;

  @Option(
      names = "--history",
      split = ",",
      paramLabel = "LEVEL",
      defaultValue = "audit",
      description =
          "none, instance, task, activity, audit or full, or several. Default: ${DEFAULT-VALUE}.")
  private List<History> histories;

  @Option(
      names = "--bpmn-dir",
      paramLabel = "DIR",
      description = {
        "Deploys NAME.bpmn20.xml from this directory instead of the built-in model of each process;"
            + " a model must have the same structure.",
      })
  private Path bpmnDirectory;

  @Mixin private SuppliedWork supplied;

  /**
   * Combines the options.
   *
   * @return the points, by process, then by history, then by threads
   * @throws IllegalArgumentException if a number or a directory is not as it must be
   */
  List<Point> points() {
    check();
    List<Point> points = new ArrayList<>();
    for (Scenario scenario : scenarios()) {
      Model model = model(scenario);
      for (History history : histories.stream().distinct().toList()) {
        for (int count : threads.values()) {
          points.add(new Point(scenario, model, history, count, 0, iterations));
        }
      }
    }
    return points;
  }

  private List<Scenario> scenarios() {
    if (supplied.isGiven()) {
      return List.of(supplied.scenario());
    }
    return processes == null
        ? Scenarios.all()
        : processes.stream().flatMap(choice -> choice.scenarios().stream()).distinct().toList();
  }

  private Model model(Scenario scenario) {
    return bpmnDirectory == null
        ? scenario.model()
        : Model.inDirectory(bpmnDirectory, scenario.name());
  }

  private void check() {
    if (iterations < 1) {
      throw new IllegalArgumentException(
          "--iterations must be 1 or more, but is " + iterations + ".");
    }
    supplied.check(processes != null || bpmnDirectory != null);
    if (bpmnDirectory == null) {
      return;
    }
    for (Scenario scenario : scenarios()) {
      Path file = bpmnDirectory.resolve(scenario.name() + Model.SUFFIX);
      if (!Files.isRegularFile(file)) {
        throw new IllegalArgumentException(
            "--bpmn-dir lacks the file " + file + " of the process " + scenario.name() + ".");
      }
    }
  }
}
