package io.millrace.common.internal.query;

import io.millrace.common.query.NullHandling;
import io.millrace.common.query.Query;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Date;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Calls all that a query offers, by reflection, so that no criterion can be forgotten in a test.
 *
 * @param type the public interface of the query
 * @param make makes a new query
 */
public record EveryCriterion(Class<?> type, Supplier<? extends Query<?, ?>> make) {

  private static final Set<String> NO_CRITERIA =
      Set.of(
          "or",
          "endOr",
          "asc",
          "desc",
          "latest",
          "listByCause",
          "locale",
          "withLocalizationFallback");

  /** A criterion with its arguments. */
  public record Call(Method method, Object[] arguments) {

    /** Calls it on a query. */
    public void on(Query<?, ?> query) {
      try {
        method.invoke(query, arguments);
      } catch (InvocationTargetException e) {
        throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public String toString() {
      return method.getName() + Arrays.deepToString(arguments);
    }
  }

  /**
   * Returns all criteria, each with a value for every kind of value it takes; texts are the given
   * one.
   */
  public List<Call> criteria(String text) {
    var calls = new ArrayList<Call>();
    methods()
        .filter(m -> !m.getName().startsWith("orderBy"))
        .forEach(m -> calls.addAll(calls(m, text)));
    return calls;
  }

  /** Returns all orders. */
  public List<Call> orders() {
    return methods()
        .filter(m -> m.getName().startsWith("orderBy"))
        .map(m -> new Call(m, new Object[0]))
        .toList();
  }

  /**
   * Returns the criteria that take objects, each with null, and with collections that are empty or
   * hold null.
   */
  public List<Call> badCalls() {
    var calls = new ArrayList<Call>();
    methods()
        .filter(m -> m.getParameterCount() > 0)
        .forEach(
            m -> {
              for (var i = 0; i < m.getParameterCount(); i++) {
                calls.addAll(badCalls(m, i));
              }
            });
    return calls;
  }

  private static List<Call> badCalls(Method method, int index) {
    var calls = new ArrayList<Call>();
    var type = method.getParameterTypes()[index];
    if (!type.isPrimitive()) {
      calls.add(with(method, index, null));
    }
    if (Collection.class.isAssignableFrom(type)) {
      calls.add(
          with(method, index, collection(method.getGenericParameterTypes()[index], List.of())));
      var holdsNull = new ArrayList<Object>();
      holdsNull.add(null);
      calls.add(
          with(method, index, collection(method.getGenericParameterTypes()[index], holdsNull)));
    }
    return calls;
  }

  private static Call with(Method method, int index, Object value) {
    var arguments = calls(method, "x").get(0).arguments().clone();
    arguments[index] = value;
    return new Call(method, arguments);
  }

  /** Tells whether the query has groups. */
  public boolean hasGroups() {
    return Arrays.stream(type.getMethods()).anyMatch(m -> m.getName().equals("or"));
  }

  private Stream<Method> methods() {
    var inherited = Arrays.stream(Query.class.getMethods()).map(Method::getName).toList();
    return Arrays.stream(type.getMethods())
        .filter(m -> !m.isBridge() && !inherited.contains(m.getName()))
        .filter(m -> !NO_CRITERIA.contains(m.getName()))
        .sorted(Comparator.comparing(Method::toString));
  }

  private static List<Call> calls(Method method, String text) {
    var calls = new ArrayList<Call>();
    calls.add(new Call(method, new Object[method.getParameterCount()]));
    for (var i = 0; i < method.getParameterCount(); i++) {
      var next = new ArrayList<Call>();
      for (var call : calls) {
        for (var value : values(method, i, text)) {
          var arguments = call.arguments().clone();
          arguments[i] = value;
          next.add(new Call(method, arguments));
        }
      }
      calls.clear();
      calls.addAll(next);
    }
    return calls;
  }

  private static List<Object> values(Method method, int index, String text) {
    var parameter = method.getParameterTypes()[index];
    if (parameter == String.class) {
      return List.of(text);
    } else if (parameter == Object.class) {
      var ordered =
          Stream.of(
              text,
              7,
              7L,
              0.5,
              new BigDecimal("7.25"),
              Instant.EPOCH,
              LocalDate.of(2031, 5, 6),
              new Date(0));
      var others = Stream.of(true, new UUID(1, 2));
      return method.getName().contains("Than")
          ? ordered.collect(Collectors.toList())
          : Stream.concat(ordered, others).collect(Collectors.toList());
    } else if (parameter == Integer.class || parameter == int.class) {
      return List.of(7);
    } else if (parameter == boolean.class) {
      return List.of(true, false);
    } else if (parameter == Date.class) {
      return List.of(new Date(), new Date(Long.MAX_VALUE), new Date(Long.MIN_VALUE));
    } else if (parameter == NullHandling.class) {
      return List.of(NullHandling.NULLS_FIRST, NullHandling.NULLS_LAST);
    } else if (parameter.isEnum()) {
      return List.of(parameter.getEnumConstants());
    } else if (Collection.class.isAssignableFrom(parameter)) {
      var generic = method.getGenericParameterTypes()[index];
      return List.of(
          collection(generic, List.of(text)), collection(generic, List.of(text, "4711")));
    }
    throw new IllegalStateException("No value for " + method);
  }

  private static Object collection(Type type, List<?> values) {
    var raw = (Class<?>) ((ParameterizedType) type).getRawType();
    return raw == Set.class ? new LinkedHashSet<>(values) : values;
  }
}
