package io.millrace.test.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs programs that end by themselves, each with a time limit. */
final class Command {

  private static final long LIMIT_SECONDS = 120;

  private Command() {}

  /** What the program printed; fails when it fails. */
  static String output(List<String> line) {
    var result = run(line);
    if (!result.successful()) {
      throw new IllegalStateException(result.toString());
    }
    return result.text();
  }

  /** Runs the program to its end, whatever that is. */
  static Result run(List<String> line) {
    try {
      var log = Files.createTempFile("millrace-command-", ".log");
      try {
        var process =
            new ProcessBuilder(line).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        process.getOutputStream().close();
        var code = endOf(process, line);
        return new Result(line, code, Files.readString(log, StandardCharsets.ISO_8859_1));
      } finally {
        Files.deleteIfExists(log);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot run " + line, e);
    }
  }

  /** Unpacks a tar archive into a directory. */
  static void untar(InputStream archive, Path directory) throws IOException {
    var line = List.of("tar", "-x", "--no-same-owner", "-f", "-", "-C", directory.toString());
    var process =
        new ProcessBuilder(line)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (var input = process.getOutputStream()) {
      archive.transferTo(input);
    }
    var code = endOf(process, line);
    if (code != 0) {
      throw new IOException(line + " ended with " + code);
    }
  }

  private static int endOf(Process process, List<String> line) {
    try {
      if (process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
        return process.exitValue();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    process.destroyForcibly();
    throw new IllegalStateException(
        line + " did not end within " + LIMIT_SECONDS + " s and was stopped.");
  }

  /** How a program ended and what it printed. */
  record Result(List<String> line, int code, String text) {

    boolean successful() {
      return code == 0;
    }

    @Override
    public String toString() {
      return String.join(" ", line) + " ended with " + code + ":\n" + text;
    }
  }
}
