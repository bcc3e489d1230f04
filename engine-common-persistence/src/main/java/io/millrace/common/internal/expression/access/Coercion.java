package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.failure.Descriptions;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import jakarta.el.ELException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.el.lang.ELSupport;

/**
 * Converts a value to a type that the parameter of a method, or the engine, asks for: what the
 * library does, held to plain data.
 *
 * <p>Spec: Jakarta Expression Language 6.0 §1.23. Deviations: a number that does not fit the type
 * is an error rather than another number, a number becomes the decimal with its own digits, and
 * property editors are not asked.
 */
public final class Coercion {

  private static final int MAX_TEXT = 1_000_000;

  private static final Set<Class<?>> WHOLE =
      Set.of(Byte.class, Short.class, Integer.class, Long.class, BigInteger.class);

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
    return value instanceof String text ? text : new TextWriter(MAX_TEXT).append(value).toString();
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
    var wanted = boxed(type);
    if (wanted.isInstance(value) || value == null && !type.isPrimitive()) {
      return value;
    }
    if (wanted == String.class || wanted == CharSequence.class) {
      return toText(value);
    }
    if (!isPlain(wanted)) {
      throw noConversion(value, type);
    }
    return exact(value, convert(value, wanted, type));
  }

  /** Tells whether a type is a number, boxed or primitive, that values convert to. */
  static boolean isNumeric(Class<?> type) {
    return Number.class.isAssignableFrom(boxed(type));
  }

  /** Returns the class that holds values of a primitive type, and any other class as it is. */
  static Class<?> boxed(Class<?> type) {
    return WRAPPERS.getOrDefault(type, type);
  }

  private static boolean isPlain(Class<?> type) {
    return isNumeric(type) || type == Boolean.class || type == Character.class || type.isEnum();
  }

  private static Object convert(Object value, Class<?> wanted, Class<?> type) {
    var text = value instanceof CharSequence ? value.toString() : value;
    var plain = Operands.convertible(text, wanted);
    try {
      return wanted == BigDecimal.class && plain instanceof Number
          ? new BigDecimal(plain.toString())
          : ELSupport.coerceToType(null, plain, type);
    } catch (ELException | NumberFormatException doesNotFit) {
      throw noConversion(value, type);
    }
  }

  private static Object exact(Object value, Object converted) {
    if (value instanceof Number given
        && WHOLE.contains(converted.getClass())
        && given.doubleValue() != ((Number) converted).doubleValue()) {
      throw EvaluationFailure.of(
          value + " does not fit in " + converted.getClass().getSimpleName() + ".");
    }
    return converted;
  }

  static EvaluationFailure noConversion(Object value, Class<?> type) {
    return EvaluationFailure.of(
        Descriptions.of(value)
            + " cannot be converted to "
            + type.getName()
            + ". "
            + (type.isEnum() ? "It has " + constants(type) : "Use a value of that kind")
            + ".");
  }

  private static List<String> constants(Class<?> type) {
    return Arrays.stream(type.getEnumConstants()).map(Coercion::toText).toList();
  }
}
