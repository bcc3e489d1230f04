package io.millrace.benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.engine.MillraceEngine;
import io.millrace.benchmark.peer.EngineCatalog;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class MillraceCommandTest {

  @Test
  void theProgramRunsMillraceInMemoryUnlessToldOtherwise() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    int exit =
        BenchmarkCommand.execute(
            MillraceEngine::open,
            EngineCatalog.of(Path.of(".")),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            "--threads",
            "1,2",
            "--iterations",
            "10",
            "--warmup",
            "2");

    assertThat(out.toString(StandardCharsets.UTF_8).lines().skip(4))
        .hasSize(10)
        .allMatch(line -> line.endsWith("  ok"));
    assertThat(exit).isZero();
  }
}
