package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** The databases the floor knows, each with its best way to write. */
enum Product {
  /** One statement with several parts, under auto-commit. */
  POSTGRESQL("postgresql"),
  /** MySQL and MariaDB: several statements in one string that ends in a commit. */
  MYSQL("mysql"),
  /** Several statements and a commit: there is no wire. */
  H2("h2");

  private final String scripts;

  Product(String scripts) {
    this.scripts = scripts;
  }

  static Product of(Connection connection) throws SQLException {
    String name = connection.getMetaData().getDatabaseProductName();
    return switch (name) {
      case "PostgreSQL" -> POSTGRESQL;
      case "MySQL", "MariaDB" -> MYSQL;
      case "H2" -> H2;
      default -> throw new IllegalArgumentException("There is no floor for " + name + ".");
    };
  }

  /** The directory of the scripts that create the tables. */
  String scripts() {
    return scripts;
  }

  /** How one unit of work is written. */
  Shipping single() {
    return this == POSTGRESQL ? new ValuesStatement() : grouped();
  }

  /** How one unit of work is written in a string of statements that ends in a commit. */
  Shipping string() {
    return this == H2 ? grouped() : new StatementString();
  }

  /** How many units of work are written together. */
  Shipping grouped() {
    return switch (this) {
      case POSTGRESQL -> new UnnestStatement();
      case MYSQL -> new StatementString();
      case H2 -> new OneCommit(new TableByTable());
    };
  }

  /** What each connection is told first, or null; on PostgreSQL what the engine says as well. */
  String sessionSetting() {
    return this == POSTGRESQL ? "set enable_seqscan = off" : null;
  }

  /** A time as the driver takes it for a column. */
  Object time(Instant instant) {
    return this == MYSQL
        ? LocalDateTime.ofInstant(instant, ZoneOffset.UTC)
        : instant.atOffset(ZoneOffset.UTC);
  }

  /** The address with what the way to write needs of the driver. */
  String url(String url) {
    String option = "allowMultiQueries=true";
    if (this != MYSQL || url.contains(option)) {
      return url;
    }
    return url + (url.contains("?") ? "&" : "?") + option;
  }
}
