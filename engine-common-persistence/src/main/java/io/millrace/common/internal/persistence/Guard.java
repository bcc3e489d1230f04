package io.millrace.common.internal.persistence;

import java.sql.SQLException;

/**
 * The error by which a statement that touched another number of rows than expected stops the string
 * it stands in, the commit at its end included. A missed row is no error in SQL by itself.
 */
final class Guard {

  private static final String MARK = "mr-guard ";

  private Guard() {}

  /** Returns the text that the server's error has to show. */
  static String text(Table<?> table) {
    return MARK + table.name().substring("MR_".length());
  }

  /** Returns the table whose guard raised an error, or null if the error has another cause. */
  static String tableOf(SQLException error) {
    var message = error.getMessage();
    var at = message == null ? -1 : message.indexOf(MARK);
    if (at < 0) {
      return null;
    }
    return "MR_" + message.substring(at + MARK.length()).split("[^A-Za-z_]", 2)[0];
  }
}
