package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.failure.EvaluationFailure;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * How well arguments fit the parameters of a method: the smaller, the better. The order is that of
 * a careful reader of Java: the same type, a supertype, a number of another type, a text that has
 * to be converted, a variable parameter.
 */
final class Fit {

  /** The arguments do not fit at all. */
  static final int NONE = Integer.MAX_VALUE;

  private static final int SAME = 0;
  private static final int SUPERTYPE = 1;
  private static final int NUMBER = 2;
  private static final int ANY_OBJECT = 20;
  private static final int LOSS = 30;
  private static final int TEXT = 40;
  private static final int VARIABLE = 1_000;

  private Fit() {}

  /** Rates the arguments of a call. */
  static int of(Callable method, Object[] arguments) {
    var parameters = method.parameters();
    if (method.isVariable() && !method.isPassedAsArray(arguments)) {
      return ofVariable(parameters, arguments);
    }
    if (parameters.length != arguments.length) {
      return NONE;
    }
    var total = 0;
    for (var i = 0; i < parameters.length; i++) {
      var cost = of(arguments[i], parameters[i]);
      if (cost == NONE) {
        return NONE;
      }
      total += cost;
    }
    return total;
  }

  private static int ofVariable(Class<?>[] parameters, Object[] arguments) {
    var last = parameters.length - 1;
    if (arguments.length < last) {
      return NONE;
    }
    var element = parameters[last].getComponentType();
    var total = VARIABLE;
    for (var i = 0; i < arguments.length; i++) {
      var cost = of(arguments[i], i < last ? parameters[i] : element);
      if (cost == NONE) {
        return NONE;
      }
      total += cost;
    }
    return total;
  }

  private static int of(Object argument, Class<?> parameter) {
    var type = Coercion.boxed(parameter);
    if (argument == null) {
      return parameter.isPrimitive() ? TEXT : SUPERTYPE;
    }
    if (type == argument.getClass()) {
      return SAME;
    }
    if (type.isInstance(argument)) {
      return type == Object.class ? ANY_OBJECT : SUPERTYPE;
    }
    if (Coercion.isNumeric(type) && isNumber(argument)) {
      return fits(argument, type) ? NUMBER + distance(argument, type) : NONE;
    }
    return isConvertible(argument, type) ? TEXT : NONE;
  }

  private static boolean isNumber(Object argument) {
    return argument instanceof Number || argument instanceof Character;
  }

  private static boolean isConvertible(Object argument, Class<?> type) {
    if (type == String.class || type == CharSequence.class) {
      return true;
    }
    var fromText = argument instanceof CharSequence;
    return fromText
        && (type == Boolean.class
            || type == Character.class
            || type.isEnum()
            || Coercion.isNumeric(type));
  }

  private static boolean fits(Object argument, Class<?> type) {
    try {
      Coercion.to(argument, type);
      return true;
    } catch (EvaluationFailure tooLarge) {
      return false;
    }
  }

  /**
   * Prefers the type that keeps most: for whole numbers long, int, big; for others double, decimal.
   */
  private static int distance(Object argument, Class<?> type) {
    var isFraction =
        argument instanceof Double || argument instanceof Float || argument instanceof BigDecimal;
    return isFraction ? distanceOfFraction(type) : distanceOfWhole(type);
  }

  private static int distanceOfWhole(Class<?> type) {
    if (type == Long.class) {
      return 0;
    }
    if (type == Integer.class) {
      return 1;
    }
    if (type == BigInteger.class || type == BigDecimal.class) {
      return 2;
    }
    return type == Double.class || type == Float.class ? 3 : 4;
  }

  private static int distanceOfFraction(Class<?> type) {
    if (type == Double.class) {
      return 0;
    }
    if (type == BigDecimal.class) {
      return 1;
    }
    return type == Float.class ? 2 : LOSS;
  }
}
