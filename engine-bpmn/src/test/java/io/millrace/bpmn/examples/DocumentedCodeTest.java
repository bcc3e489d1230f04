package io.millrace.bpmn.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.documentation.DocumentedCode;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentedCodeTest {

  private static final DocumentedCode EXAMPLES =
      DocumentedCode.in(Path.of("src/test/java/io/millrace/bpmn/examples"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../README.md",
        "../docs/using.md",
        "../docs/variables.md",
        "../docs/metrics.md",
        "../docs/expressions.md"
      })
  void eachBlockOfJavaOnAPageStandsInAnExampleThatRuns(String page) {
    assertThat(EXAMPLES.missingFrom(Path.of(page))).isEmpty();
  }
}
