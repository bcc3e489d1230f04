package io.millrace.bpmn.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoundTripTest {

  private static final String FULL =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- drawn by hand -->
      <?tool keep this?>
      <bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL"
          xmlns="urn:of-the-author" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
          xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:tool="urn:tool"
          xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"
          xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" targetNamespace="urn:of-the-author">
        <bpmn:process id="order" tool:color="red &amp; blue" isExecutable="true">
          <bpmn:documentation textFormat="text/html"><p xmlns="http://www.w3.org/1999/xhtml">Some
            <b>bold</b> <i>words</i></p></bpmn:documentation>
          <bpmn:extensionElements>
            <tool:unknown a="1"><inner xmlns="urn:inner" b="&quot;&#10;'"/><![CDATA[ 1 < 2 ]]></tool:unknown>
            <camunda:properties><camunda:property name="p" value="v"/></camunda:properties>
          </bpmn:extensionElements>
          <!-- where it begins -->
          <bpmn:startEvent id="start"><bpmn:outgoing>f</bpmn:outgoing></bpmn:startEvent>
          <bpmn:sequenceFlow id="f" sourceRef="start" targetRef="end">
            <bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">${a &lt; b}</bpmn:conditionExpression>
          </bpmn:sequenceFlow>
          <bpmn:endEvent id="end" camunda:asyncBefore="true" name="Schön &#x1F600;"/>
          <bpmn:userTask id="blank"><tool:text xml:space="preserve"> </tool:text></bpmn:userTask>
          <rebound xmlns="urn:other"><bpmn:x xmlns:bpmn="urn:not-bpmn" bpmn:y="z"/></rebound>
        </bpmn:process>
        <bpmndi:BPMNDiagram id="d"><bpmndi:BPMNPlane id="p" bpmnElement="order">
          <bpmndi:BPMNShape id="s" bpmnElement="start"><dc:Bounds x="1" y="2.5" width="36" height="36"/></bpmndi:BPMNShape>
        </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
      </bpmn:definitions>
      <!-- the end -->
      """;

  /** The files of this repository. */
  static List<Path> files() throws IOException {
    return bpmnFilesUnder(Path.of(".."), "src");
  }

  /** Files that others wrote, where the property {@code millrace.models} says where they are. */
  static List<Path> filesOfOthers() throws IOException {
    var models = System.getProperty("millrace.models", System.getenv("MILLRACE_MODELS"));
    return models == null ? List.of(Path.of("absent")) : bpmnFilesUnder(Path.of(models), "");
  }

  private static List<Path> bpmnFilesUnder(Path folder, String part) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      return found
          .filter(file -> file.toString().matches(".*\\.bpmn(20\\.xml)?"))
          .filter(file -> part.isEmpty() || file.toString().contains("/" + part + "/"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void aFileOfTheRepositoryLosesNothing(Path file) throws Exception {
    losesNothing(Files.readAllBytes(file));
  }

  @ParameterizedTest
  @MethodSource("filesOfOthers")
  void aFileOfAnotherToolLosesNothing(Path file) throws Exception {
    assumeTrue(Files.exists(file), "no models of others are here");
    losesNothing(Files.readAllBytes(file));
  }

  @Test
  void extensionsNamespacesDiagramsAndRemarksAreKept() throws Exception {
    losesNothing(FULL.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "ISO-8859-1"})
  void whateverTheEncodingWasTheTextStays(String encoding) throws Exception {
    var xml = FULL.replace("UTF-8", encoding).replace("&#x1F600;", "ä").getBytes(encoding);
    losesNothing(xml);
    assertThat(BpmnModel.read("a.bpmn", xml).find("end").orElseThrow().name()).isEqualTo("Schön ä");
  }

  @Test
  void writingTwiceChangesNothing() {
    var once = read(FULL).toXml();
    assertThat(read(once).toXml()).isEqualTo(once);
  }

  @Test
  void modelsAreEqualWhereTheySayTheSame() {
    var model = read(FULL);
    var formatted = FULL.replace("<!-- where it begins -->", "").replace("\n  ", "\n      ");
    assertThat(read(formatted.replace("'start'", "\"start\""))).hasSameHashCodeAs(model);
    assertThat(read(model.toXml())).isEqualTo(model);
    assertThat(read(FULL.replace("a=\"1\"", "a=\"2\""))).isNotEqualTo(model);
    assertThat(read(FULL.replace("targetRef=\"end\"", "targetRef=\"blank\""))).isNotEqualTo(model);
  }

  @Test
  void theResourceItWasReadFromIsKeptByteByByte() {
    assertThat(read(FULL).resourceBytes()).isEqualTo(FULL.getBytes(StandardCharsets.UTF_8));
  }

  private static void losesNothing(byte[] xml) throws Exception {
    var model = BpmnModel.read("test.bpmn", xml);
    var written = model.toXml().getBytes(StandardCharsets.UTF_8);
    assertThat(Canonical.of(written)).containsExactlyElementsOf(Canonical.of(xml));
    assertThat(BpmnModel.read("test.bpmn", written)).isEqualTo(model);
  }

  private static BpmnModel read(String xml) {
    return BpmnModel.read("test.bpmn", xml.getBytes(StandardCharsets.UTF_8));
  }
}
