package io.millrace.benchmark.report;

import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.DatabaseRecord;
import io.millrace.benchmark.result.FailedRun;
import io.millrace.benchmark.result.Json;
import io.millrace.benchmark.result.Machine;
import io.millrace.benchmark.result.RunFile;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.result.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Writes everything that is known to one file, a {@link RunFile}. The file is whole after each
 * result, with {@code complete} false until the end, so that a run that is killed leaves what it
 * had. Belongs to one thread.
 */
public final class JsonReport implements ResultFile {

  private final Path file;
  private final Instant begun;
  private final List<String> command;
  private final Surroundings surroundings;
  private final Settings settings;
  private final Consumer<RunFile> atEnd;
  private final List<RunRecord> runs = new ArrayList<>();
  private final List<FailedRun> failedRuns = new ArrayList<>();
  private boolean ended;

  /**
   * Creates the file, or replaces it, without any results.
   *
   * @param file the file, or null for none, where the content is wanted at the end alone
   * @param command the options on the command line, without passwords
   * @param surroundings the database
   * @param settings what is the same for all runs
   * @param atEnd takes the whole content once, at the end
   * @throws UncheckedIOException if the file cannot be written
   */
  public JsonReport(
      Path file,
      List<String> command,
      Surroundings surroundings,
      Settings settings,
      Consumer<RunFile> atEnd) {
    this.file = file;
    this.begun = Instant.now();
    this.command = List.copyOf(command);
    this.surroundings = surroundings;
    this.settings = settings;
    this.atEnd = atEnd;
    write(false);
  }

  /** Writes a run; if the disk takes no more, the file keeps what it had. */
  @Override
  public void add(PointResult result, RunRecord run) {
    runs.add(run);
    write(false);
  }

  @Override
  public void add(FailedRun run) {
    failedRuns.add(run);
    write(false);
  }

  @Override
  public void end(boolean complete) {
    ended = true;
    atEnd.accept(write(complete));
  }

  /** Ends an incomplete run, unless the end was written. */
  @Override
  public void close() {
    if (!ended) {
      end(false);
    }
  }

  private RunFile write(boolean complete) {
    RunFile content =
        new RunFile(
            RunFile.FORMAT,
            begun.toString(),
            complete,
            command,
            Machine.current(),
            DatabaseRecord.of(surroundings.database()),
            settings,
            runs,
            failedRuns,
            Comparison.of(runs));
    if (file != null) {
      write(content);
    }
    return content;
  }

  private static void remove(Path unfinished) {
    try {
      Files.deleteIfExists(unfinished);
    } catch (IOException e) {
      // what is in the way of writing may be in the way of this; the file is named in the message
    }
  }

  private void write(RunFile content) {
    Path written = file.resolveSibling(file.getFileName() + ".tmp");
    try {
      Files.writeString(written, Json.pretty(content) + "\n");
      Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      ended = true;
      remove(written);
      throw new UncheckedIOException("Cannot write " + file + ": " + e.getMessage() + ".", e);
    }
  }
}
