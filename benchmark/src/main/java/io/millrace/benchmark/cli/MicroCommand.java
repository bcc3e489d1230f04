package io.millrace.benchmark.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.Main;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Unmatched;

/** Runs the micro-benchmarks with JMH, which reads all arguments itself. */
@Command(
    name = "micro",
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = {
      "Runs JMH micro-benchmarks of what happens inside Millrace. All arguments are JMH's own: part"
          + " of a benchmark's name, -prof gc, -l (lists them), -h (lists its options).",
      ""
    })
final class MicroCommand implements Callable<Integer> {

  @Unmatched private final List<String> arguments = new ArrayList<>();

  private final Runnable unwatched;

  /**
   * Creates the command.
   *
   * @param unwatched lets the JVM end at once from now on, as JMH has nothing to finish
   */
  MicroCommand(Runnable unwatched) {
    this.unwatched = unwatched;
  }

  /** JMH ends the JVM itself, with an exit code that is not 0, when it cannot run. */
  @Override
  public Integer call() throws IOException {
    unwatched.run();
    Main.main(arguments.toArray(String[]::new));
    return ExitCode.OK;
  }
}
