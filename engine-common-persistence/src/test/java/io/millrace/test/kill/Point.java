package io.millrace.test.kill;

/**
 * A place in what a session does: at the first row of a table that is written, or in the commit
 * behind it. On PostgreSQL the session is held before the row is written, on MySQL and MariaDB once
 * it is: there the row is what is lost if the session ends.
 *
 * @param event what is done to the row
 * @param table the table
 * @param commit whether the place is the commit behind that event
 */
public record Point(Event event, String table, boolean commit) {

  /** What is done to a row. */
  public enum Event {
    /** A row comes. */
    INSERT,
    /** A row is changed. */
    UPDATE,
    /** A row goes. */
    DELETE
  }

  /** Returns the place at which the first row comes. */
  public static Point insert(String table) {
    return new Point(Event.INSERT, table, false);
  }

  /** Returns the place at which the first row is changed. */
  public static Point update(String table) {
    return new Point(Event.UPDATE, table, false);
  }

  /** Returns the place at which the first row goes. */
  public static Point delete(String table) {
    return new Point(Event.DELETE, table, false);
  }

  /** Returns the place at which the commit has begun, if this is the last write before it. */
  public Point andCommit() {
    return new Point(event, table, true);
  }

  /** Returns the name of the row that is locked to hold sessions here. */
  String row() {
    return (commit ? "commit " : "") + event + " " + table;
  }

  @Override
  public String toString() {
    return (commit ? "commit after " : "") + event + " " + table;
  }
}
