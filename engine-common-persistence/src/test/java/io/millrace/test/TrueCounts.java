package io.millrace.test;

import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Ownership;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.persistence.Tables;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Every count column holds what {@code count(*)} says, and no counted row is without its owner.
 *
 * <p>What counts what is read from the ownerships that the engines declare, so a new count is
 * checked as soon as it is declared. Each table is read once per question and compared here, so
 * that the check costs the same with a hundred rows and a hundred thousand.
 */
record TrueCounts(Tables tables) implements Invariant {

  private static final int MOST_NAMED = 10;

  /** A place where counted rows name their owner: table, column and condition. */
  private record Place(Table<?> dependent, String column, String condition) {}

  @Override
  public List<String> violations(Connection connection) throws SQLException {
    var violations = new ArrayList<String>();
    for (var ownership : tables.ownerships()) {
      violations.addAll(wrongCounts(connection, ownership));
    }
    for (var place : ownersByPlace().entrySet()) {
      violations.addAll(orphans(connection, place.getKey(), place.getValue()));
    }
    return violations;
  }

  private static List<String> wrongCounts(Connection connection, Ownership ownership)
      throws SQLException {
    var count = ownership.kind().column();
    var said = numbers(connection, "select ID_, " + count + " from " + ownership.owner());
    var real =
        rowsByOwner(
            connection,
            new Place(ownership.dependent(), ownership.ownerColumn(), ownership.condition()));
    return said.entrySet().stream()
        .filter(owner -> !owner.getValue().equals(real.getOrDefault(owner.getKey(), 0L)))
        .limit(MOST_NAMED)
        .map(
            owner ->
                "%s %d says %s = %d, but %s has %d such rows"
                    .formatted(
                        ownership.owner(),
                        owner.getKey(),
                        count,
                        owner.getValue(),
                        ownership.dependent(),
                        real.getOrDefault(owner.getKey(), 0L)))
        .toList();
  }

  private Map<Place, List<Table<? extends OwnerEntity>>> ownersByPlace() {
    var owners = new LinkedHashMap<Place, List<Table<? extends OwnerEntity>>>();
    for (var o : tables.ownerships()) {
      owners
          .computeIfAbsent(
              new Place(o.dependent(), o.ownerColumn(), o.condition()), p -> new ArrayList<>())
          .add(o.owner());
    }
    return owners;
  }

  private static List<String> orphans(
      Connection connection, Place place, List<Table<? extends OwnerEntity>> owners)
      throws SQLException {
    var anyOwner =
        owners.stream()
            .map(owner -> "select ID_, 0 from " + owner)
            .collect(Collectors.joining(" union all "));
    var present = numbers(connection, anyOwner);
    return rowsByOwner(connection, place).entrySet().stream()
        .filter(rows -> rows.getKey() != 0 && !present.containsKey(rows.getKey()))
        .limit(MOST_NAMED)
        .map(
            rows ->
                "%d rows of %s are orphans: their %s %d is not there"
                    .formatted(rows.getValue(), place.dependent(), place.column(), rows.getKey()))
        .toList();
  }

  private static Map<Long, Long> rowsByOwner(Connection connection, Place place)
      throws SQLException {
    var sql =
        "select %1$s, count(*) from %2$s where %1$s is not null%3$s group by %1$s"
            .formatted(
                place.column(),
                place.dependent(),
                place.condition() == null ? "" : " and " + place.condition());
    return numbers(connection, sql);
  }

  private static Map<Long, Long> numbers(Connection connection, String sql) throws SQLException {
    var numbers = new HashMap<Long, Long>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        numbers.put(rows.getLong(1), rows.getLong(2));
      }
    }
    return numbers;
  }
}
