package io.millrace.common.internal.query.condition;

/**
 * A part of what a query finds.
 *
 * @param first how many rows to leave out at the start
 * @param most how many rows to return at most
 */
public record Page(long first, long most) {

  /** All rows. */
  public static final Page ALL = new Page(0, Long.MAX_VALUE);

  /**
   * Returns the rows from the start up to the end of this page: of each arm, no others can be in
   * it.
   */
  public Page fromStart() {
    return equals(ALL) ? ALL : new Page(0, first + most);
  }
}
