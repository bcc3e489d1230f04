package io.millrace.benchmark.cli;

import io.millrace.benchmark.result.RunFile;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the report from the files of earlier runs, without running anything. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = {
      "Makes the report from what earlier runs wrote with --json. Several files, such as of"
          + " different databases, stand side by side.",
      ""
    })
final class ReportCommand implements Callable<Integer> {

  @Parameters(
      arity = "1..*",
      paramLabel = "RESULTS.json",
      description = "The files of earlier runs.")
  private List<Path> files;

  @Mixin private PageOptions page;
  @Spec private CommandSpec spec;

  private final PrintStream out;

  /**
   * Creates the command.
   *
   * @param out where changes go
   */
  ReportCommand(PrintStream out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    page.write(results(), out);
    return ExitCode.OK;
  }

  private List<RunFile> results() {
    try {
      if (!page.any()) {
        throw new IllegalArgumentException(
            "Nothing is wanted of these results: give --html, --charts or --compare.");
      }
      page.check();
      return files.stream().map(PageOptions::read).toList();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }
}
