package io.millrace.common.internal.xml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class XmlWriterTest {

  private static String rewritten(String xml) {
    var document = XmlDocument.read("test.xml", xml.getBytes(UTF_8), XmlLimits.DEFAULT);
    return new XmlWriter().write(document).replaceFirst("<\\?xml[^>]*>\n", "");
  }

  private static XmlNode node(String namespace, String name, XmlAttribute... attributes) {
    return new XmlNode(new XmlTag(namespace, name, List.of(attributes), 0, 0), List.of());
  }

  @Test
  void prefixesStayWhereTheyWereDeclared() {
    var xml =
        "<a:x xmlns:a=\"urn:a\" xmlns=\"urn:d\">\n  <y a:b=\"1\"/>\n"
            + "  <a:y xmlns:a=\"urn:other\" a:b=\"2\"/>\n  <z xmlns=\"\"/>\n</a:x>\n";
    assertThat(rewritten(xml)).isEqualTo(xml);
  }

  @Test
  void remarksStayWhereTheyStood() {
    var xml =
        "<!-- a -->\n<?do this?>\n<x>\n  <!-- b -->\n  <y/>\n  <?and that?>\n</x>\n<!-- c -->\n";
    assertThat(rewritten(xml)).isEqualTo(xml);
  }

  @Test
  void textBetweenElementsIsKeptToTheBlank() {
    var xml = "<p>one <b>two</b> <i>three</i>\n  <u> </u></p>\n";
    assertThat(rewritten(xml)).isEqualTo(xml);
  }

  @Test
  void indentationIsMadeAnew() {
    assertThat(rewritten("<x><y\n/>   <z></z></x>")).isEqualTo("<x>\n  <y/>\n  <z/>\n</x>\n");
  }

  @Test
  void aNamespaceNobodyDeclaredIsDeclaredWhereItIsNeeded() {
    var attribute = new XmlAttribute("urn:b", "c", "1");
    assertThat(new XmlWriter().write(node("urn:a", "x", attribute)))
        .endsWith("<x xmlns=\"urn:a\" xmlns:ns1=\"urn:b\" ns1:c=\"1\"/>\n");
  }

  @Test
  void anElementWhoseTagDeclaresAnotherDefaultGetsAPrefix() {
    var tag = node("urn:a", "x").tag().declaring(Map.of("", "urn:d"));
    assertThat(new XmlWriter().write(new XmlNode(tag, List.of())))
        .endsWith("<ns1:x xmlns=\"urn:d\" xmlns:ns1=\"urn:a\"/>\n");
  }

  @Test
  void anAttributeIsNeverTakenForOneOfTheDefaultNamespace() {
    var tag = node("urn:a", "x", new XmlAttribute("urn:a", "c", "1")).tag();
    var written = new XmlWriter().write(new XmlNode(tag.declaring(Map.of("", "urn:a")), List.of()));
    assertThat(written).endsWith("<x xmlns=\"urn:a\" xmlns:ns1=\"urn:a\" ns1:c=\"1\"/>\n");
  }

  @Test
  void whatXmlWouldNormalizeIsEscaped() {
    var xml = "<x a=\"&quot;&lt;&#10;&#9;&amp;\">&lt;&amp;\"&gt;&#13;</x>\n";
    assertThat(rewritten(xml)).isEqualTo(xml);
  }
}
