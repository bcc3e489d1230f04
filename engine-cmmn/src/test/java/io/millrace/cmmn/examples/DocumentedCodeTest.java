package io.millrace.cmmn.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.documentation.DocumentedCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class DocumentedCodeTest {

  @Test
  void eachBlockOfJavaOnThePageOfCasesStandsInAnExampleThatRuns() {
    var examples = DocumentedCode.in(Path.of("src/test/java/io/millrace/cmmn/examples"));
    assertThat(examples.missingFrom(Path.of("../docs/cmmn.md"))).isEmpty();
  }
}
