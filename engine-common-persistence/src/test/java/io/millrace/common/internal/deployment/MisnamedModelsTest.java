package io.millrace.common.internal.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Models that are only stored, because their names do not say what they are. */
class MisnamedModelsTest {

  private static final String MODEL =
      "<?xml version='1.0'?><!-- x --><l:list xmlns:l='http://list'/>";

  private final DefinitionDeployers deployers = new DefinitionDeployers();

  @BeforeEach
  void addEngine() {
    deployers.add(new ListDeployer());
  }

  private List<String> warnings(String name, String content) {
    var resource = new ResourceDraft(name, content.getBytes(StandardCharsets.UTF_8));
    return new MisnamedModels(deployers).among(List.of(resource));
  }

  @Test
  void aModelUnderAnotherNameIsNamedWithTheSuffixesThatCount() {
    assertThat(warnings("folder/a.xml", MODEL))
        .containsExactly(
            "The resource 'folder/a.xml' looks like LIST, but it is stored only and nothing is"
                + " deployed from it, because its name does not end in .list or .list.xml. Deploy it"
                + " under such a name.");
  }

  @Test
  void whatIsNoModelOrIsReadIsNotSpokenOf() {
    assertThat(warnings("a.list.xml", MODEL)).isEmpty();
    assertThat(warnings("a.txt", MODEL)).isEmpty();
    assertThat(warnings("a.xml", "<list xmlns='http://other'/>")).isEmpty();
    assertThat(warnings("a.xml", "<other xmlns='http://list'/>")).isEmpty();
    assertThat(warnings("a.xml", "no XML")).isEmpty();
    assertThat(warnings("a.xml", "")).isEmpty();
  }
}
