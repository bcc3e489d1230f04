package io.millrace.test.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes down which servers the tests really ran on; the build collects it for its closing line.
 */
final class UsedDatabases {

  private static final String DIRECTORY_PROPERTY = "millrace.test.report";

  private UsedDatabases() {}

  /** Notes one server; the same server noted by several test JVMs counts once. */
  static void record(DatabaseKind kind, String description) {
    var directory = System.getProperty(DIRECTORY_PROPERTY, "");
    if (!directory.isEmpty()) {
      write(
          Path.of(directory),
          kind.ordinal() + "-" + Integer.toHexString(description.hashCode()),
          description);
    }
  }

  private static void write(Path directory, String name, String description) {
    try {
      Files.createDirectories(directory);
      Files.writeString(directory.resolve(name + ".txt"), description + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot note " + description, e);
    }
  }
}
