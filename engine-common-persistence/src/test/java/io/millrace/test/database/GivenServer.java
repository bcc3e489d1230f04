package io.millrace.test.database;

import java.util.Locale;
import java.util.Optional;

/**
 * A server that somebody else runs, named by system properties or environment variables.
 *
 * <p>For PostgreSQL: {@code millrace.test.postgresql.url}, {@code .user} and {@code .password}, or
 * {@code MILLRACE_TEST_POSTGRESQL_URL} and so on; the user must be allowed to create databases.
 */
record GivenServer(Database home) implements DatabaseServer {

  /** The server that is named for a kind, if one is. */
  static Optional<DatabaseServer> named(DatabaseKind kind) {
    return setting(kind, "url")
        .map(
            url ->
                new GivenServer(
                    new Database(
                        kind,
                        url,
                        setting(kind, "user").orElse(""),
                        setting(kind, "password").orElse(""))));
  }

  /** The system property that holds a setting of a kind's server. */
  static String property(DatabaseKind kind, String setting) {
    return "millrace.test." + kind.option() + "." + setting;
  }

  @Override
  public String url(String database) {
    return ServerUrls.withDatabase(home.url(), database);
  }

  @Override
  public String origin() {
    return "given server";
  }

  @Override
  public void close() {
    // whoever runs it stops it
  }

  private static Optional<String> setting(DatabaseKind kind, String name) {
    var property = property(kind, name);
    var variable = property.replace('.', '_').toUpperCase(Locale.ROOT);
    return Optional.ofNullable(System.getProperty(property))
        .or(() -> Optional.ofNullable(System.getenv(variable)));
  }
}
