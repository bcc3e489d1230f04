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
  private static final Pattern TEXTS =
      Pattern.compile("(?<=\n  )[A-Z0-9_]+_ (varchar|longtext)[^\n]*(?=,\n)");
  private static final Pattern MODIFIED = Pattern.compile("\n  modify ([^\n]*?)[,;](?=\n)");
  private static final Pattern LENGTH = Pattern.compile("(varbinary\\(|[A-Z]_\\()(\\d+)\\)");
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

  /** A character is kept as four bytes at most, and is nothing else there. */
  @ParameterizedTest
  @ValueSource(strings = {"common", "bpmn", "cmmn"})
  void beforeMySql8017TextsAreBytesAndAllElseIsTheSame(String part) {
    assertThat(tables("mysql/before-8.0.17/create", part))
        .isEqualTo(bytes(tables("mysql/create", part)));
    assertThat(read("mysql/before-8.0.17/drop", part)).isEqualTo(read("mysql/drop", part));
  }

  /** Each column of texts, with all that is said of it, or it would lose what is not. */
  @ParameterizedTest
  @ValueSource(strings = {"common", "bpmn", "cmmn"})
  void upgradesChangeEveryTextAndNothingElse(String part) {
    var texts = found(TEXTS, "mysql", part);
    assertThat(MODIFIED.matcher(read("mysql/upgrade/server-8.0.17", part)).results())
        .extracting(match -> match.group(1))
        .isEqualTo(texts);
    assertThat(MODIFIED.matcher(read("mysql/before-8.0.17/upgrade/to-2", part)).results())
        .extracting(match -> match.group(1))
        .isEqualTo(texts.stream().map(ScriptsAgreeTest::bytes).toList());
  }

  private static String tables(String script, String part) {
    var text = read(script, part);
    return text.substring(text.indexOf("create table"))
        .replaceAll(" /\\*M?!.*;", ";")
        .replace(" collate = utf8mb4_bin;", ";");
  }

  private static String bytes(String tables) {
    return LENGTH
        .matcher(tables.replace("longtext", "longblob").replace("varchar(", "varbinary("))
        .replaceAll(match -> match.group(1) + 4 * Integer.parseInt(match.group(2)) + ")");
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
    return pattern
        .matcher(read(database + "/create", part))
        .results()
        .map(match -> match.group())
        .toList();
  }

  private static String read(String script, String part) {
    var name = "/io/millrace/sql/" + script + "-" + part + ".sql";
    try (var stream = ScriptsAgreeTest.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
