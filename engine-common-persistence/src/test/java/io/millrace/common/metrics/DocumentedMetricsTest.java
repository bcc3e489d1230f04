package io.millrace.common.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DocumentedMetricsTest {

  @Test
  void thePageHasEachMetricWithItsKindLabelAndUnitAndNoOther() throws IOException {
    var rows = Files.readAllLines(page()).stream().filter(line -> line.startsWith("| `millrace."));
    assertThat(rows.map(line -> line.substring(0, afterUnit(line) + 1)))
        .containsExactlyElementsOf(Stream.of(EngineMetric.values()).map(this::row).toList());
  }

  /** Returns where the fourth column of a row, its unit, ends. */
  private static int afterUnit(String line) {
    var at = 0;
    for (var column = 0; column < 4; column++) {
      at = line.indexOf('|', at + 1);
    }
    return at;
  }

  private String row(EngineMetric metric) {
    var label = metric.label() == null ? "" : "`" + metric.label() + "` ";
    var kind = metric.kind().name().toLowerCase(Locale.ROOT);
    return "| `" + metric.id() + "` | " + kind + " | " + label + "| " + metric.unit() + " |";
  }

  @Test
  void namesAreUnique() {
    assertThat(Stream.of(EngineMetric.values()).map(EngineMetric::id)).doesNotHaveDuplicates();
  }

  private static Path page() {
    return Stream.of("docs/metrics.md", "../docs/metrics.md")
        .map(Path::of)
        .filter(Files::exists)
        .findFirst()
        .orElseThrow();
  }
}
