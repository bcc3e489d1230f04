package io.millrace.test.sweep;

import io.millrace.common.query.Query;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The public calls of what an engine hands out. */
final class Asked {

  private static final String OWN = "io.millrace.";

  private Asked() {}

  /** Returns the public types that an object is, without those they extend. */
  static Stream<Class<?>> typesOf(Object object) {
    var all = withParents(object.getClass()).filter(Asked::isPublic).distinct().toList();
    return all.stream()
        .filter(type -> all.stream().noneMatch(o -> o != type && type.isAssignableFrom(o)));
  }

  private static Stream<Class<?>> withParents(Class<?> type) {
    var parents =
        Stream.concat(Arrays.stream(type.getInterfaces()), Stream.ofNullable(type.getSuperclass()));
    return Stream.concat(Stream.of(type), parents.flatMap(Asked::withParents));
  }

  /** Tells whether users may know a type. */
  static boolean isPublic(Class<?> type) {
    return type.getName().startsWith(OWN)
        && !type.getPackageName().contains("internal")
        && Modifier.isPublic(type.getModifiers());
  }

  /** Returns the calls of a type that have a result, in the order of their names. */
  static List<Method> callsOf(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(m -> !m.isBridge() && !Modifier.isStatic(m.getModifiers()))
        .filter(m -> m.getDeclaringClass() != Object.class && m.getReturnType() != void.class)
        .sorted(Comparator.comparing(Method::toString))
        .toList();
  }

  /** Returns the queries that an object makes. */
  static List<Method> queriesOf(Object service) {
    return typesOf(service)
        .flatMap(type -> callsOf(type).stream())
        .filter(m -> m.getParameterCount() == 0 && Query.class.isAssignableFrom(m.getReturnType()))
        .distinct()
        .toList();
  }

  /** Calls; what the call throws is thrown. */
  static Object call(Object target, Method method, List<Object> arguments) {
    try {
      return method.invoke(target, arguments.toArray());
    } catch (InvocationTargetException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
