package io.millrace.cmmn.internal.parser;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.DeploymentException;
import io.millrace.common.internal.xml.XmlLimits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DamagedFileTest {

  private static final Pattern ATTRIBUTE = Pattern.compile("\\s(?!xmlns)[\\w:]+=\"[^\"]*\"");
  private static final Pattern LEAF = Pattern.compile("<[\\w:]+( [^<>]*)?/>|>[^<>]+</");

  @ParameterizedTest
  @ValueSource(strings = {"standard", "flowable", "operaton"})
  void aFileThatMissesAnyAttributeIsReadOrRefusedByItsProblems(String name) throws IOException {
    assertThat(damage(read(name), ATTRIBUTE, "")).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "flowable", "operaton"})
  void aFileThatMissesAnyTextOrElementIsReadOrRefusedByItsProblems(String name) throws IOException {
    var xml = read(name);
    assertThat(damage(xml, LEAF, "")).isPositive();
    assertThat(damage(xml, LEAF, "></")).isPositive();
  }

  /** Replaces each piece that is found in turn and returns how many files were refused. */
  private static int damage(String xml, Pattern pieces, String replacement) {
    var refused = 0;
    var piece = pieces.matcher(xml);
    while (piece.find()) {
      var damaged = xml.substring(0, piece.start()) + replacement + xml.substring(piece.end());
      try {
        new CmmnParser(text -> Optional.empty(), limits())
            .parse("test.cmmn", damaged.getBytes(StandardCharsets.UTF_8));
      } catch (DeploymentException expected) {
        assertThat(expected.problems()).isNotEmpty();
        refused++;
      }
    }
    return refused;
  }

  private static XmlLimits limits() {
    return XmlLimits.DEFAULT;
  }

  private static String read(String name) throws IOException {
    try (var file =
        DamagedFileTest.class.getResourceAsStream("/io/millrace/cmmn/corpus/" + name + ".cmmn")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
