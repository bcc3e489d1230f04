package io.millrace.test.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * PgBouncer of the system's packages before a database of PostgreSQL, in transaction mode: each
 * transaction gets whichever session of the server is free. It keeps no track of prepared
 * statements, as before its version 1.21.
 *
 * <p>It ends with the JVM at the latest, however that ends, and its files are deleted.
 */
public final class PgBouncer implements AutoCloseable {

  private static final Path PROGRAM = Path.of("/usr/sbin/pgbouncer");
  private static final Pattern SERVER = Pattern.compile("jdbc:postgresql://([^:/]+):(\\d+)/.*");

  private final Path directory;
  private final ServerProcess process;
  private final Database database;

  private PgBouncer(Path directory, ServerProcess process, Database database) {
    this.directory = directory;
    this.process = process;
    this.database = database;
  }

  /** Tells whether this machine has it. */
  public static boolean isInstalled() {
    return Files.isExecutable(PROGRAM);
  }

  /**
   * Starts it.
   *
   * @param database a database of PostgreSQL
   * @param sessions how many sessions of the server all its clients share
   * @throws DatabaseNotAvailableException if this machine does not have it
   */
  public static PgBouncer before(Database database, int sessions) {
    if (!isInstalled()) {
      throw new DatabaseNotAvailableException(
          "There is no "
              + PROGRAM
              + ": install it with 'apt-get install pgbouncer' (Debian) or what provides it on"
              + " your system.");
    }
    try {
      return start(database, sessions, Files.createTempDirectory("millrace-pgbouncer-"));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot start PgBouncer", e);
    }
  }

  private static PgBouncer start(Database database, int sessions, Path directory)
      throws IOException {
    var account = Account.forServers();
    var port = FreePort.find();
    var settings = directory.resolve("pgbouncer.ini");
    Files.writeString(settings, settings(database, sessions, port));
    account.own(directory);
    account.own(settings);
    var line = account.running(List.of(PROGRAM.toString(), settings.toString()));
    var process = ServerProcess.start(line, directory, "TERM");
    var name = database.url().replaceFirst("jdbc:postgresql://[^/]+/", "");
    var behind = database.at("jdbc:postgresql://127.0.0.1:" + port + "/" + name);
    var started = new PgBouncer(directory, process, behind);
    try {
      Readiness.await(behind, process::ended, process::log);
    } catch (RuntimeException e) {
      started.close();
      throw e;
    }
    return started;
  }

  /** The user is that of the sessions, whoever the client says he is: all share one pool. */
  private static String settings(Database database, int sessions, int port) {
    var server = SERVER.matcher(database.url());
    if (!server.matches()) {
      throw new IllegalArgumentException(database.url() + " names no server of PostgreSQL");
    }
    var password = database.password().isEmpty() ? "" : " password=" + database.password();
    return """
        [databases]
        * = host=%s port=%s user=%s%s
        [pgbouncer]
        listen_addr = 127.0.0.1
        listen_port = %d
        unix_socket_dir =
        auth_type = any
        pool_mode = transaction
        default_pool_size = %d
        max_client_conn = 500
        ignore_startup_parameters = extra_float_digits
        """
        .formatted(server.group(1), server.group(2), database.user(), password, port, sessions);
  }

  /** Returns the database as it is reached through the pooler. */
  public Database database() {
    return database;
  }

  @Override
  public void close() {
    try {
      process.stop();
      Directories.delete(directory);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot delete " + directory, e);
    }
  }
}
