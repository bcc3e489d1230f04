package io.millrace.test.documentation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The blocks of Java on pages of documentation, and the examples they have to stand in, word for
 * word but for white space and the breaks of comments.
 */
public final class DocumentedCode {

  private static final Pattern BLOCK = Pattern.compile("(?s)```java\\n(.*?)```");
  private static final Pattern LAYOUT = Pattern.compile("\\s+|//");

  private final List<String> examples;

  private DocumentedCode(List<String> examples) {
    this.examples = examples;
  }

  /**
   * Reads the examples.
   *
   * @param folder the folder of their sources; those below it are not read
   * @return the examples
   */
  public static DocumentedCode in(Path folder) {
    try (var files = Files.list(folder)) {
      return new DocumentedCode(
          files.sorted().map(DocumentedCode::read).map(DocumentedCode::words).toList());
    } catch (IOException e) {
      throw new UncheckedIOException("The examples cannot be read", e);
    }
  }

  /**
   * Finds what a page shows and no example holds.
   *
   * @param page the page
   * @return the blocks as they stand on the page, in their order
   * @throws IllegalArgumentException if the page shows no Java, and so need not be asked
   */
  public List<String> missingFrom(Path page) {
    var blocks = BLOCK.matcher(read(page)).results().map(block -> block.group(1)).toList();
    if (blocks.isEmpty()) {
      throw new IllegalArgumentException(page + " has no block of Java");
    }
    return blocks.stream().filter(block -> !isInAnExample(block)).toList();
  }

  private boolean isInAnExample(String block) {
    var wanted = words(block);
    return examples.stream().anyMatch(example -> example.contains(wanted));
  }

  private static String words(String code) {
    return LAYOUT.matcher(code).replaceAll("");
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }
}
