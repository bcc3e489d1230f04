package io.millrace.common.internal.expression.limit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The methods of the JDK that expressions may call, each named by type, name and parameters, with
 * what it costs. What a newer JDK adds is closed until it is named. Immutable.
 */
public final class PlatformMethods {

  private static final String FILE = "jdk-methods.txt";
  private static final PlatformMethods NAMED = new PlatformMethods(lines());

  private final Map<String, List<Line>> byType = new HashMap<>();

  private PlatformMethods(List<String> lines) {
    lines.stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .forEach(line -> add(line.split(" ", 3)));
  }

  /** Returns those that are named in the file. */
  public static PlatformMethods named() {
    return NAMED;
  }

  /** Tells whether methods of a type are named. */
  public boolean names(Class<?> type) {
    return byType.containsKey(type.getName());
  }

  /**
   * Finds out what a method costs.
   *
   * @return empty where the method is not named
   */
  public Optional<Cost> cost(Method method) {
    var wanted = " " + signature(method) + " ";
    return byType.getOrDefault(method.getDeclaringClass().getName(), List.of()).stream()
        .filter(line -> line.signatures.contains(wanted))
        .map(Line::cost)
        .findFirst();
  }

  /** Returns the names of all types of which methods are named. */
  Set<String> types() {
    return byType.keySet();
  }

  /** Returns the methods of a type that are named. */
  List<String> signatures(String type) {
    return byType.get(type).stream()
        .flatMap(line -> Arrays.stream(line.signatures.strip().split(" ")))
        .toList();
  }

  /** Returns the name of a method and the simple names of its parameters' types. */
  static String signature(Method method) {
    return method.getName()
        + Arrays.stream(method.getParameterTypes())
            .map(Class::getSimpleName)
            .collect(Collectors.joining(",", "(", ")"));
  }

  private void add(String... line) {
    byType
        .computeIfAbsent(line[0], type -> new ArrayList<>())
        .add(new Line(Cost.valueOf(line[1]), " " + line[2] + " "));
  }

  private static List<String> lines() {
    try (var file = PlatformMethods.class.getResourceAsStream(FILE)) {
      var text = Objects.requireNonNull(file, FILE).readAllBytes();
      return new String(text, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + FILE + " of the engine.", e);
    }
  }

  /** Methods of one type that cost the same; one text takes less room than a set of them. */
  private record Line(Cost cost, String signatures) {}
}
