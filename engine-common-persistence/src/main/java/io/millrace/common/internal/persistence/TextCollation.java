package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * How a server that speaks MySQL's protocol compares texts exactly.
 *
 * <p>Before MySQL 8.0.17 no collation does: the only one that is not linguistic takes texts for
 * equal that differ in blanks at their end. There a text is kept as its bytes in UTF-8.
 */
enum TextCollation {
  MARIADB("mysql", "utf8mb4_nopad_bin", "'utf8mb4_nopad_bin', 'utf8mb4_0900_bin'"),
  MYSQL("mysql", "utf8mb4_0900_bin", "'utf8mb4_0900_bin'"),
  BYTES("mysql/before-8.0.17", "binary", "'binary'");

  private static final Pattern VERSION = Pattern.compile("(\\d+)\\.(\\d+)\\.(\\d+).*");
  private static final int FIRST_EXACT = 8_00_17;

  private static final String BYTES_OF_ANOTHER_CODE =
      " union all select concat('of all tables, since the connection sends other bytes than those"
          + " of utf8mb4 (character_set_connection ', @@character_set_connection, ')')"
          + " from dual where @@character_set_connection <> 'utf8mb4'";

  private final String scripts;
  private final String collation;
  private final String exact;

  TextCollation(String scripts, String collation, String exact) {
    this.scripts = scripts;
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
        ? BYTES
        : MYSQL;
  }

  private static int number(String major, String minor, String patch) {
    return Integer.parseInt(major) * 10_000
        + Integer.parseInt(minor) * 100
        + Integer.parseInt(patch);
  }

  /** Returns the folder of the scripts whose tables have it. */
  String scripts() {
    return scripts;
  }

  /** Returns a text column as characters, for patterns and functions. */
  String characters(String column) {
    return this == BYTES ? "convert(" + column + " using utf8mb4) collate utf8mb4_bin" : column;
  }

  /** Returns characters as what is compared exactly. */
  String exactly(String characters) {
    return this == BYTES ? "cast(" + characters + " as binary)" : characters;
  }

  /**
   * Returns the statement that finds columns which are compared in another way. Bytes are exact on
   * each server, but the statements for others take them for characters.
   */
  String inexact(List<String> tables) {
    var type = "if(collation_name is null, data_type, concat('collation ', collation_name))";
    var columns =
        "select concat(table_name, '.', column_name, ' (', "
            + type
            + ", ')') as shown from information_schema.columns where table_schema = "
            + TextComparison.schema(tables.get(0), "database()")
            + " and table_name in ("
            + TextComparison.literals(tables)
            + ") and (collation_name is not null and collation_name not in ("
            + exact
            + ")"
            + (this == BYTES ? "" : " or data_type = 'varbinary'")
            + ")";
    return (this == BYTES ? columns + BYTES_OF_ANOTHER_CODE : columns) + " order by 1";
  }

  /** Returns what to do about columns that are compared in another way. */
  String remedy() {
    return switch (this) {
      case BYTES ->
          "This server, which is older than MySQL 8.0.17, compares them exactly as bytes of UTF-8:"
              + " while no engine works on the tables, run the scripts to-2 of the folder"
              + " 'mysql/before-8.0.17/upgrade' in the module sql; let the driver connect with"
              + " utf8mb4 (characterEncoding=UTF-8).";
      case MARIADB, MYSQL ->
          "This server compares them exactly by the collation "
              + collation
              + ": while no engine works on the tables, run 'alter table … convert to character set"
              + " utf8mb4 collate "
              + collation
              + "' for each of them, or the scripts to-2 of the folder 'mysql/upgrade' in the"
              + " module sql; for columns of bytes (varbinary), which a MySQL before 8.0.17 has"
              + " left, the scripts server-8.0.17 of that folder.";
    };
  }
}
