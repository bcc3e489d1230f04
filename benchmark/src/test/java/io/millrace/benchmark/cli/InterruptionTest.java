package io.millrace.benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.result.Json;
import io.millrace.benchmark.result.RunFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class InterruptionTest {

  @TempDir private Path directory;

  @Test
  void anInterruptedRunKeepsAndMarksWhatItHas() throws IOException, InterruptedException {
    Path csv = directory.resolve("result.csv");
    Process run = start("--process=startToEnd", "--threads=2", "--duration=1h", "--csv=" + csv);
    try (BufferedReader output = run.inputReader()) {
      readUntil(output, line -> line.startsWith("-----"));

      run.toHandle().destroy(); // asks it to end, as Ctrl-C does

      assertThat(output.lines().collect(Collectors.joining("\n")))
          .contains("FAILED\n  ! Stopped before the end.");
      assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(run.exitValue()).isNotZero();
      assertThat(Files.readAllLines(csv).get(1)).contains("startToEnd").endsWith(",FAILED,1");
    } finally {
      run.destroyForcibly();
    }
  }

  @Test
  void anInterruptedRoundEndsItsWorkerAndSaysThatItIsNotComplete()
      throws IOException, InterruptedException {
    Path json = directory.resolve("result.json");
    Process run =
        start(
            "--engines=millrace",
            "--rounds=2",
            "--process=startToEnd",
            "--threads=1,2",
            "--warmup=1",
            "--duration=2s",
            "--json=" + json);
    try (BufferedReader output = run.inputReader()) {
      readUntil(output, line -> line.endsWith(" ok"));
      List<ProcessHandle> workers = run.descendants().toList();

      run.toHandle().destroy();

      assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(run.exitValue()).isNotZero();
      RunFile file = Json.read(Files.readString(json), RunFile.class);
      assertThat(file.complete()).isFalse();
      assertThat(file.runs().get(0).good()).isTrue();
      assertThat(file.runs()).hasSizeLessThan(4);
      assertThat(workers).isNotEmpty().noneMatch(ProcessHandle::isAlive);
    } finally {
      run.destroyForcibly();
    }
  }

  private Path errors() {
    return directory.resolve("errors.txt");
  }

  private void readUntil(BufferedReader output, Predicate<String> wanted) throws IOException {
    List<String> lines = new ArrayList<>();
    String line;
    do {
      line = output.readLine();
      assertThat(line)
          .as("output after %s, errors: %s", lines, Files.readString(errors()))
          .isNotNull();
      lines.add(line);
    } while (!wanted.test(line));
  }

  private Process start(String... options) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> line = new ArrayList<>();
    line.addAll(List.of(java.toString(), "-cp", System.getProperty("java.class.path")));
    line.add(Main.class.getName());
    line.addAll(List.of(options));
    return new ProcessBuilder(line).redirectError(errors().toFile()).start();
  }
}
