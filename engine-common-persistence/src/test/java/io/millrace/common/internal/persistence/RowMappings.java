package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.query.column.InstanceColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Conditions;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.query.mapping.Mappers;
import java.time.Instant;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Checks that a row looks the same whether a unit of work reads it by its table's descriptor or a
 * query by its mapper.
 *
 * @param executor the store's executor
 * @param mappers the mappers
 */
public record RowMappings(CommandExecutor executor, Mappers mappers) {

  private static final Map<String, String> WORDS =
      Map.of("STATE_", "dead_letter", "DELEGATION_STATE_", "pending", "EVENT_", "created");

  /** Checks a full row and an empty one; counts and the columns named are none of the mapper's. */
  public <E extends Entity> void agree(Table<E> table, String mapper, Set<String> notMapped) {
    for (var full : new boolean[] {true, false}) {
      var row = insert(table, full);
      E found = read(mapper, row.id());
      assertThat(values(table, found, notMapped))
          .as(mapper)
          .isEqualTo(values(table, row, notMapped));
    }
  }

  /** Checks a row whose references a test has set; all other columns get values. */
  public <E extends Entity> void agree(
      Table<E> table, Row<E> row, String mapper, Set<String> notMapped) {
    var number = new AtomicInteger(1);
    for (var column : table.columns()) {
      var set = column.read().apply(row.entity());
      if (!Set.of("ID_", "REV_").contains(column.name()) && (set == null || set.equals(0))) {
        column.write().accept(row.entity(), value(column, number.getAndIncrement()));
      }
    }
    executor.execute(context -> context.unitOfWork().insert(row.entity()));
    E found = read(mapper, row.entity().id());
    assertThat(values(table, found, notMapped)).isEqualTo(values(table, row.entity(), notMapped));
  }

  /**
   * Checks that a row of what runs has, as history shows it, the same values in the columns that
   * both have.
   */
  public <E extends Entity, H extends Entity> void agree(
      Table<E> running, Table<H> history, String mapper, Set<String> notMapped) {
    var row = insert(running, true);
    H found = read(mapper, row.id());
    var expected = values(running, row, notMapped);
    var seen = values(history, found, notMapped);
    expected.keySet().retainAll(seen.keySet());
    assertThat(expected).hasSizeGreaterThan(5);
    assertThat(seen).as(mapper).containsAllEntriesOf(expected);
  }

  private <E extends Entity> E read(String mapper, long id) {
    return executor.execute(
        context -> {
          Condition own = Conditions.equal(InstanceColumn.ID, id);
          var found = mappers.<E>list(context.session(), mapper + ".list", Selection.of(own));
          assertThat(found).as(mapper).hasSize(1);
          return found.get(0);
        });
  }

  private <E extends Entity> E insert(Table<E> table, boolean full) {
    var row = table.newEntity();
    var number = new AtomicInteger(1);
    for (var column : table.columns()) {
      var must = isRequired(column.name());
      if (!Set.of("ID_", "REV_").contains(column.name()) && (full || must)) {
        column.write().accept(row, value(column, number.getAndIncrement()));
      }
    }
    return executor.execute(context -> context.unitOfWork().insert(row));
  }

  /**
   * Returns whether a column has to have a value: the entity's own default says nothing about that.
   */
  private static boolean isRequired(String column) {
    return !Set.of(
                "CLAIM_TIME_",
                "DUE_DATE_",
                "FOLLOW_UP_DATE_",
                "LOCK_EXPIRATION_TIME_",
                "FAILED_SINCE_",
                "ACTIVITY_START_TIME_")
            .contains(column)
        && (column.endsWith("TIME_")
            || WORDS.containsKey(column)
            || Set.of(
                    "NAME_",
                    "KEY_",
                    "TYPE_",
                    "HANDLER_TYPE_",
                    "SCOPE_TYPE_",
                    "EVENT_TYPE_",
                    "RESOURCE_NAME_",
                    "STATUS_",
                    "OPERATION_TYPE_",
                    "ENTITY_TYPE_",
                    "ACTIVITY_ID_",
                    "ACTIVITY_TYPE_",
                    "START_ACTIVITY_ID_")
                .contains(column));
  }

  private static Object value(Column<?> column, int number) {
    if (Set.of("EXTERNAL_ID_", "NAME_", "KEY_", "ACTIVITY_ID_").contains(column.name())) {
      return "ä " + UUID.randomUUID(); // unique in its table
    }
    return switch (column.type()) {
      case ID, REF, NUMBER -> 1_000_000_000_000L + number;
      case INT -> number;
      case BOOL -> true;
      case STRING -> WORDS.getOrDefault(column.name(), "\u00e4 " + number);
      case TIME -> Instant.parse("2031-07-08T09:10:11.123456Z").plusSeconds(number);
      case DOUBLE -> number + 0.25;
      case BYTES -> new byte[] {0, (byte) number, -1};
    };
  }

  private static <E extends Entity> Map<String, Object> values(
      Table<E> table, Entity row, Set<String> notMapped) {
    var values = new LinkedHashMap<String, Object>();
    var all = table.values(row);
    for (var i = 0; i < all.length; i++) {
      var name = table.columns().get(i).name();
      if (!name.endsWith("_COUNT_") && !notMapped.contains(name)) {
        values.put(name, all[i] instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : all[i]);
      }
    }
    return values;
  }
}
