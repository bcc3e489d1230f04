package io.millrace.common.internal.persistence;

import java.util.List;

/**
 * A statement that loads rows of one table.
 *
 * @param <E> the entity of the rows
 * @param table the table whose columns the statement selects, in their order
 * @param sql the statement, with table names as in the scripts
 * @param parameters the values of its question marks
 * @param locking whether it locks the rows it returns
 */
public record Read<E extends Entity>(
    Table<E> table, String sql, List<Parameter> parameters, boolean locking) {

  /** Returns a read of the rows that match a condition, such as {@code "ID_ = ?"}. */
  public static <E extends Entity> Read<E> where(
      Table<E> table, String condition, Parameter... parameters) {
    return new Read<>(table, select(table, condition), List.of(parameters), false);
  }

  /**
   * Returns a read that locks the rows it returns until the transaction ends, waiting for other
   * locks.
   */
  public static <E extends Entity> Read<E> lock(
      Table<E> table, String condition, Parameter... parameters) {
    return new Read<>(table, select(table, condition) + " for update", List.of(parameters), true);
  }

  /**
   * Returns a read that locks the rows it returns and passes over those that are locked already.
   */
  public static <E extends Entity> Read<E> lockIfFree(
      Table<E> table, String condition, Parameter... parameters) {
    return new Read<>(
        table, select(table, condition) + " for update skip locked", List.of(parameters), true);
  }

  /**
   * Returns the same read, but locking the rows it returns; a read that already locks is returned
   * as it is.
   */
  public Read<E> locked() {
    return locking ? this : new Read<>(table, sql + " for update", parameters, true);
  }

  private static String select(Table<?> table, String condition) {
    return "select " + table.columnNames() + " from " + table.name() + " where " + condition;
  }
}
