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
    Table<E> table, Condition condition, String index, Lock lock, List<Parameter> parameters) {

  /**
   * Says which rows.
   *
   * @param sql a condition, or a select of one column if {@code column} is given
   * @param column the column that has one of the values of that select; null for a condition
   */
  public record Condition(String sql, String column) {}

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
    return of(table, condition, Lock.NONE, parameters);
  }

  private static <E extends Entity> Read<E> of(
      Table<E> table, String condition, Lock lock, Parameter... parameters) {
    return new Read<>(table, new Condition(condition, null), null, lock, List.of(parameters));
  }

  /**
   * Returns a read of the rows that have one of some values in a column. The values are found
   * first, whatever a planner thinks of the size of tables, and the rows by an index of the column.
   *
   * @param column the column, which has to be of this table alone
   * @param index its index
   * @param values a select of one column, {@code VALUE_}, which gives few values, each once
   */
  public static <E extends Entity> Read<E> ofEach(
      Table<E> table, String column, String index, String values, Parameter... parameters) {
    return new Read<>(table, new Condition(values, column), index, Lock.NONE, List.of(parameters));
  }

  /**
   * Returns a read that locks the rows it returns until the transaction ends, waiting for other
   * locks.
   */
  public static <E extends Entity> Read<E> lock(
      Table<E> table, String condition, Parameter... parameters) {
    return of(table, condition, Lock.WAITING, parameters);
  }

  /**
   * Returns a read that locks the rows it returns and passes over those that are locked already.
   */
  public static <E extends Entity> Read<E> lockIfFree(
      Table<E> table, String condition, Parameter... parameters) {
    return of(table, condition, Lock.IF_FREE, parameters);
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
   * @param patience what stands behind its end if it waits for locks, or an empty text
   */
  String sql(String patience) {
    var column = condition.column();
    var which = column == null ? condition.sql() : column + " in (" + condition.sql() + ")";
    return statement(table.name(), which, patience);
  }

  /**
   * Returns the statement with all that prescribes how it is run.
   *
   * @param hint what stands behind the name of the table
   * @param join the word between two tables of which the first is read first
   * @param patience what stands behind its end if it waits for locks, or an empty text
   */
  String sql(String hint, String join, String patience) {
    var column = condition.column();
    if (column == null) {
      return statement(table.name() + hint, condition.sql(), patience);
    }
    return statement(
        "(" + condition.sql() + ") EACH_ " + join + " " + table.name() + hint,
        column + " = EACH_.VALUE_",
        patience);
  }

  private String statement(String tables, String which, String patience) {
    return "select "
        + table.columnNames()
        + " from "
        + tables
        + " where "
        + which
        + lock.sql
        + (waits() ? patience : "");
  }
}
