package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * By which collation a server that speaks MySQL's protocol compares texts exactly.
 *
 * <p>Before MySQL 8.0.17 there is none: the only one that is not linguistic takes texts for equal
 * that differ in blanks at their end.
 */
enum TextCollation {
  MARIADB("utf8mb4_nopad_bin", "'utf8mb4_nopad_bin', 'utf8mb4_0900_bin'"),
  MYSQL("utf8mb4_0900_bin", "'utf8mb4_0900_bin'"),
  PADDING("utf8mb4_bin", "'utf8mb4_bin'");

  private static final Pattern VERSION = Pattern.compile("(\\d+)\\.(\\d+)\\.(\\d+).*");
  private static final int FIRST_EXACT = 8_00_17;

  private final String collation;
  private final String exact;

  TextCollation(String collation, String exact) {
    this.collation = collation;
    this.exact = exact;
  }

  /** Returns what the server behind a connection has. */
  static TextCollation of(Connection connection) throws SQLException {
    var server = connection.getMetaData();
    return of(server.getDatabaseProductName(), server.getDatabaseProductVersion());
  }

  /** MySQL's driver calls both products MySQL, but leaves them their version. */
  static TextCollation of(String product, String version) {
    if ((product + version).toLowerCase(Locale.ROOT).contains("mariadb")) {
      return MARIADB;
    }
    var parts = VERSION.matcher(version);
    return parts.matches() && number(parts.group(1), parts.group(2), parts.group(3)) < FIRST_EXACT
        ? PADDING
        : MYSQL;
  }

  private static int number(String major, String minor, String patch) {
    return Integer.parseInt(major) * 10_000
        + Integer.parseInt(minor) * 100
        + Integer.parseInt(patch);
  }

  /** Returns the collation that the scripts give to the tables. */
  String collation() {
    return collation;
  }

  /** Returns the collations that do, as literals. */
  String exact() {
    return exact;
  }
}
