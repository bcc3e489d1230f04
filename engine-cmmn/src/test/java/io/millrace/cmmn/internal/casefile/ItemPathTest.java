package io.millrace.cmmn.internal.casefile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ItemPathTest {

  @Test
  void aPathIsReadAsItIsWritten() {
    for (var text : List.of("claim", "folder/letter", "folder[2]/letter[13]/page", "a b/c.d")) {
      assertThat(ItemPath.of(text).text()).isEqualTo(text);
    }
    assertThat(ItemPath.of("claim[1]").text()).isEqualTo("claim");
  }

  @Test
  void whatIsNoPathIsNotRead() {
    for (var text :
        List.of("", "/", "a/", "/a", "a[0]", "a[-1]", "a[x]", "a[", "a]", "a[1]b", "[2]")) {
      assertThat(ItemPath.of(text)).as(text).isNull();
    }
  }

  @Test
  void aPathKnowsWhatIsAroundIt() {
    var letter = ItemPath.of("folder[2]/letter[3]");

    assertThat(letter.parent()).isEqualTo(ItemPath.of("folder[2]"));
    assertThat(letter.parent().parent()).isNull();
    assertThat(letter.isSibling(ItemPath.of("folder[2]/letter"))).isTrue();
    assertThat(letter.isSibling(ItemPath.of("folder/letter"))).isFalse();
    assertThat(letter.numbered(1).text()).isEqualTo("folder[2]/letter");
  }

  @Test
  void aReferenceIsReadAsItIsWritten() {
    var reference = Reference.of("folder/letter->person[2]");

    assertThat(reference.source().text()).isEqualTo("folder/letter");
    assertThat(reference.target().text()).isEqualTo("person[2]");
    assertThat(reference.text()).isEqualTo("folder/letter->person[2]");
    assertThat(Reference.of("letter")).isNull();
    assertThat(Reference.of("->letter")).isNull();
    assertThat(Reference.of("letter->")).isNull();
  }

  @Test
  void aNameThatLooksLikeAPathIsNone() {
    assertThat(List.of("a/b", "a[2]", "a]", "a->b", " ", "a ")).noneMatch(ItemPath::isName);
    assertThat(List.of("a", "a b", "a-b", "a>b", "ä.b")).allMatch(ItemPath::isName);
  }
}
