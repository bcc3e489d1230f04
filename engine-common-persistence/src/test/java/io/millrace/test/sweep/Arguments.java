package io.millrace.test.sweep;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a scenario answers: arguments of criteria and calls by their names. Names of several values,
 * of parts of a text and of times before and after follow from what is here.
 */
public final class Arguments {

  private static final String LIKE = "Like";
  private static final String IGNORE_CASE = "IgnoreCase";

  private final Map<String, List<List<Object>>> known = new HashMap<>();

  /**
   * Adds values that a call with one parameter may be asked with.
   *
   * @param name the name of the call, after its interface and a dot where others of that name take
   *     other values
   * @param values the values, one of which has to find something
   * @return these arguments
   */
  public Arguments of(String name, Object... values) {
    Arrays.stream(values).forEach(value -> these(name, value));
    return this;
  }

  /** Adds what objects of the scenario show; null is left out. */
  public <T> Arguments from(Collection<T> objects, String name, Function<T, ?> getter) {
    objects.stream()
        .map(getter)
        .filter(Objects::nonNull)
        .distinct()
        .forEach(value -> of(name, value));
    return this;
  }

  /** Adds what a call with several parameters may be asked with. */
  public Arguments these(String name, Object... values) {
    known.computeIfAbsent(name, n -> new ArrayList<>()).add(Arrays.asList(values));
    return this;
  }

  /**
   * Returns what a call may be asked with.
   *
   * @param type the interface that is asked
   * @param call the call
   * @return the lists of arguments, one of which has to find something; empty if nobody knows
   */
  List<List<Object>> of(Class<?> type, Method call) {
    if (call.getParameterCount() == 0) {
      return List.of(List.of());
    }
    var own = fitting(type.getSimpleName() + "." + call.getName(), call);
    if (!own.isEmpty()) {
      return own;
    }
    var named = fitting(call.getName(), call);
    return named.isEmpty() && call.getParameterCount() == 1 ? derived(type, call) : named;
  }

  private List<List<Object>> fitting(String name, Method call) {
    return known.getOrDefault(name, List.of()).stream().filter(a -> fits(a, call)).toList();
  }

  private static boolean fits(List<Object> arguments, Method call) {
    var types = call.getParameterTypes();
    if (types.length != arguments.size()) {
      return false;
    }
    for (var i = 0; i < types.length; i++) {
      if (arguments.get(i) != null && !isA(arguments.get(i), types[i])) {
        return false;
      }
    }
    return true;
  }

  private static boolean isA(Object value, Class<?> type) {
    return type == int.class || type == boolean.class
        ? value instanceof Integer || value instanceof Boolean
        : type.isInstance(value);
  }

  private List<List<Object>> derived(Class<?> type, Method call) {
    var parameter = call.getParameterTypes()[0];
    var name = call.getName();
    if (parameter == Date.class) {
      return time(name).map(date -> List.of(List.<Object>of(date))).orElse(List.of());
    } else if (parameter == boolean.class) {
      return List.of(List.of(true));
    } else if (parameter == int.class || parameter == Integer.class) {
      return number(name).map(n -> List.of(List.<Object>of(n))).orElse(List.of());
    } else if (Collection.class.isAssignableFrom(parameter)) {
      return each(type, name).map(text -> List.<Object>of(collected(parameter, text))).toList();
    }
    return parameter == String.class ? texts(type, name) : List.of();
  }

  private static Optional<Date> time(String name) {
    if (has(name, "Before", "before", "Lower")) {
      return Optional.of(new Date(4_000_000_000_000L));
    }
    return has(name, "After", "Higher", "after") ? Optional.of(new Date(1)) : Optional.empty();
  }

  private static Optional<Integer> number(String name) {
    if (has(name, "Lower", "Max")) {
      return Optional.of(1000);
    }
    return has(name, "Greater", "Higher", "Min") ? Optional.of(0) : Optional.empty();
  }

  private Stream<String> each(Class<?> type, String name) {
    if (has(name, "NotIn", "exclude")) {
      return Stream.of("none of these");
    }
    var ignoresCase = name.endsWith(IGNORE_CASE);
    var bare = without(name, IGNORE_CASE);
    for (var single : List.of(without(bare, "In"), without(bare, "s"), without(bare, "sIn"))) {
      var texts = single.equals(bare) ? List.<String>of() : values(type, single);
      if (!texts.isEmpty()) {
        return texts.stream().map(text -> ignoresCase ? text.toUpperCase(Locale.ROOT) : text);
      }
    }
    return Stream.empty();
  }

  private static Object collected(Class<?> parameter, String text) {
    return parameter == Set.class ? Set.of(text) : List.of(text);
  }

  private List<List<Object>> texts(Class<?> type, String name) {
    if (name.endsWith("NotEquals")) {
      return List.of(List.of("none of these"));
    }
    var bare = without(name, IGNORE_CASE);
    return values(type, without(bare, LIKE)).stream()
        .map(text -> bare.endsWith(LIKE) ? text.substring(0, text.length() - 1) + "%" : text)
        .map(text -> bare.equals(name) ? text : text.toUpperCase(Locale.ROOT))
        .map(text -> List.<Object>of(text))
        .toList();
  }

  private List<String> values(Class<?> type, String name) {
    var own = known.get(type.getSimpleName() + "." + name);
    return (own != null ? own : known.getOrDefault(name, List.of()))
        .stream()
            .filter(arguments -> arguments.size() == 1)
            .map(arguments -> arguments.get(0))
            .filter(String.class::isInstance)
            .map(String.class::cast)
            .toList();
  }

  private static boolean has(String name, String... parts) {
    return Arrays.stream(parts).anyMatch(name::contains);
  }

  private static String without(String name, String end) {
    return name.endsWith(end) ? name.substring(0, name.length() - end.length()) : name;
  }
}
