package io.millrace.common.internal.persistence;

import io.millrace.common.OutcomeUnknownException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** The units of work that one writer writes together: its own and those of others. */
final class UnitGroup {

  /** How many rows one transaction takes at most; more are no cheaper, and others wait for them. */
  static final int MOST_ROWS = 500;

  /** How many bytes of values it takes at most: far less than servers refuse (16 MB on MySQL). */
  static final long MOST_BYTES = 1 << 20;

  private final FlushPlan own;
  private final List<QueuedUnit> others = new ArrayList<>();
  private int rows;
  private long bytes;
  private long tripNanos;
  private UnitEnd end = UnitEnd.APART;
  private Throwable cause;

  UnitGroup(FlushPlan own) {
    this.own = own;
    this.rows = own.insertedRows();
    this.bytes = own.insertedBytes();
  }

  /** Takes a unit unless there would be too many rows or bytes then. */
  boolean take(QueuedUnit unit) {
    if (rows + unit.rows() > MOST_ROWS || bytes + unit.bytes() > MOST_BYTES) {
      return false;
    }
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
    var inserts = new TreeMap<Table<?>, List<Entity>>(Tables.ORDER);
    add(inserts, own);
    others.forEach(unit -> add(inserts, unit.plan()));
    inserts.values().forEach(list -> list.sort(Comparator.comparingLong(Entity::id)));
    return FlushPlan.ofInserts(inserts);
  }

  private static void add(TreeMap<Table<?>, List<Entity>> inserts, FlushPlan plan) {
    for (var entry : plan.inserts().entrySet()) {
      inserts.computeIfAbsent(entry.getKey(), t -> new ArrayList<>()).addAll(entry.getValue());
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

  /** Notes that the transaction failed, and whether its commit was under way. */
  void failed(boolean mayHaveCommitted, Throwable failure) {
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
