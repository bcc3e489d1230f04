package io.millrace.test.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The part of a page between two marks, which is made from a matrix.
 *
 * @param file the page
 */
public record MatrixPage(Path file) {

  private static final String BEGIN = "<!-- matrix: made by ConformanceTest -->\n";
  private static final String END = "<!-- end of the matrix -->\n";

  /** Returns what stands between the marks. */
  public String read() {
    var text = text();
    return text.substring(begin(text), text.indexOf(END));
  }

  /** Puts something else between the marks. */
  public void write(String matrix) {
    var text = text();
    try {
      Files.writeString(
          file, text.substring(0, begin(text)) + matrix + text.substring(text.indexOf(END)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String text() {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int begin(String text) {
    return text.indexOf(BEGIN) + BEGIN.length();
  }
}
