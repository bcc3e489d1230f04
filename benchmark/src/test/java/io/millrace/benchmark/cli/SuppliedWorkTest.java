package io.millrace.benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.engine.MillraceEngine;
import io.millrace.benchmark.peer.EngineCatalog;
import io.millrace.benchmark.peer.Fakes;
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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class SuppliedWorkTest {

  private static final EngineCatalog CATALOG =
      new EngineCatalog(List.of(Fakes.working("millrace"), Fakes.working("other")));

  private static final String MODEL =
      """
      <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="urn:mine">
        <process id="mine" isExecutable="true">
          <startEvent id="start"/>
          <userTask id="a" name="A"/>
          <endEvent id="end"/>
          <sequenceFlow id="f1" sourceRef="start" targetRef="a"/>
          <sequenceFlow id="f2" sourceRef="a" targetRef="end"/>
        </process>
      </definitions>
      """;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final StringWriter err = new StringWriter();
  @TempDir private Path directory;
  private Path model;

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.writeString(directory.resolve("mine.xml"), MODEL);
  }

  @Test
  void aUsersProcessRunsWithItsScript() throws IOException {
    Path script = Files.writeString(directory.resolve("script"), "start\ncomplete A\n");

    int exit = run("--bpmn", model.toString(), "--script", script.toString());

    assertThat(err.toString()).isEmpty();
    assertThat(output()).containsPattern("(?m)^mine +audit +1 +3 +0 +0 .* ok$");
    assertThat(exit).isZero();
  }

  @Test
  void aUsersProcessRunsOnEnginesInProcessesOfTheirOwn() throws IOException {
    Path script = Files.writeString(directory.resolve("script"), "start with 3 variables\n");

    int exit = run("--bpmn", model.toString(), "--script", script.toString(), "--engines", "other");

    assertThat(err.toString()).isEmpty();
    assertThat(output()).containsPattern("(?m)^other +1 +mine +audit .* ok$");
    assertThat(exit).isZero();
  }

  @Test
  void aProcessThatDoesNotEndIsExplained() throws IOException {
    Path script = Files.writeString(directory.resolve("script"), "start\n");

    int exit = run("--bpmn", model.toString(), "--script", script.toString());

    assertThat(exit).isEqualTo(1);
    assertThat(err.toString())
        .contains("The first instance of mine has not ended when the script has")
        .contains("1 rows in ");
  }

  @Test
  void wrongFilesAndOptionsAreExplained() throws IOException {
    Path bad = Files.writeString(directory.resolve("bad"), "start\n\nfinish A\n");

    assertRefused("--script needs --bpmn", "--script", bad.toString());
    assertRefused("--bpmn names no file that is there: ", "--bpmn", directory + "/nothing");
    assertRefused("is no XML: line 1", "--bpmn", bad.toString());
    assertRefused(
        "bad, line 3: 'finish A' is no step",
        "--bpmn",
        model.toString(),
        "--script",
        bad.toString());
    assertRefused(
        "--script names no file that is there: ",
        "--bpmn",
        model.toString(),
        "--script",
        directory.toString());
    assertRefused(
        "--bpmn cannot be combined with --process",
        "--bpmn",
        model.toString(),
        "--process",
        "startToEnd");
  }

  private void assertRefused(String message, String... arguments) {
    assertThat(run(arguments)).isEqualTo(2);
    assertThat(err.toString()).contains(message);
    err.getBuffer().setLength(0);
  }

  private int run(String... arguments) {
    Stream<String> common =
        Stream.of("--threads", "1", "--iterations", "3", "--warmup", "1", "--connections", "4");
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    return BenchmarkCommand.commandLine(new BenchmarkCommand(MillraceEngine::open, CATALOG, print))
        .setErr(new PrintWriter(err, true))
        .execute(Stream.concat(common, Stream.of(arguments)).toArray(String[]::new));
  }

  private String output() {
    return out.toString(StandardCharsets.UTF_8);
  }
}
