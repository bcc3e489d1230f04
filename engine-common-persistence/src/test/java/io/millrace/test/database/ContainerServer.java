package io.millrace.test.database;

import java.util.Map;
import java.util.Optional;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.GenericContainer;

/** A server in a container, where Docker runs. */
final class ContainerServer implements DatabaseServer {

  private static final String PASSWORD = "millrace";

  private final GenericContainer<?> container;
  private final Database home;

  private ContainerServer(GenericContainer<?> container, Database home) {
    this.container = container;
    this.home = home;
  }

  /** A new server, if Testcontainers finds that Docker works. */
  static Optional<DatabaseServer> start(DatabaseKind kind, Durability durability) {
    return DockerClientFactory.instance().isDockerAvailable()
        ? Optional.of(run(kind, durability))
        : Optional.empty();
  }

  private static ContainerServer run(DatabaseKind kind, Durability durability) {
    var image = Image.of(kind);
    var container =
        new GenericContainer<>(
            System.getProperty(GivenServer.property(kind, "image"), image.name()));
    container.withExposedPorts(image.port()).withEnv(image.environment());
    if (durability == Durability.FAST) {
      container.withCommand(image.fastCommand());
    }
    container.start();
    try {
      var home = image.home(kind, container.getHost(), container.getMappedPort(image.port()));
      Readiness.await(home, () -> !container.isRunning(), container::getLogs);
      return new ContainerServer(container, home);
    } catch (RuntimeException e) {
      container.stop();
      throw e;
    }
  }

  @Override
  public Database home() {
    return home;
  }

  @Override
  public String url(String database) {
    return ServerUrls.withDatabase(home.url(), database);
  }

  @Override
  public String origin() {
    return "Testcontainers";
  }

  @Override
  public void close() {
    container.stop();
  }

  private record Image(
      String name, int port, Map<String, String> environment, String[] fastCommand) {

    static Image of(DatabaseKind kind) {
      return switch (kind) {
        case POSTGRESQL ->
            new Image("postgres:18", 5432, Map.of("POSTGRES_PASSWORD", PASSWORD), postgresql());
        case MARIADB ->
            new Image(
                "mariadb:11.4", 3306, Map.of("MARIADB_ROOT_PASSWORD", PASSWORD), mysql("mariadbd"));
        case MYSQL ->
            new Image("mysql:8.0", 3306, Map.of("MYSQL_ROOT_PASSWORD", PASSWORD), mysql("mysqld"));
        case H2 -> throw new IllegalArgumentException("H2 runs in this JVM, not in a container.");
      };
    }

    private static String[] postgresql() {
      return new String[] {
        "postgres", "-cfsync=off", "-csynchronous_commit=off", "-cfull_page_writes=off"
      };
    }

    private static String[] mysql(String program) {
      return new String[] {program, "--innodb-flush-log-at-trx-commit=0", "--skip-log-bin"};
    }

    Database home(DatabaseKind kind, String host, int mappedPort) {
      return kind == DatabaseKind.POSTGRESQL
          ? new Database(
              kind, ServerUrls.postgresql(host, mappedPort, "postgres"), "postgres", PASSWORD)
          : new Database(kind, ServerUrls.mysql(host, mappedPort, "mysql"), "root", PASSWORD);
    }
  }
}
