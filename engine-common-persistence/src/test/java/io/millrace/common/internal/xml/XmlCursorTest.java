package io.millrace.common.internal.xml;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class XmlCursorTest {

  @Test
  void everyStartTagIsReportedWithItsPlaceHoweverManyLinesItTakes() {
    var xml =
        """
        <?xml version="1.0"?>
        <!-- first -->
        <a>
          <b x="1"
             y="2"/><c/>text &lt;<d/><![CDATA[ <x> ]]><e
          /></a>
        """;
    assertThat(places(xml.getBytes(UTF_8)))
        .containsExactly("a 3:1", "b 4:3", "c 5:13", "d 5:26", "e 5:47");
  }

  @Test
  void placesDoNotDependOnTheKindOfLineEnd() {
    assertThat(places("<a>\r\n <b/>\r\n\r <c\r\n/></a>".getBytes(UTF_8)))
        .containsExactly("a 1:1", "b 2:2", "c 4:2");
  }

  @Test
  void textIsThatOfTheElementAloneWithCdataAndEntities() {
    var cursor = open("<a> x &lt; <![CDATA[<y>]]><!-- no --><b>not this</b> &#65;</a>");
    assertThat(cursor.text()).isEqualTo(" x < <y> A");
    cursor.finish();
  }

  @Test
  void whatAHandlerDoesNotReadIsSkipped() {
    var names = new ArrayList<String>();
    var cursor = open("<a><b><x/><y><z/></y></b><c><x/></c></a>");
    cursor.children(
        tag -> {
          names.add(tag.name());
          if (tag.name().equals("c")) {
            cursor.children(inner -> names.add(inner.name()));
          }
        });
    cursor.finish();
    assertThat(names).containsExactly("b", "c", "x");
  }

  @Test
  void attributesAreFoundByNamespaceAndName() {
    var tag = open("<a x='1' p:x='2' xmlns:p='urn:p' xmlns='urn:d'/>").tag();
    assertThat(tag.namespace()).isEqualTo("urn:d");
    assertThat(tag.attribute("x")).isEqualTo("1");
    assertThat(tag.attribute("urn:p", "x")).isEqualTo("2");
    assertThat(tag.attribute("y")).isNull();
    assertThat(tag.attributes()).hasSize(2);
  }

  @Test
  void encodingsAreReadByMarkOrDeclaration() {
    var mark = "\ufeff";
    var plain = "<a b='\u00e4'/>";
    var latin = "<?xml version='1.0' encoding='ISO-8859-1'?>" + plain;
    var utf16 = "<?xml version='1.0' encoding='UTF-16'?>" + plain;
    var files =
        List.of(
            plain.getBytes(UTF_8),
            (mark + plain).getBytes(UTF_8),
            latin.getBytes(ISO_8859_1),
            (mark + utf16).getBytes(UTF_16BE),
            (mark + utf16).getBytes(UTF_16LE),
            utf16.getBytes(UTF_16BE),
            utf16.getBytes(UTF_16LE),
            (mark + plain).getBytes(Charset.forName("UTF-32BE")),
            (mark + plain).getBytes(Charset.forName("UTF-32LE")));
    assertThat(files)
        .allSatisfy(
            file -> {
              var cursor = XmlCursor.open("r", file, XmlLimits.DEFAULT);
              cursor.finish();
              assertThat(cursor.tag().attribute("b")).isEqualTo("\u00e4");
            });
  }

  @Test
  void bytesThatAreNoTextAreRefusedWithTheirPlace() {
    var problem = problem("<a>\n <b c='\u00e4'/></a>".getBytes(ISO_8859_1), XmlLimits.DEFAULT);
    assertThat(problem).isEqualTo("XML-006 2:8 Byte 12 is no text in UTF-8.");
  }

  @Test
  void anUnknownEncodingIsRefused() {
    assertThat(problem("<?xml version='1.0' encoding='klingon'?><a/>"))
        .isEqualTo("XML-006 1:1 The encoding 'klingon' is unknown.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE a><a/>",
        "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
        "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY x 'x'><!ENTITY y '&x;&x;&x;'>]><a b='&y;'/>",
        "<!DOCTYPE a [<!ENTITY % x SYSTEM 'http://localhost:1/x'> %x;]><a/>"
      })
  void aDoctypeIsRefusedWhateverItHolds(String xml) {
    assertThat(problem(xml)).startsWith("XML-002 1:");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "plain",
        "<a>",
        "<a></b>",
        "<a/><b/>",
        "<a/>text",
        "<a>&x;</a>",
        "<a b='&x;'/>",
        "<a b='<'/>",
        "<a b=1/>",
        "<a b='1' b='2'/>",
        "<p:a/>",
        "<a p:b='1'/>",
        "<a>\u0001</a>",
        " <?xml version='1.0'?><a/>",
        "<a xmlns:p=''/>"
      })
  void whatIsNotWellFormedIsRefused(String xml) {
    assertThat(problem(xml)).matches("(?s)XML-001 \\d+:\\d+ \\S.*\\.");
  }

  @Test
  void aNamespaceMistakeIsExplainedInWords() {
    assertThat(problem("<a b='1' b='2'/>")).endsWith("An attribute is given twice: a, b.");
    assertThat(problem("<a p:b='1'/>")).endsWith("A prefix is not declared: a, p:b, p.");
  }

  @Test
  void aDeepResourceIsRefusedAtItsLimit() {
    assertThat(problem("<a>".repeat(256) + "</a>".repeat(256))).isNull();
    assertThat(problem("<a>".repeat(257) + "</a>".repeat(257)))
        .startsWith("XML-004 1:")
        .endsWith("Element 'a' is more than 256 elements deep.");
  }

  @ParameterizedTest
  @ValueSource(ints = {1025, 2049, 5000, 20_000})
  void anElementWithTooManyAttributesIsRefused(int count) {
    assertThat(problem(withAttributes(1024))).isNull();
    assertThat(problem(withAttributes(count))).startsWith("XML-005 1:");
  }

  @Test
  void aLargeResourceIsRefusedBeforeItIsRead() {
    assertThat(problem("<a/>    ".getBytes(UTF_8), new XmlLimits(7, 1, 1)))
        .isEqualTo("XML-003 0:0 It has 8 bytes; the limit is 7.");
  }

  @Test
  void aLongTextOfEntitiesIsNoBomb() {
    assertThat(open("<a>" + "&lt;".repeat(200_000) + "</a>").text()).hasSize(200_000);
  }

  private static String withAttributes(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "b" + i + "='1'")
        .collect(Collectors.joining(" ", "<a ", "/>"));
  }

  private static List<String> places(byte[] xml) {
    var cursor = XmlCursor.open("r", xml, XmlLimits.DEFAULT);
    var places = new ArrayList<String>();
    places.add(place(cursor.tag()));
    cursor.children(tag -> places.add(place(tag)));
    cursor.finish();
    return places;
  }

  private static String place(XmlTag tag) {
    return tag.name() + " " + tag.line() + ":" + tag.column();
  }

  private static XmlCursor open(String xml) {
    return XmlCursor.open("r", xml.getBytes(UTF_8), XmlLimits.DEFAULT);
  }

  private static String problem(String xml) {
    return problem(xml.getBytes(UTF_8), XmlLimits.DEFAULT);
  }

  private static String problem(byte[] xml, XmlLimits limits) {
    var thrown =
        catchThrowableOfType(XmlException.class, () -> XmlCursor.open("r", xml, limits).finish());
    if (thrown == null) {
      return null;
    }
    var problem = thrown.problem();
    assertThat(problem.resource()).isEqualTo("r");
    return problem.code() + " " + problem.line() + ":" + problem.column() + " " + problem.message();
  }
}
