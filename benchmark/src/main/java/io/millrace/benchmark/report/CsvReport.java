package io.millrace.benchmark.report;

import io.millrace.benchmark.cost.Cost;
import io.millrace.benchmark.measure.Latency;
import io.millrace.benchmark.measure.Measurement;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.measure.ThreadShare;
import io.millrace.benchmark.result.RunRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes one line for each operation of each result, as RFC 4180 says, with a line of titles first.
 * Each result is on disk when {@link #add} returns. Belongs to one thread.
 */
public final class CsvReport implements ResultFile {

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
          "rate",
          "duration_s",
          "latency_ms",
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
          "waited_ms",
          "least_waited_ms_per_thread",
          "most_waited_ms_per_thread",
          "warmup_s",
          "rate_percent_of_best_peer");

  private final Path file;
  private final Writer out;
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
      this.out = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw refused(e);
    }
    Stream<String> costs = Arrays.stream(Cost.values()).map(Cost::key);
    write(line(concat(TITLES.stream(), costs, Stream.of("check", "round"))));
  }

  @Override
  public void add(PointResult result, RunRecord run) {
    write(Row.ofAllOperations(result, run.round()).map(this::line).collect(Collectors.joining()));
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      // what could not be written was reported when it was added
    }
  }

  private String line(Row row) {
    Measurement measurement = row.measurement();
    Latency latency = row.latency();
    LongSummaryStatistics completed = perThread(measurement, ThreadShare::completed);
    LongSummaryStatistics waited = perThread(measurement, ThreadShare::waitedMillis);
    Stream<?> figures =
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
            row.point().warmup().duration().isZero() ? row.point().warmup().instances() : "",
            row.point().iterations() == Point.NO_LIMIT ? "" : row.point().iterations(),
            decimal(row.point().pace().rate()),
            row.point().pace().duration().toSeconds(),
            decimal(surroundings.latencyMillis()),
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
            completed.getMin(),
            completed.getMax(),
            waited.getSum(),
            waited.getMin(),
            waited.getMax(),
            decimal(row.point().warmup().duration().toMillis() / 1e3),
            decimal(row.point().pace().percentOfBestPeer()));
    Stream<String> costs =
        Arrays.stream(Cost.values()).map(cost -> text(row.result().costs().of(cost)));
    return line(concat(figures, costs, Stream.of(row.check(), row.round())));
  }

  private static LongSummaryStatistics perThread(
      Measurement measurement, ToLongFunction<ThreadShare> figure) {
    return measurement.threads().stream().mapToLong(figure).summaryStatistics();
  }

  private static Stream<?> concat(Stream<?> first, Stream<?> second, Stream<?> third) {
    return Stream.of(first, second, third).flatMap(Function.identity());
  }

  private static String text(OptionalDouble cost) {
    return cost.isPresent() ? decimal(cost.getAsDouble()) : "";
  }

  private static String line(Stream<?> fields) {
    return fields
        .map(Object::toString)
        .map(CsvReport::quoted)
        .collect(Collectors.joining(",", "", "\r\n"));
  }

  private void write(String lines) {
    try {
      out.write(lines);
      out.flush();
    } catch (IOException e) {
      throw refused(e);
    }
  }

  private UncheckedIOException refused(IOException cause) {
    return new UncheckedIOException(
        "Cannot write " + file + ": " + cause.getMessage() + ".", cause);
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  private static String quoted(String field) {
    boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
  }
}
