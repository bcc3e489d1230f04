package io.millrace.common.internal.persistence;

/**
 * Says which rows of a table an owner has, in the columns of that table.
 *
 * @param column the column with the owner's id
 * @param id the owner's id
 * @param withinColumn a further column that is the same for all rows of the owner and leads its
 *     index; null for none
 * @param withinId the value of the further column
 * @param condition further condition in fixed SQL, or null
 */
public record OwnerKey(
    String column, long id, String withinColumn, long withinId, String condition) {

  /** Returns the key of the rows that have an owner's id in a column. */
  public static OwnerKey of(String column, long id) {
    return new OwnerKey(column, id, null, 0, null);
  }

  /** Returns the same key for those rows only that match a condition of fixed SQL. */
  public OwnerKey where(String fixedCondition) {
    return new OwnerKey(column, id, withinColumn, withinId, fixedCondition);
  }

  /** Returns the same key with the column that leads the index of the rows. */
  public OwnerKey within(String leadingColumn, long leadingId) {
    return new OwnerKey(column, id, leadingColumn, leadingId, condition);
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
        + (condition == null ? "" : " and " + condition);
  }
}
