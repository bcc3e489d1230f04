package io.millrace.test.database;

import java.sql.SQLException;
import java.util.regex.Pattern;

/** Asks a server what it is. */
final class ServerVersion {

  private static final Pattern NUMBERS =
      Pattern.compile("(?:5\\.5\\.5-)?(\\d+(?:\\.\\d+)*).*", Pattern.DOTALL);

  private ServerVersion() {}

  /**
   * The numbers of the server's version; fails when the server is of another product than was said.
   */
  static String of(Database home) {
    try (var connection = home.connect()) {
      var metadata = connection.getMetaData();
      var text = metadata.getDatabaseProductVersion();
      requireKind(home, productOf(metadata.getDatabaseProductName(), text));
      var numbers = NUMBERS.matcher(text);
      return numbers.matches() ? numbers.group(1) : text;
    } catch (SQLException e) {
      throw new IllegalStateException("Cannot reach " + home.url() + ": " + e.getMessage(), e);
    }
  }

  private static String productOf(String name, String version) {
    return version.contains("MariaDB") ? DatabaseKind.MARIADB.product() : name;
  }

  private static void requireKind(Database home, String product) {
    if (!product.equals(home.kind().product())) {
      throw new IllegalStateException(
          home.url() + " is " + product + ", not " + home.kind().product() + ".");
    }
  }
}
