package io.millrace.benchmark.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A model of a process or a case as its text stands in a file.
 *
 * @param resourceName the name to deploy it under
 * @param xml the whole text
 */
public record Model(String resourceName, String xml) {

  /** What the names of files end in that hold processes, behind the name of the process. */
  public static final String SUFFIX = ".bpmn20.xml";

  /**
   * Reads a model of a process from the class path.
   *
   * @param base the class beside which the file stands
   * @param processKey the name of the process, which begins the file's name
   * @return the model
   * @throws IllegalArgumentException if there is no such file
   */
  public static Model besideClass(Class<?> base, String processKey) {
    return ofResource(base, processKey + SUFFIX);
  }

  /**
   * Reads a model of any kind from the class path.
   *
   * @param base the class beside which the file stands
   * @param resource the file's name
   * @return the model
   * @throws IllegalArgumentException if there is no such file
   */
  public static Model ofResource(Class<?> base, String resource) {
    try (InputStream in = base.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalArgumentException(
            "No model " + resource + " beside " + base.getName() + ".");
      }
      return new Model(resource, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the model " + resource + ".", e);
    }
  }

  /**
   * Reads a model from a directory.
   *
   * @param directory the directory
   * @param processKey the name of the process, which begins the file's name
   * @return the model, unchanged
   * @throws UncheckedIOException if the file cannot be read as UTF-8
   */
  public static Model inDirectory(Path directory, String processKey) {
    Path file = directory.resolve(processKey + SUFFIX);
    try {
      return new Model(file.getFileName().toString(), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the model " + file + ".", e);
    }
  }
}
