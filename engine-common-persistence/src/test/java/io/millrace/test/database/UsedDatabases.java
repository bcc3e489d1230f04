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
    record(Integer.toString(kind.ordinal()), description);
  }

  /** Notes one server or cluster; the closing line has them in the order of these names. */
  static void record(String name, String description) {
    var directory = System.getProperty(DIRECTORY_PROPERTY, "");
    if (!directory.isEmpty()) {
      write(
          Path.of(directory),
          name + "-" + Integer.toHexString(description.hashCode()),
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
