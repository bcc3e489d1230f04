package io.millrace.common.internal.query.condition;

import java.util.List;
import java.util.function.Supplier;

/** What a row has to meet. Data only; {@link SqlRenderer} knows how it looks in SQL. */
public sealed interface Condition {

  /**
   * The column compares with the value; a row without a value in it never does.
   *
   * @param value of the class that the column's type says
   * @param ignoreCase whether both sides are compared in lower case
   */
  record Comparison(QueryColumn column, Operator operator, Object value, boolean ignoreCase)
      implements Condition {}

  /** The column compares with another one of the same row. */
  record ColumnComparison(QueryColumn column, Operator operator, QueryColumn other)
      implements Condition {}

  /**
   * The column is a text that fits a pattern.
   *
   * @param pattern with {@code %}, {@code _} and a backslash before what is meant literally
   */
  record Like(QueryColumn column, String pattern, boolean ignoreCase) implements Condition {}

  /**
   * The column has one of the values; a row without a value in it never does.
   *
   * @param values of the class that the column's type says, at least one
   */
  record OneOf(QueryColumn column, List<?> values) implements Condition {}

  /** The column has no value. */
  record Missing(QueryColumn column) implements Condition {}

  /** There is a related row that meets a condition. */
  record Exists(Relation relation, Condition condition) implements Condition {}

  /**
   * The column has a value that a row of a table has, if that row meets a condition. The row does
   * not depend on the one that is asked for, so it leads to that by an index.
   *
   * @param table the name of the table in the scripts
   * @param found the column of that table
   */
  record In(QueryColumn column, String table, QueryColumn found, Condition condition)
      implements Condition {}

  /**
   * The column has a value that a row of one of some tables has. No row depends on the one that is
   * asked for, so each table is asked once, by an index of its own, whatever is in the others.
   *
   * @param sources where the values are; at least one
   */
  record InAny(QueryColumn column, List<Source> sources) implements Condition {

    /**
     * Rows that have values.
     *
     * @param table the name of the table in the scripts
     * @param found the column of that table
     * @param condition what the rows have to meet
     */
    public record Source(String table, QueryColumn found, Condition condition) {}
  }

  /** The condition is not met. Where it is unknown for want of a value, this is not met either. */
  record Not(Condition condition) implements Condition {}

  /** All of these are met. */
  record All(List<Condition> conditions) implements Condition {}

  /** At least one of these is met. */
  record Any(List<Condition> conditions) implements Condition {}

  /** What runs has to meet one condition, what is over another. */
  record ByArm(Condition running, Condition ended) implements Condition {}

  /** A condition that is only known when the query runs. */
  record Late(Supplier<Condition> condition) implements Condition {}

  /** A condition whose outcome is known without looking. */
  enum Known implements Condition {
    /** Every row meets it. */
    ALWAYS,
    /** No row meets it. */
    NEVER
  }
}
