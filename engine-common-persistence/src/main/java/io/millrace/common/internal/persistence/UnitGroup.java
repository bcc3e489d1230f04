package io.millrace.common.internal.persistence;

import io.millrace.common.OutcomeUnknownException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** The units of work that one writer writes together: its own and those of others. */
final class UnitGroup {

  /** How many rows one transaction takes at most; more are no cheaper, and others wait for them. */
  static final int MOST_ROWS = 500;

  /** How many bytes of values it takes at most: far less than servers refuse (16 MB on MySQL). */
  static final long MOST_BYTES = 1 << 20;

  private final FlushPlan own;
  private final List<QueuedUnit> others = new ArrayList<>();
  private final Set<Long> held = new HashSet<>();
  private int rows;
  private long bytes;
  private long tripNanos;
  private UnitEnd end = UnitEnd.APART;
  private Throwable cause;

  UnitGroup(FlushPlan own) {
    this.own = own;
    this.rows = own.rows();
    this.bytes = own.insertedBytes();
    addHeld(own, held);
  }

  /**
   * Takes a unit unless there would be too many rows or bytes then, or rows that two of them
   * believe to know: in one statement none of the two would notice the other.
   */
  boolean take(QueuedUnit unit) {
    if (rows + unit.rows() > MOST_ROWS || bytes + unit.bytes() > MOST_BYTES) {
      return false;
    }
    var more = new HashSet<Long>();
    addHeld(unit.plan(), more);
    if (!Collections.disjoint(held, more)) {
      return false;
    }
    held.addAll(more);
    others.add(unit);
    rows += unit.rows();
    bytes += unit.bytes();
    return true;
  }

  int size() {
    return others.size() + 1;
  }

  int rows() {
    return rows;
  }

  boolean isOne() {
    return others.isEmpty();
  }

  /** Returns one plan for all: table by table, the rows by id, as each of them alone has them. */
  FlushPlan plan() {
    if (isOne()) {
      return own;
    }
    return new FlushPlan(
        joined(FlushPlan::held, new LinkedHashMap<>(), PendingRows.BY_ID),
        List.of(),
        List.of(),
        joined(
            FlushPlan::deletes,
            new TreeMap<>(PendingRows.CHILDREN_FIRST),
            PendingRows.BY_ID_REVERSED),
        joined(FlushPlan::inserts, new TreeMap<>(Tables.ORDER), PendingRows.BY_ID),
        joined(FlushPlan::updates, new TreeMap<>(Tables.ORDER), PendingRows.BY_ID));
  }

  /** Joins a part of all plans in an empty map, which has the order of the tables. */
  private <M extends Map<Table<?>, List<Entity>>> M joined(
      Function<FlushPlan, ? extends Map<Table<?>, List<Entity>>> part,
      M joined,
      Comparator<Entity> orderOfRows) {
    add(joined, part.apply(own));
    others.forEach(unit -> add(joined, part.apply(unit.plan())));
    joined.values().forEach(list -> list.sort(orderOfRows));
    return joined;
  }

  private static void add(Map<Table<?>, List<Entity>> joined, Map<Table<?>, List<Entity>> more) {
    more.forEach(
        (table, rows) -> joined.computeIfAbsent(table, t -> new ArrayList<>()).addAll(rows));
  }

  private static void addHeld(FlushPlan plan, Set<Long> ids) {
    for (var list : plan.held().values()) {
      for (var row : list) {
        ids.add(row.id());
      }
    }
  }

  /**
   * Notes that all are durable.
   *
   * @param nanos how long they were on their way
   */
  void written(long nanos) {
    end = UnitEnd.WRITTEN;
    tripNanos = nanos;
  }

  boolean isWritten() {
    return end == UnitEnd.WRITTEN;
  }

  /** Returns how long they were on their way, if they are durable. */
  long tripNanos() {
    return tripNanos;
  }

  /**
   * Notes that the transaction failed, and whether its commit was under way. What fails after they
   * are durable changes nothing.
   */
  void failed(boolean mayHaveCommitted, Throwable failure) {
    if (isWritten()) {
      return;
    }
    end = mayHaveCommitted ? UnitEnd.UNKNOWN : UnitEnd.APART;
    cause =
        failure instanceof OutcomeUnknownException && failure.getCause() != null
            ? failure.getCause()
            : failure;
  }

  /** Returns how many of the others have to write by themselves. */
  int apart() {
    return end == UnitEnd.APART ? others.size() : 0;
  }

  /** Wakes the callers of the others. */
  void tell() {
    for (var i = 0; i < others.size(); i++) {
      others.get(i).tell(end, cause);
    }
  }
}
