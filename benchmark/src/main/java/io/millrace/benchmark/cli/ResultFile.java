package io.millrace.benchmark.cli;

import io.millrace.benchmark.result.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where a command writes what came out of it, if that is wanted. Stateless. */
final class ResultFile {

  private ResultFile() {}

  /**
   * Writes a result as JSON.
   *
   * @param file where to; null for nowhere
   */
  static void write(Path file, Object result) {
    if (file == null) {
      return;
    }
    try {
      Files.writeString(file, Json.pretty(result) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write " + file + ": " + e.getMessage(), e);
    }
  }
}
