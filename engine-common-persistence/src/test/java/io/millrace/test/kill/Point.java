package io.millrace.test.kill;

/**
 * A place in what a session does.
 *
 * @param event what it is about to do to a row of the table, or to commit after
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

  /** Returns the place before the first row comes. */
  public static Point insert(String table) {
    return new Point(Event.INSERT, table, false);
  }

  /** Returns the place before the first row is changed. */
  public static Point update(String table) {
    return new Point(Event.UPDATE, table, false);
  }

  /** Returns the place before the first row goes. */
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
