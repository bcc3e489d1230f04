package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.ResourceEntity;
import io.millrace.common.internal.idempotency.IdempotencyKeyEntity;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.variable.VariableEntity;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A column or an index that one database has, the others have too. */
class ScriptsAgreeTest {

  private static final Pattern NAMES =
      Pattern.compile("(?m)^create table if not exists MR_\\w+|^  [A-Z_]+_ ");
  private static final Pattern OTHER_KEYS =
      Pattern.compile(
          "(?<=create unique index if not exists \\w{1,60} on )MR_\\w+(?= \\((?!EXTERNAL_ID_))");
  private static final Pattern INDEXES = Pattern.compile("IX_MR_\\w+");

  @ParameterizedTest
  @ValueSource(strings = {"common", "bpmn", "cmmn"})
  void tablesHaveTheSameColumnsInTheSameOrder(String part) {
    var expected = found(NAMES, "h2", part);
    assertThat(expected).hasSizeGreaterThan(50);
    assertThat(found(NAMES, "postgresql", part)).isEqualTo(expected);
    assertThat(found(NAMES, "mysql", part)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"common", "bpmn", "cmmn"})
  void tablesHaveTheSameIndexes(String part) {
    var expected = new TreeSet<>(found(INDEXES, "h2", part));
    assertThat(expected).hasSizeGreaterThan(5);
    assertThat(new TreeSet<>(found(INDEXES, "postgresql", part))).isEqualTo(expected);
    assertThat(new TreeSet<>(found(INDEXES, "mysql", part))).isEqualTo(expected);
  }

  /** An id that callers choose is told row by row, {@link Entity#isWrittenApart}. */
  @Test
  void tablesWithAKeyBesidesTheirIdSaySo() {
    var saying =
        Stream.of(
                DefinitionEntity.TABLE,
                EventSubscriptionEntity.TABLE,
                IdempotencyKeyEntity.TABLE,
                ResourceEntity.TABLE,
                VariableEntity.TABLE)
            .filter(Table::hasOtherKey)
            .map(Table::name)
            .toList();
    assertThat(new TreeSet<>(found(OTHER_KEYS, "postgresql", "common")))
        .containsExactlyElementsOf(saying);
    assertThat(found(OTHER_KEYS, "postgresql", "bpmn")).isEmpty();
    assertThat(found(OTHER_KEYS, "postgresql", "cmmn")).isEmpty();
  }

  private static List<String> found(Pattern pattern, String database, String part) {
    var name = "/io/millrace/sql/" + database + "/create-" + part + ".sql";
    try (var script = ScriptsAgreeTest.class.getResourceAsStream(name)) {
      var text = new String(script.readAllBytes(), StandardCharsets.UTF_8);
      return pattern.matcher(text).results().map(match -> match.group()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
