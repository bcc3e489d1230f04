package io.millrace.common.internal.expression.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;

/**
 * Converts a value to a type that is asked for: by an operator, by the parameter of a method, by
 * the engine.
 *
 * <p>Spec: Jakarta Expression Language 6.0 §1.23. Deviations: a number that does not fit the type
 * is an error rather than another number; property editors are not asked.
 */
public final class Coercion {

  private static final int MAX_TEXT = 1_000_000;

  private static final Map<Class<?>, Class<?>> WRAPPERS =
      Map.of(
          boolean.class, Boolean.class,
          byte.class, Byte.class,
          short.class, Short.class,
          int.class, Integer.class,
          long.class, Long.class,
          float.class, Float.class,
          double.class, Double.class,
          char.class, Character.class);

  private Coercion() {}

  /** Converts to a text; null becomes the empty one, an enum constant its name. */
  public static String toText(Object value) {
    if (value instanceof String text) {
      return text;
    }
    return value == null ? "" : new TextWriter(MAX_TEXT).append(value).toString();
  }

  /** Converts to a truth value as operators do: null and the empty text are false. */
  public static boolean toBoolean(Object value) {
    if (value instanceof Boolean flag) {
      return flag;
    }
    if (value == null) {
      return false;
    }
    if (value instanceof CharSequence text) {
      return Boolean.parseBoolean(text.toString());
    }
    throw EvaluationFailure.of(
        Descriptions.of(value) + " is neither true nor false. Compare it with something.");
  }

  /**
   * Converts to any type.
   *
   * @param value the value, or null
   * @param type a class or primitive type
   * @return a value of the type; null only where the type is not primitive
   * @throws EvaluationFailure where there is no conversion
   */
  public static Object to(Object value, Class<?> type) {
    var wanted = WRAPPERS.getOrDefault(type, type);
    if (value == null) {
      return type.isPrimitive() ? zero(wanted) : null;
    }
    return wanted.isInstance(value) ? value : convert(value, wanted);
  }

  /** Converts the name of a constant; null and the empty text become null. */
  static Object toEnum(Object value, Class<?> type) {
    if (value == null || type.isInstance(value) || "".equals(value)) {
      return "".equals(value) ? null : value;
    }
    var constants = type.getEnumConstants();
    return Arrays.stream(constants)
        .filter(constant -> ((Enum<?>) constant).name().equals(value.toString()))
        .findFirst()
        .orElseThrow(
            () ->
                EvaluationFailure.of(
                    Descriptions.of(value)
                        + " is no constant of "
                        + type.getName()
                        + ". It has "
                        + Arrays.stream(constants)
                            .map(constant -> ((Enum<?>) constant).name())
                            .toList()
                        + "."));
  }

  /** Tells whether a type is a number, boxed or primitive, that values convert to. */
  public static boolean isNumeric(Class<?> type) {
    var boxed = WRAPPERS.getOrDefault(type, type);
    return Number.class.isAssignableFrom(boxed);
  }

  /** Returns the class that holds values of a primitive type, and any other class as it is. */
  public static Class<?> boxed(Class<?> type) {
    return WRAPPERS.getOrDefault(type, type);
  }

  private static Object convert(Object value, Class<?> type) {
    if (type == String.class || type == CharSequence.class) {
      return toText(value);
    }
    if (type == Boolean.class) {
      return toBoolean(value);
    }
    if (type == Character.class) {
      return toCharacter(value);
    }
    if (Number.class.isAssignableFrom(type)) {
      return toNumber(value, type);
    }
    if (type.isEnum()) {
      return toEnum(value, type);
    }
    throw noConversion(value, type);
  }

  private static Object toNumber(Object value, Class<?> type) {
    if (value instanceof Boolean) {
      throw noConversion(value, type);
    }
    if (type == Double.class) {
      return Numbers.toDouble(value);
    }
    if (type == Float.class) {
      return (float) Numbers.toDouble(value);
    }
    if (type == BigDecimal.class) {
      return Numbers.toBigDecimal(value);
    }
    var exact = Numbers.toBigDecimal(value).stripTrailingZeros();
    try {
      return toWholeNumber(exact, type);
    } catch (ArithmeticException tooLarge) {
      throw EvaluationFailure.of(
          Descriptions.of(value)
              + " ("
              + exact
              + ") does not fit in "
              + type.getSimpleName()
              + ".");
    }
  }

  private static Object toWholeNumber(BigDecimal exact, Class<?> type) {
    if (type == Integer.class) {
      return exact.intValueExact();
    }
    if (type == Long.class) {
      return exact.longValueExact();
    }
    if (type == Short.class) {
      return exact.shortValueExact();
    }
    if (type == Byte.class) {
      return exact.byteValueExact();
    }
    if (type == BigInteger.class) {
      return exact.toBigIntegerExact();
    }
    throw noConversion(exact, type);
  }

  private static Object toCharacter(Object value) {
    if (value instanceof CharSequence text && text.length() == 1) {
      return text.charAt(0);
    }
    throw noConversion(value, Character.class);
  }

  private static Object zero(Class<?> boxed) {
    if (boxed == Boolean.class) {
      return false;
    }
    return boxed == Character.class ? (Object) '\0' : toNumber(0L, boxed);
  }

  private static EvaluationFailure noConversion(Object value, Class<?> type) {
    return EvaluationFailure.of(
        Descriptions.of(value) + " cannot be converted to " + type.getName() + ".");
  }
}
