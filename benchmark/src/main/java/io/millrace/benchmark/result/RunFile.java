package io.millrace.benchmark.result;

import java.util.List;

/**
 * The whole content of the file of {@code --json}.
 *
 * @param format {@value #FORMAT}; the number rises when a reader of the old format would go wrong
 * @param begun when the run began, ISO-8601 in UTC
 * @param complete whether all that was asked for has run; false while it runs and after an
 *     interruption
 * @param command the options on the command line, without passwords
 * @param machine the machine
 * @param database the database that all runs shared, or an equal one each
 * @param settings what was the same for all runs
 * @param runs the runs, in the order in which they ran
 * @param failedRuns the runs that came to nothing
 * @param comparison the engines side by side, one entry for each point
 */
public record RunFile(
    String format,
    String begun,
    boolean complete,
    List<String> command,
    Machine machine,
    DatabaseRecord database,
    Settings settings,
    List<RunRecord> runs,
    List<FailedRun> failedRuns,
    List<Comparison> comparison) {

  /** The name and version of the format. */
  public static final String FORMAT = "millrace-benchmark/1";
}
