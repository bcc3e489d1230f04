package io.millrace.benchmark.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.benchmark.result.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class NodeProcessTest {

  /** Says what it is told to, and ends when nobody talks to it any more. */
  static final class Talker {

    /** Prints its arguments, a line each. */
    public static void main(String[] lines) throws IOException {
      for (var line : lines) {
        System.out.println(line);
      }
      while (System.in.read() >= 0) {}
    }
  }

  private static NodeProcess talker(String... lines) {
    var command =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Talker.class.getName());
    command.command().addAll(List.of(lines));
    return NodeProcess.start("node-1", command);
  }

  @Test
  void whatAVirtualMachineSaysByItselfIsNoAnswer() throws InterruptedException {
    var answer = Json.line(NodeReport.opened("1.2"));
    try (var node = talker("[0.5s][info][jfr,startup] Started recording 1.", "", answer)) {
      assertThat(node.answer().version()).isEqualTo("1.2");
      assertThat(node.log().first()).contains("[0.5s][info][jfr,startup] Started recording 1.");
    }
  }

  @Test
  void aNodeThatNobodyUnderstandsIsEndedAndNamed() {
    try (var node = talker("{\"version\":")) {
      assertThatThrownBy(node::answer)
          .isInstanceOf(NodeFailedException.class)
          .hasMessageContaining("node-1 ended with exit code");
    }
  }
}
