package io.millrace.test.sweep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the sources of the modules say about their calls. */
final class Javadoc {

  private static final ConcurrentHashMap<Class<?>, String> SOURCES = new ConcurrentHashMap<>();

  private Javadoc() {}

  /**
   * Returns the Javadoc of a call and of those with its name in its type, in lower case, as one
   * line; empty for none.
   */
  static String of(Method call) {
    return before(call.getDeclaringClass(), "\\s" + call.getName() + "\\(");
  }

  /** Returns the Javadoc of the part of the asked type that a call comes from; empty for itself. */
  static String ofPart(SilentCall call) {
    var part = call.call().getDeclaringClass();
    return part == call.type() ? "" : before(part, "interface ");
  }

  private static String before(Class<?> type, String words) {
    var source = SOURCES.computeIfAbsent(type, Javadoc::source);
    var comment = "/\\*\\*((?:(?!\\*/).)*)\\*/";
    var signature = "[^;{}*]*" + words;
    return Pattern.compile(comment + signature, Pattern.DOTALL)
        .matcher(source)
        .results()
        .map(found -> found.group(1).replaceAll("\\s*\\n\\s*\\*\\s*", " "))
        .collect(Collectors.joining(" "))
        .toLowerCase(Locale.ROOT);
  }

  private static String source(Class<?> type) {
    var file = type.getName().replace('.', '/') + ".java";
    try (var modules = Files.list(Path.of(".."))) {
      return modules
          .map(module -> module.resolve("src/main/java").resolve(file))
          .filter(Files::exists)
          .flatMap(Javadoc::read)
          .collect(Collectors.joining());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<String> read(Path file) {
    try {
      return Stream.of(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
