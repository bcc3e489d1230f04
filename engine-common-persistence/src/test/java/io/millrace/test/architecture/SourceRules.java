package io.millrace.test.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Rules about the files of a module, which its classes cannot show.
 *
 * @param main the directory {@code src/main} of the module
 */
public record SourceRules(Path main) {

  private static final String PACKAGE_INFO = "package-info.java";

  /**
   * Returns the rules for the module whose tests run.
   *
   * @return the rules for {@code src/main} in the working directory, which the build sets to the
   *     module
   */
  public static SourceRules ofThisModule() {
    return new SourceRules(Path.of("src", "main"));
  }

  /**
   * Finds packages that nobody has described.
   *
   * @return the directories that hold Java files but no {@code package-info.java}, sorted
   */
  public List<Path> packagesWithoutDescription() {
    return files(path -> path.toString().endsWith(".java"))
        .map(Path::getParent)
        .distinct()
        .filter(directory -> !Files.exists(directory.resolve(PACKAGE_INFO)))
        .toList();
  }

  /**
   * Finds mappers that paste text into SQL.
   *
   * @return the MyBatis XML files that contain <code>${</code>, sorted
   */
  public List<Path> mappersThatPasteText() {
    return files(path -> path.toString().endsWith(".xml"))
        .filter(path -> isMapper(read(path)) && read(path).contains("${"))
        .toList();
  }

  private static boolean isMapper(String xml) {
    return xml.contains("<mapper");
  }

  private Stream<Path> files(Predicate<Path> wanted) {
    if (!Files.exists(main)) {
      return Stream.empty();
    }
    try (var all = Files.walk(main)) {
      return all.filter(Files::isRegularFile).filter(wanted).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
