package io.millrace.benchmark.result;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads what an earlier run wrote with {@code --json}. Safe for many threads. */
public final class RunFileReader {

  /**
   * Reads a file.
   *
   * @param file the file
   * @return its content
   * @throws UnreadableRunFileException if the file cannot be read, holds something else, or was
   *     written in another version of the format
   */
  public RunFile read(Path file) {
    String json = text(file);
    checkFormat(file, json);
    RunFile content = parsed(file, json, RunFile.class);
    if (content.runs() == null
        || content.failedRuns() == null
        || content.settings() == null
        || content.command() == null) {
      throw new UnreadableRunFileException(
          file + " lacks runs, failed runs, settings or command. Was it edited?", null);
    }
    return content;
  }

  private static String text(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new UnreadableRunFileException(
          "There is no file " + file + ". Name a file that --json wrote.", null);
    }
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw noResult(file, "it is not text", e);
    } catch (IOException e) {
      throw new UnreadableRunFileException("Cannot read " + file + ": " + e.getMessage() + ".", e);
    }
  }

  private static void checkFormat(Path file, String json) {
    Head head = parsed(file, json, Head.class);
    if (head == null || head.format() == null) {
      throw noResult(file, "it has no field 'format'", null);
    }
    if (!head.format().equals(RunFile.FORMAT)) {
      throw new UnreadableRunFileException(
          String.format(
              "%s has the format '%s', but this program reads '%s'. Use the version of the"
                  + " benchmark that wrote it.",
              file, head.format(), RunFile.FORMAT),
          null);
    }
  }

  private static <T> T parsed(Path file, String json, Class<T> type) {
    try {
      return Json.read(json, type);
    } catch (UncheckedIOException e) {
      String reason = String.valueOf(e.getCause().getMessage()).lines().findFirst().orElse("");
      throw noResult(file, reason, e);
    }
  }

  private static UnreadableRunFileException noResult(Path file, String reason, Exception cause) {
    return new UnreadableRunFileException(
        file + " is no result of this benchmark: " + reason + ". Name a file that --json wrote.",
        cause);
  }

  /** What is read first, since the rest may have another shape in another version. */
  private record Head(String format) {}
}
