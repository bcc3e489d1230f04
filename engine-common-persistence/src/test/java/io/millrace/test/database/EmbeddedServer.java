package io.millrace.test.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * A server started from binaries on the class path, with a data directory and a port of its own.
 */
final class EmbeddedServer implements DatabaseServer {

  private final Path directory;
  private final Database home;
  private final ServerProcess process;

  private EmbeddedServer(Path directory, Database home, ServerProcess process) {
    this.directory = directory;
    this.home = home;
    this.process = process;
  }

  /** Prepares a data directory, starts the server and waits until it answers. */
  static EmbeddedServer start(ServerBinaries binaries, Durability durability) {
    var obstacle = binaries.obstacle();
    if (!obstacle.isEmpty()) {
      throw new DatabaseNotAvailableException(obstacle);
    }
    try {
      return start(
          binaries,
          durability,
          Files.createTempDirectory("millrace-" + binaries.kind().option() + "-"));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot start " + binaries.kind().product(), e);
    }
  }

  private static EmbeddedServer start(
      ServerBinaries binaries, Durability durability, Path directory) throws IOException {
    var account = Account.forServers();
    account.own(directory);
    var data = directory.resolve("data");
    Command.output(account.running(binaries.initialization(data)));
    var port = FreePort.find();
    var home = binaries.home(port);
    var line = account.running(binaries.server(data, port, durability));
    var process = ServerProcess.start(line, directory, binaries.stopSignal());
    var server = new EmbeddedServer(directory, home, process);
    try {
      Readiness.await(home, process::ended, process::log);
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
    return server;
  }

  /** Where all files of the server are. */
  Path directory() {
    return directory;
  }

  /** Waits a moment for the server's end; true if it has ended. */
  boolean ended() {
    return process.ended();
  }

  /** The end of what the server wrote so far. */
  String log() {
    return process.log();
  }

  @Override
  public OptionalLong pid() {
    return OptionalLong.of(process.pid());
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
    return "embedded binaries";
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
