package io.millrace.common.internal.persistence;

import java.util.List;

/**
 * A statement that loads rows of one table.
 *
 * @param <E> the entity of the rows
 * @param table the table whose columns the statement selects, in their order
 * @param condition which rows, with table names as in the scripts; with the order if there is one
 * @param index the index that finds them, or null where it is the primary key; some databases lock
 *     all rows they look at, and may look at all rows of a small table
 * @param lock how it locks the rows it returns
 * @param parameters the values of its question marks
 */
public record Read<E extends Entity>(
    Table<E> table, String condition, String index, Lock lock, List<Parameter> parameters) {

  /** What happens to the rows that are returned. */
  public enum Lock {
    /** They are only read. */
    NONE(""),
    /** They are locked until the transaction ends; other locks are waited for. */
    WAITING(" for update"),
    /** They are locked; rows that are locked already are passed over. */
    IF_FREE(" for update skip locked");

    private final String sql;

    Lock(String sql) {
      this.sql = sql;
    }
  }

  /** Returns a read of the rows that match a condition, such as {@code "ID_ = ?"}. */
  public static <E extends Entity> Read<E> where(
      Table<E> table, String condition, Parameter... parameters) {
    return new Read<>(table, condition, null, Lock.NONE, List.of(parameters));
  }

  /**
   * Returns a read that locks the rows it returns until the transaction ends, waiting for other
   * locks.
   */
  public static <E extends Entity> Read<E> lock(
      Table<E> table, String condition, Parameter... parameters) {
    return new Read<>(table, condition, null, Lock.WAITING, List.of(parameters));
  }

  /**
   * Returns a read that locks the rows it returns and passes over those that are locked already.
   */
  public static <E extends Entity> Read<E> lockIfFree(
      Table<E> table, String condition, Parameter... parameters) {
    return new Read<>(table, condition, null, Lock.IF_FREE, List.of(parameters));
  }

  /** Returns the same read, which names the index that finds its rows. */
  public Read<E> via(String name) {
    return new Read<>(table, condition, name, lock, parameters);
  }

  /**
   * Returns the same read, but locking the rows it returns; a read that already locks is returned
   * as it is.
   */
  public Read<E> locked() {
    return locking() ? this : new Read<>(table, condition, index, Lock.WAITING, parameters);
  }

  /** Returns the same read, but passing over rows that others have locked. */
  public Read<E> ifFree() {
    return new Read<>(table, condition, index, Lock.IF_FREE, parameters);
  }

  /** Returns what the text of this read depends on. */
  Read<E> withoutParameters() {
    return new Read<>(table, condition, index, lock, List.of());
  }

  /** Tells whether it locks the rows it returns. */
  public boolean locking() {
    return lock != Lock.NONE;
  }

  /** Tells whether it waits for the locks of others. */
  boolean waits() {
    return lock == Lock.WAITING;
  }

  /**
   * Returns the statement.
   *
   * @param hint what stands behind the name of the table, or an empty text
   * @param patience what stands behind its end if it waits for locks, or an empty text
   */
  String sql(String hint, String patience) {
    return "select "
        + table.columnNames()
        + " from "
        + table.name()
        + hint
        + " where "
        + condition
        + lock.sql
        + (waits() ? patience : "");
  }
}
