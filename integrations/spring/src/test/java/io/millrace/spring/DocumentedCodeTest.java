package io.millrace.spring;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.documentation.DocumentedCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class DocumentedCodeTest {

  @Test
  void eachBlockOfJavaOnThePageStandsInATestThatRuns() {
    var tests = DocumentedCode.in(Path.of("src/test/java/io/millrace/spring"));
    assertThat(tests.missingFrom(Path.of("../../docs/transactions.md"))).isEmpty();
  }
}
