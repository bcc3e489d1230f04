package io.millrace.common.internal.persistence;

/**
 * Says which rows of a table an owner has, in the columns of that table.
 *
 * @param column the column with the owner's id
 * @param id the owner's id
 * @param withinColumn a further column that is the same for all rows of the owner and leads its
 *     index; null for none
 * @param withinId the value of the further column
 * @param without what rows must not have; null for nothing
 */
public record OwnerKey(
    String column, long id, String withinColumn, long withinId, Without without) {

  /**
   * Says that rows have no value in a column, which is 0 or null there.
   *
   * @param column the column
   * @param test the test in fixed SQL that follows its name
   */
  public record Without(String column, String test) {

    private boolean matches(Table<?> table, Object[] row) {
      var value = table.value(column, row);
      return value == null || ((Number) value).longValue() == 0;
    }
  }

  /** Returns the key of the rows that have an owner's id in a column. */
  public static OwnerKey of(String column, long id) {
    return new OwnerKey(column, id, null, 0, null);
  }

  /** Returns the same key for those rows only that have no value in a further column. */
  public OwnerKey without(String emptyColumn, String fixedTest) {
    return new OwnerKey(column, id, withinColumn, withinId, new Without(emptyColumn, fixedTest));
  }

  /** Returns the same key with the column that leads the index of the rows. */
  public OwnerKey within(String leadingColumn, long leadingId) {
    return new OwnerKey(column, id, leadingColumn, leadingId, without);
  }

  /** Returns the read of the rows. */
  public <E extends Entity> Read<E> read(Table<E> table) {
    var sql = sql().replace("@in", "= ?");
    return withinColumn == null
        ? Read.where(table, sql, Parameter.of(id))
        : Read.where(table, sql, Parameter.of(withinId), Parameter.of(id));
  }

  /**
   * Returns the condition on all rows of owners of this shape; {@code @in} stands for "is one of
   * the ids of the next list".
   */
  String sql() {
    return (withinColumn == null ? "" : withinColumn + " @in and ")
        + column
        + " @in"
        + (without == null ? "" : " and " + without.column() + " " + without.test());
  }

  /** Returns the owner that a row of the database names by this key; 0 for none. */
  long ownerIn(Table<?> table, Object[] row) {
    var owner = table.value(column, row);
    return owner == null || without != null && !without.matches(table, row) ? 0 : (Long) owner;
  }

  /** Returns what a row has in the further column; 0 if there is no such column. */
  long withinIn(Table<?> table, Object[] row) {
    return withinColumn == null ? 0 : (Long) table.value(withinColumn, row);
  }
}
