package io.millrace.common.internal.query.condition;

import java.util.ArrayList;
import java.util.List;

/**
 * A table whose rows belong to the rows that are asked for, and how.
 *
 * @param table its name in the scripts
 * @param links what ties its rows to those that are asked for
 */
public record Relation(String table, List<Link> links) {

  /**
   * Ties a column of the related table to one of the table that is asked for.
   *
   * @param related the column of the related table
   * @param operator how both compare
   * @param asked the column of the table that is asked for
   */
  public record Link(QueryColumn related, Operator operator, QueryColumn asked) {}

  /** Returns a relation by one pair of equal columns. */
  public static Relation of(String table, QueryColumn related, QueryColumn asked) {
    return new Relation(table, List.of(new Link(related, Operator.EQUAL, asked)));
  }

  /** Returns this relation with one more pair of equal columns. */
  public Relation and(QueryColumn related, QueryColumn asked) {
    return and(related, Operator.EQUAL, asked);
  }

  /** Returns this relation with one more pair of columns. */
  public Relation and(QueryColumn related, Operator operator, QueryColumn asked) {
    var more = new ArrayList<>(links);
    more.add(new Link(related, operator, asked));
    return new Relation(table, List.copyOf(more));
  }
}
