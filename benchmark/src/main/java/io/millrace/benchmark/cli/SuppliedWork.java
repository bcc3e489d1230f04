package io.millrace.benchmark.cli;

import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.Script;
import io.millrace.benchmark.scenario.ScriptReader;
import io.millrace.benchmark.scenario.SuppliedModel;
import io.millrace.benchmark.scenario.SuppliedProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The options that bring a process of the user's own. */
final class SuppliedWork {

  @Option(
      names = "--bpmn",
      paramLabel = "FILE",
      description = {
        "Runs the one executable process of this file instead of the built-in ones. Each instance"
            + " must leave the same history as the first.",
      })
  private Path bpmn;

  @Option(
      names = "--script",
      paramLabel = "FILE",
      description = {
        "What is done with each instance of --bpmn, one step in a line: start, start with N"
            + " variables, complete NAME, complete every task, correlate MESSAGE, run timers, run"
            + " jobs. Default: start, complete every task.",
      })
  private Path script;

  boolean isGiven() {
    return bpmn != null;
  }

  /**
   * Checks the options.
   *
   * @param othersGiven whether other options say which process is run
   * @throws IllegalArgumentException if they contradict each other
   */
  void check(boolean othersGiven) {
    if (script != null && bpmn == null) {
      throw new IllegalArgumentException("--script needs --bpmn: built-in processes have none.");
    }
    if (bpmn != null && othersGiven) {
      throw new IllegalArgumentException(
          "--bpmn cannot be combined with --process or --bpmn-dir: each says what is run.");
    }
  }

  /**
   * Reads the files.
   *
   * @return the process with its script
   * @throws IllegalArgumentException if a file is missing or not what it must be
   */
  Scenario scenario() {
    Model model = SuppliedModel.of("--bpmn " + bpmn, text("--bpmn", bpmn));
    Script steps =
        script == null
            ? Script.DEFAULT
            : ScriptReader.read("--script " + script, text("--script", script));
    return new SuppliedProcess(SuppliedModel.process(model), model, steps);
  }

  private static String text(String option, Path file) {
    if (!Files.isRegularFile(file)) {
      throw new IllegalArgumentException(option + " names no file that is there: " + file + ".");
    }
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          option + " cannot be read as UTF-8: " + file + ": " + e + ".", e);
    }
  }
}
