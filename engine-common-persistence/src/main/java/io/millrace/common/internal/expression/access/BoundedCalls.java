package io.millrace.common.internal.expression.access;

import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Map;

/**
 * Stands before the few methods of the JDK with which a short expression could use up memory or
 * time, and does the same within limits.
 */
final class BoundedCalls {

  private static final int MAX_TEXT = 1_000_000;
  private static final int MAX_SIZE = 1_000_000;
  private static final int MAX_SCALE = 1_000;

  private BoundedCalls() {}

  /** Returns the call with its limits, or the plain one where the method is harmless. */
  static Invocation of(Method method, Invocation plain) {
    var type = method.getDeclaringClass();
    return switch (type.getName()) {
      case "java.lang.String" -> ofString(method, plain);
      case "java.lang.Object" -> ofObject(method, plain);
      case "java.math.BigDecimal", "java.math.BigInteger" -> ofBigNumber(plain);
      default -> isContainer(type) ? ofContainer(method, plain) : plain;
    };
  }

  private static boolean isContainer(Class<?> type) {
    return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
  }

  private static Invocation ofObject(Method method, Invocation plain) {
    return method.getName().equals("toString")
        ? (base, in) -> new TextWriter(MAX_TEXT).append(base).toString()
        : plain;
  }

  private static Invocation ofString(Method method, Invocation plain) {
    var isText = method.getParameterCount() > 0 && method.getParameterTypes()[0] != char.class;
    return switch (method.getName()) {
      case "concat" -> growing(plain, (base, in) -> (long) base.length() + length(in[0]));
      case "indent" -> growing(plain, (base, in) -> (base.length() + 1L) * (1 + number(in[0])));
      case "repeat" -> growing(plain, (base, in) -> base.length() * number(in[0]));
      case "replace" ->
          isText ? growing(plain, (base, in) -> (base.length() + 1L) * (1 + length(in[1]))) : plain;
      case "matches" -> (base, in) -> Patterns.matches((String) base, (String) in[0]);
      case "replaceAll" -> Patterns.replacing(MAX_TEXT, Integer.MAX_VALUE);
      case "replaceFirst" -> Patterns.replacing(MAX_TEXT, 1);
      case "split" ->
          (base, in) ->
              Patterns.split((String) base, (String) in[0], in.length == 2 ? (int) in[1] : 0);
      default -> plain;
    };
  }

  private static Invocation growing(Invocation plain, Growth growth) {
    return (base, in) -> {
      if (growth.length((String) base, in) > MAX_TEXT) {
        throw EvaluationFailure.limit("A text would be longer than " + MAX_TEXT + " characters.");
      }
      return plain.call(base, in);
    };
  }

  private static Invocation ofBigNumber(Invocation plain) {
    return (base, in) -> {
      Operands.limited(base);
      for (var argument : in) {
        Operands.limited(argument);
        if (argument instanceof Integer scale && Math.abs((long) scale) > MAX_SCALE) {
          throw EvaluationFailure.limit(
              "A scale may be at most " + MAX_SCALE + ", not " + scale + ".");
        }
      }
      return plain.call(base, in);
    };
  }

  private static Invocation ofContainer(Method method, Invocation plain) {
    if (!method.getName().equals("addAll") && !method.getName().equals("putAll")) {
      return plain;
    }
    return (base, in) -> {
      var added = in.length == 0 ? null : in[in.length - 1];
      if ((long) size(base) + size(added) > MAX_SIZE) {
        throw EvaluationFailure.limit(
            "A collection would have more than " + MAX_SIZE + " elements.");
      }
      return plain.call(base, in);
    };
  }

  private static int size(Object container) {
    if (container instanceof Collection<?> collection) {
      return collection.size();
    }
    return container instanceof Map<?, ?> map ? map.size() : 0;
  }

  private static int length(Object text) {
    return text instanceof CharSequence characters ? characters.length() : 0;
  }

  private static long number(Object value) {
    return Math.max(0, (int) value);
  }

  /** How long the result of a call would be at most. */
  private interface Growth {
    long length(String base, Object[] arguments);
  }
}
