package io.millrace.benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
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
      String line = output.readLine();
      while (line != null && !line.startsWith("-----")) {
        line = output.readLine();
      }

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

  private static Process start(String... options) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> line = new ArrayList<>();
    line.addAll(List.of(java.toString(), "-cp", System.getProperty("java.class.path")));
    line.add(Main.class.getName());
    line.addAll(List.of(options));
    return new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }
}
