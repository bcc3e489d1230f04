package io.millrace.benchmark.cli;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseInfo;
import io.millrace.benchmark.database.DatabaseNotReadyException;
import io.millrace.benchmark.database.Databases;
import io.millrace.benchmark.database.EmbeddedServer;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.report.Surroundings;
import picocli.CommandLine.Option;

/** The options that say where the tables go. */
final class DatabaseOptions {

  @Option(
      names = "--url",
      paramLabel = "JDBC-URL",
      description = {
        "The database to use; its driver follows from the address. It must not hold an engine's"
            + " tables: they are created for the run and dropped at its end. Default: H2 in"
            + " memory.",
      })
  private String url;

  @Option(names = "--user", paramLabel = "NAME", description = "The database's user.")
  private String user;

  @Option(
      names = "--password",
      paramLabel = "WORD",
      arity = "0..1",
      interactive = true,
      description = "The user's password; asked for if the option has no value.")
  private String password;

  @Option(
      names = "--embedded",
      paramLabel = "SERVER",
      description =
          "Starts a real server for the run, with durable settings: postgresql, mariadb or mysql.")
  private EmbeddedServer embedded;

  @Option(
      names = "--connections",
      paramLabel = "N",
      defaultValue = "50",
      description = "The greatest number of connections. Default: ${DEFAULT-VALUE}.")
  private int connections;

  @Option(
      names = "--replace-tables",
      description = {
        "Drops an engine's tables, WITH ALL THEIR DATA, if the database holds them already,"
            + " and leaves those of the last point there.",
      })
  private boolean replaceTables;

  /**
   * Checks the options against each other.
   *
   * @throws IllegalArgumentException if they contradict each other
   */
  void check() {
    if (embedded != null && (url != null || user != null || password != null)) {
      throw new IllegalArgumentException(
          "--embedded starts a server of its own: it cannot be combined with --url, --user or"
              + " --password.");
    }
    if (url == null && (user != null || password != null)) {
      throw new IllegalArgumentException("--user and --password need --url.");
    }
    if (connections < 1) {
      throw new IllegalArgumentException(
          "--connections must be 1 or more, but is " + connections + ".");
    }
  }

  /**
   * Checks that several JVMs can use the database at the same time.
   *
   * @throws IllegalArgumentException if it is in the memory of one
   */
  void checkShared() {
    if (embedded == null && (url == null || url.startsWith("jdbc:h2:"))) {
      throw new IllegalArgumentException(
          "Several JVMs use the database, so it has to be a server: give --embedded postgresql,"
              + " mariadb or mysql, or a --url such as jdbc:postgresql://host/db.");
    }
  }

  /**
   * Starts or names the database.
   *
   * @return the database, which the caller closes
   */
  Database open() {
    if (embedded != null) {
      return embedded.start();
    }
    return url == null ? Database.inMemory() : Database.at(url, user, password);
  }

  /**
   * Starts or names a source of databases, one for each run.
   *
   * @return the source, which the caller closes
   * @throws DatabaseNotReadyException if it cannot be reached or must not be used
   */
  Databases openMany() {
    if (embedded != null) {
      return embedded.startForMany();
    }
    if (url == null) {
      return Databases.inMemory();
    }
    Database given = Database.at(url, user, password);
    surroundings(given);
    return Databases.sharing(given);
  }

  int connections() {
    return connections;
  }

  /**
   * Asks the database what it is, and refuses it if the run would destroy data.
   *
   * @param database the opened database
   * @return what reports say of it
   * @throws DatabaseNotReadyException if it cannot be reached or must not be used
   */
  Surroundings surroundings(Database database) {
    DatabaseInfo info = DatabaseInfo.of(database);
    if (info.holdsTables() && !replaceTables) {
      throw new DatabaseNotReadyException(
          "The database holds an engine's tables already, and the run would drop them at its end."
              + " Name an empty database or schema, or give --replace-tables to drop these tables"
              + " with all their data.",
          null);
    }
    return new Surroundings(info, connections);
  }

  /**
   * Says how an engine is to use the database.
   *
   * @param database the opened database
   * @param history how much history the engine writes
   * @return the engine's settings
   */
  EngineSettings settings(Database database, History history) {
    return new EngineSettings(database, history, connections, replaceTables);
  }
}
