package io.millrace.cmmn.internal.parser;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.builder.CmmnXml;
import io.millrace.cmmn.model.CmmnModel;
import io.millrace.test.conformance.Covers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundTripTest {

  @ParameterizedTest
  @ValueSource(strings = {"standard", "flowable", "activiti", "operaton"})
  void whatIsWrittenIsReadAsItWas(String name) throws IOException {
    var model = read(name);
    assertThat(read(CmmnXml.write(model).getBytes(StandardCharsets.UTF_8))).isEqualTo(model);
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "flowable", "activiti", "operaton"})
  void writingTwiceChangesNothing(String name) throws IOException {
    var once = CmmnXml.write(read(name));
    assertThat(CmmnXml.write(read(once.getBytes(StandardCharsets.UTF_8)))).isEqualTo(once);
  }

  @Test
  void everyAttributeAndTextOfTheStandardIsWritten() throws IOException {
    assertThat(Pieces.of(bytes("standard"))).isNotEmpty();
    assertThat(Pieces.of(CmmnXml.write(read("standard")).getBytes(StandardCharsets.UTF_8)))
        .containsExactlyInAnyOrderElementsOf(Pieces.of(bytes("standard")));
  }

  @Test
  void bothDialectsMeanTheSameAsOurs() throws IOException {
    var flowable = read("flowable");
    var activiti = read("activiti");
    assertThat(activiti.cases()).hasSize(1);
    assertThat(CmmnXml.write(activiti).replace("http://activiti.org", "http://flowable.org"))
        .isEqualTo(CmmnXml.write(flowable));
  }

  @Test
  @Covers("75 diagram interchange, kept and written back")
  void diagramsAndForeignExtensionsAreKept() throws IOException {
    var model = read("standard");
    assertThat(model.diagrams()).isPresent();
    assertThat(CmmnXml.write(model))
        .contains("<cmmndi:CMMNLabel/>")
        .contains("xsi:type=\"dc:Point\"")
        .contains("Mind the gap")
        .contains("tool:color=\"red\"");
  }

  private static CmmnModel read(String name) throws IOException {
    return read(bytes(name));
  }

  private static CmmnModel read(byte[] xml) {
    return CmmnXml.read("test.cmmn", xml);
  }

  private static byte[] bytes(String name) throws IOException {
    try (var file =
        RoundTripTest.class.getResourceAsStream("/io/millrace/cmmn/corpus/" + name + ".cmmn")) {
      return file.readAllBytes();
    }
  }
}
