package io.millrace.common.expression;

import io.millrace.common.BadArgumentException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A public static method that expressions call as {@code prefix:name(…)}, or as {@code name(…)}
 * where the prefix is empty.
 *
 * <p>Several functions may share prefix and name; a call then takes the one whose parameters fit
 * best, as with overloaded methods. Immutable.
 *
 * @param prefix the part before the colon, or an empty string
 * @param name the name to call, a Java identifier
 * @param method the method, public and static in a public class
 */
public record ExpressionFunction(String prefix, String name, Method method) {

  /**
   * Checks that the method can be called from everywhere without an object.
   *
   * @param prefix the part before the colon, or an empty string
   * @param name the name to call, a Java identifier
   * @param method the method, public and static in a public class
   */
  public ExpressionFunction {
    if (prefix == null || name == null || method == null) {
      throw new BadArgumentException(
          "An expression function needs a prefix (may be empty), a name and a method; got prefix '"
              + prefix
              + "', name '"
              + name
              + "', method "
              + method
              + ".");
    }
    if (!isPublicStatic(method) || !Modifier.isPublic(method.getDeclaringClass().getModifiers())) {
      throw new BadArgumentException(
          "Cannot register "
              + method
              + " as expression function '"
              + name
              + "': it must be public and static in a public class. Make both public, the method static.");
    }
  }

  /**
   * Makes a function of each public static method that a class declares, under the method's own
   * name.
   *
   * @param prefix the part before the colon, or an empty string
   * @param type a public class
   * @return the functions in order of name and parameters, empty where the class has no such
   *     method; unmodifiable
   * @throws BadArgumentException where the class is not public or an argument is null
   */
  public static List<ExpressionFunction> of(String prefix, Class<?> type) {
    if (type == null) {
      throw new BadArgumentException("Cannot make expression functions of a class that is null.");
    }
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> isPublicStatic(method) && !method.isSynthetic())
        .sorted(Comparator.comparing(Method::getName).thenComparing(Method::toString))
        .map(method -> new ExpressionFunction(prefix, method.getName(), method))
        .toList();
  }

  /**
   * Returns the name as expressions write it.
   *
   * @return {@code prefix:name}, or the name alone where the prefix is empty
   */
  public String qualifiedName() {
    return prefix.isEmpty() ? name : prefix + ":" + name;
  }

  private static boolean isPublicStatic(Method method) {
    return Modifier.isPublic(method.getModifiers()) && Modifier.isStatic(method.getModifiers());
  }
}
