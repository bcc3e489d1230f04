package io.millrace.test.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** MySQL from the jar of binaries that the Presto project publishes for its tests. */
final class MysqlBinaries implements ServerBinaries {

  private static final String ARCHIVE = "mysql-Linux-amd64.tar.gz";

  @Override
  public DatabaseKind kind() {
    return DatabaseKind.MYSQL;
  }

  @Override
  public String obstacle() {
    var obstacle = Platform.obstacle(kind(), ARCHIVE);
    return obstacle.isEmpty() ? missingLibrary() : obstacle;
  }

  @Override
  public List<String> initialization(Path data) {
    return List.of(
        program(),
        "--no-defaults",
        "--initialize-insecure",
        "--datadir=" + data,
        MysqlOptions.ownTemporaryFiles(data),
        messages());
  }

  @Override
  public List<String> server(Path data, int port, Durability durability) {
    return MysqlOptions.of(
        program(), unpacked(), data, port, durability, List.of(messages(), "--mysqlx=OFF"));
  }

  @Override
  public String stopSignal() {
    return "KILL";
  }

  @Override
  public Database home(int port) {
    return new Database(kind(), ServerUrls.mysql("127.0.0.1", port, "mysql"), "root", "");
  }

  private static String missingLibrary() {
    var result = Command.run(List.of(program(), "--no-defaults", "--version"));
    if (result.successful()) {
      return "";
    }
    var remedy =
        result.text().contains("libaio.so.1")
            ? "it needs libaio.so.1: install it with 'apt-get install libaio1' (Debian 12) or what provides it on your system."
            : "it said: " + result.text().strip();
    return "MySQL's binary cannot start, "
        + remedy
        + " Otherwise: "
        + Platform.otherWays(DatabaseKind.MYSQL);
  }

  private static String messages() {
    return "--lc-messages-dir=" + unpacked().resolve("share");
  }

  private static String program() {
    return unpacked().resolve("bin").resolve("mysqld").toString();
  }

  private static Path unpacked() {
    return UnpackedBinaries.of(Platform.resource(ARCHIVE), MysqlBinaries::untar);
  }

  private static void untar(Path directory) throws IOException {
    try (var content = new GZIPInputStream(Platform.resource(ARCHIVE).openStream())) {
      Command.untar(content, directory);
    }
    Files.createDirectories(directory.resolve("lib/plugin"));
  }
}
