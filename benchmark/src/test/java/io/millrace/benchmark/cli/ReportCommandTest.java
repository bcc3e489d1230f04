package io.millrace.benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.InMemoryEngine;
import io.millrace.benchmark.peer.EngineCatalog;
import io.millrace.benchmark.result.Json;
import io.millrace.benchmark.result.RunFile;
import io.millrace.benchmark.result.RunFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final StringWriter err = new StringWriter();
  @TempDir private Path directory;

  @Test
  void filesBecomeOnePageAndCharts() throws IOException {
    Path one = written("one.json", RunFiles.plausible("PostgreSQL", 1));
    Path two = written("two.json", RunFiles.plausible("MariaDB", 1));
    Path html = directory.resolve("report.html");
    Path charts = directory.resolve("charts");

    assertThat(
            execute(
                "report", one.toString(), two.toString(), "--html=" + html, "--charts=" + charts))
        .isZero();

    assertThat(err.toString()).isEmpty();
    assertThat(html).content().contains("MariaDB 18.6").contains("PostgreSQL 18.6");
    assertThat(ImageIO.read(charts.resolve("mariadb-18-6-starttoend-audit-cpu.png").toFile()))
        .isNotNull();
    assertThat(charts.resolve("postgresql-18-6-terminateusertasks-audit-latency-16.svg"))
        .content()
        .contains("<svg");
    try (Stream<Path> files = Files.list(charts)) {
      assertThat(files).hasSize(2 * 2 * 2 * 9);
    }
  }

  @Test
  void changesArePrinted() throws IOException {
    Path before = written("old.json", RunFiles.plausible("H2", 0.8));
    Path after = written("new.json", RunFiles.plausible("H2", 1));

    assertThat(execute("report", after.toString(), "--compare", before.toString())).isZero();

    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("H2 18.6: changes since 2026-11-20T10:00:00Z")
        .containsPattern(
            "(?m)^  millrace +startToEnd +audit +4 +instancesPerSecond .* \\+25.0% +better$")
        .contains("A figure has changed beyond the noise if");
  }

  @Test
  void aRunWritesItsPageToo() {
    Path html = directory.resolve("report.html");

    int exit =
        execute(
            "--process=startToEnd",
            "--threads=1,2",
            "--iterations=20",
            "--warmup=2",
            "--history=full",
            "--html=" + html);

    assertThat(err.toString()).isEmpty();
    assertThat(exit).isZero();
    assertThat(html)
        .content()
        .contains("startToEnd, history full, on H2")
        .contains("--iterations=20")
        .contains("<svg");
  }

  @Test
  void aRunThatBreaksOffLeavesAPageThatSaysSo() {
    Path html = directory.resolve("report.html");

    int exit =
        execute(
            settings -> {
              throw new IllegalStateException("no engine today");
            },
            "--process=startToEnd",
            "--html=" + html);

    assertThat(exit).isEqualTo(1);
    assertThat(err.toString()).contains("no engine today");
    assertThat(html).content().contains("The run ended early");
  }

  @Test
  void filesThatAreNoResultsAreExplained() throws IOException {
    Path good = written("good.json", RunFiles.of("H2", List.of(), List.of()));
    Path text = Files.writeString(directory.resolve("text"), "hello");
    Path array = Files.writeString(directory.resolve("array"), "[1]");
    Path other = Files.writeString(directory.resolve("other"), "{\"a\":1}");
    Path empty = Files.writeString(directory.resolve("empty"), "");
    Path bytes = Files.write(directory.resolve("bytes"), new byte[] {(byte) 0xff, (byte) 0xfe});
    Path cut = Files.writeString(directory.resolve("cut"), Files.readString(good).substring(0, 90));
    Path bare =
        Files.writeString(directory.resolve("bare"), "{\"format\":\"millrace-benchmark/1\"}");
    Path newer =
        Files.writeString(
            directory.resolve("newer"), "{\"format\":\"millrace-benchmark/2\",\"runs\":7}");

    assertRefused("There is no file " + directory.resolve("absent"), directory.resolve("absent"));
    assertRefused("There is no file " + directory, directory);
    assertRefused("text is no result of this benchmark", text);
    assertRefused("array is no result of this benchmark", array);
    assertRefused("it has no field 'format'", other);
    assertRefused("empty is no result of this benchmark", empty);
    assertRefused("it is not text", bytes);
    assertRefused("cut is no result of this benchmark", cut);
    assertRefused("lacks runs", bare);
    assertRefused("has the format 'millrace-benchmark/2', but this program reads", newer);
  }

  @Test
  void wrongOptionsAreExplained() throws IOException {
    String good = written("good.json", RunFiles.of("H2", List.of(), List.of())).toString();

    assertRefused("Nothing is wanted of these results", "report", good);
    assertRefused("RESULTS.json", "report", "--html", directory.resolve("x.html").toString());
    assertRefused("--html must name a file", "report", good, "--html", directory.toString());
    assertRefused("--charts must name a directory", "report", good, "--charts", good);
    assertRefused("There is no file absent", "report", good, "--compare", "absent");
    assertRefused("There is no file absent", "--compare", "absent");
    assertRefused("--html must name a file", "--html", directory.toString());
  }

  private void assertRefused(String message, Path file) {
    assertRefused(
        message, "report", file.toString(), "--html", directory.resolve("x.html").toString());
  }

  private void assertRefused(String message, String... arguments) {
    assertThat(execute(arguments)).isEqualTo(2);
    assertThat(err.toString()).contains(message).doesNotContain("\tat ");
    err.getBuffer().setLength(0);
  }

  private int execute(String... arguments) {
    return execute(settings -> new InMemoryEngine(), arguments);
  }

  private int execute(EngineFactory engines, String... arguments) {
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    return BenchmarkCommand.commandLine(
            new BenchmarkCommand(engines, new EngineCatalog(List.of()), print))
        .setErr(new PrintWriter(err, true))
        .execute(arguments);
  }

  private Path written(String name, RunFile file) throws IOException {
    return Files.writeString(directory.resolve(name), Json.pretty(file));
  }
}
