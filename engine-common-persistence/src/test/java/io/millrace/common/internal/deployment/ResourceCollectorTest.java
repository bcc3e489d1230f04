package io.millrace.common.internal.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.xml.XmlAttribute;
import io.millrace.common.internal.xml.XmlCursor;
import io.millrace.common.internal.xml.XmlLimits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResourceCollectorTest {

  private final ResourceCollector collector = new ResourceCollector();

  private static ZipInputStream zip(String... namesAndTexts) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      for (var i = 0; i < namesAndTexts.length; i += 2) {
        zip.putNextEntry(new ZipEntry(namesAndTexts[i]));
        zip.write(namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
      }
    }
    return new ZipInputStream(new ByteArrayInputStream(bytes.toByteArray()));
  }

  @Test
  void resourcesKeepTheirOrderAndTheLastOfANameWins() {
    collector.addText("b", "first");
    collector.addText("a", "ä");
    collector.addBytes("b", new byte[] {1});
    assertThat(collector.resources()).extracting(ResourceDraft::name).containsExactly("b", "a");
    assertThat(collector.resources().get(0).bytes()).containsExactly(1);
    assertThat(collector.resources().get(1).bytes())
        .isEqualTo("ä".getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<a b='ü€'/>",
        "<?xml version='1.0' encoding = 'UTF-16' standalone='yes'?><a b='ü€'/>",
        "<?xml version='1.0' encoding='windows-1252'?><a b='ü€'/>",
        "<?xml version='1.0' encoding='ISO-2022-CN'?><a b='ü€'/>",
        "<?xml version='1.0' encoding='nobody-knows'?><a b='ü€'/>",
        "\uFEFF<?xml version='1.0' encoding='ISO-8859-1'?><a b='ü€'/>",
        "<?xml version='1.0' encoding='utf-8'?><a b='ü€'/>",
        "<?xml version='1.0'?><a b='ü€'/>",
        "<a b='ü€'/>"
      })
  void aTextIsReadAsItIsWhateverEncodingItDeclares(String text) throws Exception {
    collector.addText("a", text);
    var bytes = collector.resources().get(0).bytes();
    var read = XmlCursor.open("a", bytes, XmlLimits.DEFAULT).tag().attributes();
    assertThat(read).extracting(XmlAttribute::value).containsExactly("ü€");
    var others =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(bytes));
    assertThat(others.getDocumentElement().getAttribute("b")).isEqualTo("ü€");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<?xml version='1.0' encoding='ISO-8859-1'?><a b='u'/>",
        "<?xml version='1.0' encoding='utf-8'?><a b='ü'/>",
        "no XML, encoding='ISO-8859-1' ü",
        "<a x='<?xml encoding=\"UTF-16\"?>' b='ü'/>"
      })
  void aTextThatIsReadAlikeStaysAsItIs(String text) {
    collector.addText("a", text);
    assertThat(collector.resources().get(0).bytes())
        .isEqualTo(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void bytesAreCopied() {
    var bytes = new byte[] {1};
    collector.addBytes("a", bytes);
    bytes[0] = 2;
    assertThat(collector.resources().get(0).bytes()).containsExactly(1);
  }

  @Test
  void filesOfAnArchiveKeepTheirFolders() throws IOException {
    collector.addArchive(zip("folder/", "", "folder/a.txt", "one", "b.txt", "two"));
    assertThat(collector.resources())
        .extracting(ResourceDraft::name)
        .containsExactly("folder/a.txt", "b.txt");
  }

  @Test
  void resourceIsRefusedWhereItIsLargerThanTheLimit() {
    var endless =
        new InputStream() {
          @Override
          public int read() {
            return 'x';
          }

          @Override
          public int read(byte[] target, int offset, int length) {
            return length;
          }
        };
    assertThatThrownBy(() -> collector.addStream("large", endless))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageContaining("'large'")
        .hasMessageContaining("16777216");
    collector.addBytes("fits", new byte[ResourceCollector.MOST_BYTES]);
    assertThatThrownBy(
            () -> collector.addBytes("large", new byte[ResourceCollector.MOST_BYTES + 1]))
        .isInstanceOf(LimitExceededException.class);
  }

  @Test
  void archiveIsRefusedWhereItGrowsTooLargeWhenUnpacked() throws IOException {
    var file = "x".repeat(ResourceCollector.MOST_BYTES);
    var archive = zip("a", file, "b", file, "c", file, "d", file, "e", "x");
    assertThatThrownBy(() -> collector.addArchive(archive))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageContaining("'e'");
  }

  @Test
  void classPathIsSearched() {
    collector.addFromClassPath(
        "io/millrace/common/internal/deployment/ResourceCollectorTest.class", null);
    assertThat(collector.resources().get(0).bytes()).startsWith(0xCA, 0xFE, 0xBA, 0xBE);
    assertThatThrownBy(() -> collector.addFromClassPath("no/such.bpmn", null))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("no/such.bpmn");
  }

  @Test
  void argumentsThatAreMissingAreNamed() {
    assertThatThrownBy(() -> collector.addText(null, "x"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("addString");
    assertThatThrownBy(() -> collector.addText("", "x")).isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> collector.addText("a".repeat(256), "x"))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> collector.addText("a", null))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'a'");
    assertThatThrownBy(() -> collector.addStream("a", null))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> collector.addBytes("a", null))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> collector.addArchive(null)).isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(collector::resources)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("without resources");
  }

  @Test
  void streamThatFailsIsNamed() {
    var failing =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("cable cut");
          }
        };
    assertThatThrownBy(() -> collector.addStream("order.bpmn", failing))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("order.bpmn")
        .hasMessageContaining("cable cut");
  }
}
