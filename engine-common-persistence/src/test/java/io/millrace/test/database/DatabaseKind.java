package io.millrace.test.database;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The database products that the whole suite runs on. */
public enum DatabaseKind {
  /** H2 in the memory of this JVM. */
  H2("H2"),
  /** PostgreSQL. */
  POSTGRESQL("PostgreSQL"),
  /** MariaDB, spoken to through MySQL's driver. */
  MARIADB("MariaDB"),
  /** MySQL. */
  MYSQL("MySQL");

  private final String product;

  DatabaseKind(String product) {
    this.product = product;
  }

  /**
   * Returns the name of the product as its makers write it.
   *
   * @return the name, such as {@code PostgreSQL}
   */
  public String product() {
    return product;
  }

  /**
   * Returns the name used in system properties and on command lines.
   *
   * @return the name, such as {@code postgresql}
   */
  public String option() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Finds a kind by its {@link #option()}.
   *
   * @param option the name in any case
   * @return the kind
   * @throws IllegalArgumentException if there is none, naming those there are
   */
  public static DatabaseKind named(String option) {
    return Arrays.stream(values())
        .filter(kind -> kind.name().equalsIgnoreCase(option))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(option)));
  }

  private static String unknown(String option) {
    var known = Arrays.stream(values()).map(DatabaseKind::option).collect(Collectors.joining(", "));
    return "There is no database '" + option + "'. Name one of: " + known + ".";
  }
}
