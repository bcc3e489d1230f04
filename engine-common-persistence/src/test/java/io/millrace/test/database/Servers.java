package io.millrace.test.database;

import java.util.Optional;

/**
 * Decides where a server comes from: one that is named, else a container, else binaries on the
 * class path.
 */
final class Servers {

  private Servers() {}

  /** The server the tests of this JVM share. */
  static DatabaseServer shared(DatabaseKind kind) {
    return GivenServer.named(kind).orElseGet(() -> own(kind, Durability.FAST));
  }

  /** A server for one user, which nobody else sees. */
  static DatabaseServer own(DatabaseKind kind, Durability durability) {
    return kind == DatabaseKind.H2
        ? new H2Server()
        : container(kind, durability)
            .orElseGet(() -> EmbeddedServer.start(binaries(kind), durability));
  }

  private static Optional<DatabaseServer> container(DatabaseKind kind, Durability durability) {
    return Docker.isPromising() ? ContainerServer.start(kind, durability) : Optional.empty();
  }

  /** The binaries of a server of that kind. */
  static ServerBinaries binaries(DatabaseKind kind) {
    return switch (kind) {
      case POSTGRESQL -> new PostgresqlBinaries();
      case MARIADB -> new MariaDbBinaries();
      case MYSQL -> new MysqlBinaries();
      case H2 ->
          throw new IllegalArgumentException("H2 runs in this JVM, without binaries of its own.");
    };
  }
}
