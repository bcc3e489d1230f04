package io.millrace.bpmn.internal.parser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Models that others wrote, from the directory that the system property {@code millrace.models} or
 * the environment variable {@code MILLRACE_MODELS} names; skipped where there is none.
 */
class ModelFilesTest {

  private static final BpmnParser PARSER =
      new BpmnParser(text -> Optional.empty(), (kind, text) -> Optional.empty());

  @Test
  void theModelsOfThePublicBenchmarkAreReadWithoutAnyComplaint() {
    for (var file : files("benchmark-2018")) {
      var parsed = parse(file);
      assertThat(parsed.warnings()).as(file.toString()).isEmpty();
      assertThat(parsed.processes()).as(file.toString()).hasSize(1);
      assertThat(file.getFileName().toString()).startsWith(parsed.processes().get(0).key());
    }
  }

  @Test
  void theModelsOfTheInterchangeGroupAreReadOrRefusedWithPlaces() {
    for (var file : files("miwg-a")) {
      try {
        assertThat(parse(file).processes()).as(file.toString()).isNotEmpty();
      } catch (DeploymentException e) {
        assertThat(e.problems()).as(file.toString()).allSatisfy(this::isPrecise);
      }
    }
  }

  @Test
  void whatTheInterchangeGroupDrawsWithTasksAndGatewaysAloneIsRead() {
    for (var file : files("miwg-a")) {
      var name = file.getFileName().toString();
      if (name.contains("-A.1.0") && !name.startsWith("W4") && !name.startsWith("reference")) {
        assertThatCode(() -> parse(file)).as(name).doesNotThrowAnyException();
      }
    }
  }

  private void isPrecise(Problem problem) {
    assertThat(problem.line()).isPositive();
    assertThat(problem.column()).isPositive();
    assertThat(problem.elementId()).isNotBlank();
    assertThat(problem.code()).matches("BPMN-0\\d\\d");
  }

  private static ParsedBpmn parse(Path file) {
    try {
      return PARSER.parse(file.getFileName().toString(), Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> files(String directory) {
    var models = System.getProperty("millrace.models", System.getenv("MILLRACE_MODELS"));
    assumeTrue(models != null, "millrace.models names no directory");
    var path = Path.of(models, directory);
    assumeTrue(Files.isDirectory(path), path + " is absent");
    try (var files = Files.list(path)) {
      return files.filter(file -> file.toString().contains(".bpmn")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
