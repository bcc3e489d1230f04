package io.millrace.test;

import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Ownership;
import io.millrace.common.internal.persistence.Table;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every count column holds what {@code count(*)} says, and no counted row is without its owner.
 *
 * <p>What counts what is read from the ownerships that the engines declare, so a new count is
 * checked as soon as it is declared. All tables are read in one statement, each once per question,
 * and compared here, so that the check costs the same with a hundred rows and a hundred thousand.
 */
final class TrueCounts implements Invariant {

  private static final int MOST_NAMED = 10;

  private final Set<Ownership> ownerships;
  private final Map<Place, List<Table<? extends OwnerEntity>>> ownersByPlace =
      new LinkedHashMap<>();

  /** A place where counted rows name their owner: table, column and condition. */
  private record Place(Table<?> dependent, String column, String condition) {

    static Place of(Ownership ownership) {
      return new Place(ownership.dependent(), ownership.ownerColumn(), ownership.condition());
    }

    String rows() {
      return "from %s where %s is not null%s"
          .formatted(dependent, column, condition == null ? "" : " and " + condition);
    }

    /** The owners, with how many rows each has. */
    String question() {
      return "%s as OWNER_, count(*) as NUMBER_ %s group by %s".formatted(column, rows(), column);
    }
  }

  /** A column that counts. */
  private record Count(Table<?> owner, String column) {

    static Count of(Ownership ownership) {
      return new Count(ownership.owner(), ownership.kind().column());
    }

    String rows() {
      return "from %s where %s <> 0".formatted(owner, column);
    }

    /** The owners that say they have rows, with how many. */
    String question() {
      return "ID_ as OWNER_, %s as NUMBER_ %s".formatted(column, rows());
    }
  }

  /** What all questions have found. */
  private record Found(Map<Object, Map<Long, Long>> numbers) {

    Map<Long, Long> of(Object question) {
      return numbers.getOrDefault(question, Map.of());
    }
  }

  /** Checks what these ownerships declare. */
  TrueCounts(Collection<Ownership> ownerships) {
    this.ownerships = new LinkedHashSet<>(ownerships);
    for (var one : this.ownerships) {
      ownersByPlace.computeIfAbsent(Place.of(one), place -> new ArrayList<>()).add(one.owner());
    }
  }

  /** Where nothing is counted and no owner says that anything is, nothing can be wrong. */
  @Override
  public String suspects() {
    var counted = ownersByPlace.keySet().stream().map(Place::rows);
    var counting = ownerships.stream().map(Count::of).distinct().map(Count::rows);
    return Stream.concat(counting, counted)
        .map(rows -> "select 1 " + rows)
        .collect(Collectors.joining(" union all "));
  }

  @Override
  public List<String> violations(Connection connection) throws SQLException {
    var found = ask(connection);
    var violations = new ArrayList<String>();
    ownerships.forEach(ownership -> violations.addAll(wrongCounts(ownership, found)));
    ownersByPlace.forEach((place, owners) -> violations.addAll(orphans(place, owners, found)));
    return violations;
  }

  private Found ask(Connection connection) throws SQLException {
    var questions = new LinkedHashMap<Object, String>();
    for (var one : ownerships) {
      questions.putIfAbsent(one.owner(), "ID_ as OWNER_, 0 as NUMBER_ from " + one.owner());
      questions.putIfAbsent(Count.of(one), Count.of(one).question());
      questions.putIfAbsent(Place.of(one), Place.of(one).question());
    }
    var asked = List.copyOf(questions.keySet());
    var sql = new StringBuilder();
    for (var i = 0; i < asked.size(); i++) {
      sql.append(i == 0 ? "" : " union all ")
          .append("select ")
          .append(i)
          .append(" as QUESTION_, ")
          .append(questions.get(asked.get(i)));
    }
    var numbers = new HashMap<Object, Map<Long, Long>>();
    try (var statement = connection.prepareStatement(sql.toString());
        var rows = statement.executeQuery()) {
      while (rows.next()) {
        numbers
            .computeIfAbsent(asked.get(rows.getInt(1)), question -> new HashMap<>())
            .put(rows.getLong(2), rows.getLong(3));
      }
    }
    return new Found(numbers);
  }

  private static List<String> wrongCounts(Ownership ownership, Found found) {
    var said = found.of(Count.of(ownership));
    var real = found.of(Place.of(ownership));
    return found.of(ownership.owner()).keySet().stream()
        .filter(owner -> !said.getOrDefault(owner, 0L).equals(real.getOrDefault(owner, 0L)))
        .limit(MOST_NAMED)
        .map(
            owner ->
                "%s %d says %s = %d, but %s has %d such rows"
                    .formatted(
                        ownership.owner(),
                        owner,
                        ownership.kind().column(),
                        said.getOrDefault(owner, 0L),
                        ownership.dependent(),
                        real.getOrDefault(owner, 0L)))
        .toList();
  }

  private static List<String> orphans(
      Place place, List<Table<? extends OwnerEntity>> owners, Found found) {
    return found.of(place).entrySet().stream()
        .filter(rows -> rows.getKey() != 0)
        .filter(rows -> owners.stream().noneMatch(owner -> isThere(owner, rows.getKey(), found)))
        .limit(MOST_NAMED)
        .map(
            rows ->
                "%d rows of %s are orphans: their %s %d is not there"
                    .formatted(rows.getValue(), place.dependent(), place.column(), rows.getKey()))
        .toList();
  }

  private static boolean isThere(Table<?> owner, long id, Found found) {
    return found.of(owner).containsKey(id);
  }
}
