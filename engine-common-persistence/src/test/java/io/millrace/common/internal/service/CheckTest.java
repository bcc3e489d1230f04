package io.millrace.common.internal.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckTest {

  private final Check check = new Check("RuntimeService");

  @Test
  void messageNamesServiceMethodArgumentAndRemedy() {
    assertThatThrownBy(() -> check.text("trigger", "executionId", null))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("RuntimeService.trigger: the executionId is null. Pass a value.");
    assertThatThrownBy(() -> check.text("trigger", "executionId", ""))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("is empty");
    assertThatThrownBy(() -> check.optional("start", "businessKey", "x".repeat(256)))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("256 characters");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"zero \0", "half a pair \ud83d", "\ud83d\ud83d\ude00", "\ude00 the other half"})
  void aTextThatNotEveryDatabaseCanStoreIsRefused(String text) {
    assertThatThrownBy(() -> check.optional("start", "businessKey", text))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("RuntimeService.start: the businessKey holds ")
        .hasMessageContaining("which not every database can store");
    assertThat(check.optional("start", "businessKey", "\ud83d\ude00")).isEqualTo("\ud83d\ude00");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "abc",
        "-1",
        "0",
        "007",
        " 1",
        "1 ",
        "99999999999999999999",
        "1' or '1'='1",
        "\u0661"
      })
  void textThatIsNoIdOfOursIsNotFound(String id) {
    assertThatThrownBy(() -> check.id("trigger", "executionId", id))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("executionId '" + id + "'");
  }

  @Test
  void idsAreSortedAndTakenOnce() {
    assertThat(check.ids("bulk", "ids", List.of("3", "1", "3"))).containsExactly(1L, 3L);
    assertThat(check.known("bulk", "ids", List.of("3", "x", "1"))).containsExactly(3L, 1L);
    assertThatThrownBy(() -> check.ids("bulk", "ids", List.of("1", "x")))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> check.ids("bulk", "ids", List.of()))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> check.ids("bulk", "ids", Arrays.asList("1", null)))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void variablesAreCopiedAndMayBeNull() {
    var variables = new HashMap<String, Object>();
    variables.put("a", null);
    var copy = check.variables("start", variables);
    variables.put("b", 1);
    assertThat(copy).containsOnlyKeys("a").containsEntry("a", null);
    assertThat(check.variables("start", null)).isEmpty();
    assertThatThrownBy(() -> check.variables("start", Collections.singletonMap("", 1)))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("variable name");
  }

  @Test
  void usersAreKeptPerThreadAndTheProviderIsAskedWhereNobodyIsNamed() throws InterruptedException {
    var users = new AuthenticatedUsers(null);
    users.name("kermit");
    var other = new Thread(() -> users.name("gonzo"));
    other.start();
    other.join();
    assertThat(users.currentUserId()).isEqualTo("kermit");
    users.name(null);
    assertThat(users.currentUserId()).isNull();
    assertThat(users.groupsOf("kermit")).isEmpty();
  }
}
