package io.millrace.benchmark.report;

import io.millrace.benchmark.measure.Latency;
import io.millrace.benchmark.measure.Measurement;
import io.millrace.benchmark.measure.PointResult;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes one line for each operation of each result, as RFC 4180 says, with a line of titles first.
 * Each result is on disk when {@link #add} returns. Belongs to one thread.
 */
public final class CsvReport implements AutoCloseable {

  private static final List<String> TITLES =
      List.of(
          "engine",
          "engine_version",
          "database",
          "database_version",
          "connections",
          "process",
          "model",
          "history",
          "threads",
          "warmup",
          "iterations",
          "operation",
          "count",
          "completed",
          "errors",
          "retries",
          "seconds",
          "instances_per_second",
          "mean_ms",
          "p50_ms",
          "p90_ms",
          "p99_ms",
          "p99.9_ms",
          "max_ms",
          "least_per_thread",
          "most_per_thread",
          "check",
          "round");

  private final Path file;
  private final PrintWriter out;
  private final Surroundings surroundings;

  /**
   * Creates the file, or empties it, and writes the titles.
   *
   * @param file the file
   * @param surroundings what is the same in every line
   * @throws UncheckedIOException if the file cannot be written
   */
  public CsvReport(Path file, Surroundings surroundings) {
    this.file = file;
    this.surroundings = surroundings;
    try {
      this.out = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write " + file + ".", e);
    }
    write(TITLES.stream());
    flush();
  }

  /**
   * Writes a result.
   *
   * @param result the result
   * @param round the number of the round, from 1
   * @throws UncheckedIOException if the disk takes no more
   */
  public void add(PointResult result, int round) {
    Row.ofAllOperations(result, round).forEach(this::write);
    flush();
  }

  @Override
  public void close() {
    out.close();
  }

  private void write(Row row) {
    Measurement measurement = row.measurement();
    Latency latency = row.latency();
    write(
        Stream.of(
            row.result().engine(),
            row.result().engineVersion(),
            surroundings.database().product(),
            surroundings.database().version(),
            surroundings.connections(),
            row.point().scenario().name(),
            row.point().model().resourceName(),
            row.point().history(),
            row.point().threads(),
            row.point().warmup(),
            row.point().iterations(),
            row.operation(),
            latency.count(),
            measurement.completed(),
            measurement.errors(),
            measurement.retries(),
            decimal(measurement.elapsed().toNanos() / 1e9),
            decimal(measurement.throughput()),
            decimal(latency.meanMillis()),
            decimal(latency.p50Millis()),
            decimal(latency.p90Millis()),
            decimal(latency.p99Millis()),
            decimal(latency.p999Millis()),
            decimal(latency.maxMillis()),
            measurement.completedByThread().stream().mapToLong(Long::longValue).min().orElse(0),
            measurement.completedByThread().stream().mapToLong(Long::longValue).max().orElse(0),
            row.check(),
            row.round()));
  }

  private void write(Stream<?> fields) {
    out.print(fields.map(Object::toString).map(CsvReport::quoted).collect(Collectors.joining(",")));
    out.print("\r\n");
  }

  private void flush() {
    if (out.checkError()) {
      throw new UncheckedIOException(new IOException("Cannot write to " + file + "."));
    }
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  private static String quoted(String field) {
    boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
  }
}
