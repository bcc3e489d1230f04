package io.millrace.common.internal.expression.function;

import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.access.Coercion;
import io.millrace.common.internal.expression.failure.Descriptions;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.limit.Sizes;
import io.millrace.common.internal.expression.limit.Steps;
import io.millrace.common.internal.expression.limit.TextSearch;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * The functions of the prefix {@code variables}, which ask for variables that may be missing. A
 * missing one is like one that is null. One per call.
 */
public final class VariableFunctions {

  /** How many steps it takes to compare two numbers of different types. */
  private static final int NUMBERS = 4;

  private final ExpressionScope scope;
  private final Steps steps;
  private final Access access;

  VariableFunctions(ExpressionScope scope, Steps steps, Access access) {
    this.scope = scope;
    this.steps = steps;
    this.access = access;
  }

  /** Returns the value, or null. */
  public Object get(String name) {
    var value = scope.resolve(name);
    return value == ExpressionScope.ABSENT ? null : access.admit(value);
  }

  /** Returns the value, or another one where it is null. */
  public Object getOrDefault(String name, Object other) {
    var value = get(name);
    return value == null ? other : value;
  }

  /** Tells whether there is a value that is not null. */
  public boolean exists(String name) {
    return get(name) != null;
  }

  /** Tells whether the value is null, or a text, list, map, array or JSON tree without content. */
  public boolean isEmpty(String name) {
    var value = access.present(get(name));
    if (value instanceof CharSequence text) {
      return text.isEmpty();
    }
    if (value instanceof Collection<?> list) {
      return list.isEmpty();
    }
    if (value instanceof Map<?, ?> map) {
      return map.isEmpty();
    }
    return value == null || value.getClass().isArray() && Array.getLength(value) == 0;
  }

  /** Tells whether the value is something else. */
  public boolean isNotEmpty(String name) {
    return !isEmpty(name);
  }

  /** Tells whether the value equals another one; numbers by their value, whatever their type. */
  public boolean equals(String name, Object other) {
    return areEqual(get(name), other);
  }

  /** Tells whether the value is there and another one than that. */
  public boolean notEquals(String name, Object other) {
    var value = get(name);
    return value != null && !areEqual(value, other);
  }

  /** Tells whether a text holds all texts, or a list, array or JSON array all elements. */
  public boolean contains(String name, Object... wanted) {
    var value = get(name);
    return value != null && Arrays.stream(wanted).allMatch(within(value));
  }

  /** Tells whether a text holds one of the texts, or a list, array or JSON array an element. */
  public boolean containsAny(String name, Object... wanted) {
    var value = get(name);
    return value != null && Arrays.stream(wanted).anyMatch(within(value));
  }

  /** Tells whether the value is there and less than another one. */
  public boolean lowerThan(String name, Object other) {
    return compares(name, other, order -> order < 0);
  }

  /** Tells whether the value is there and less than another one or equal to it. */
  public boolean lowerThanOrEquals(String name, Object other) {
    return compares(name, other, order -> order <= 0);
  }

  /** Tells whether the value is there and greater than another one. */
  public boolean greaterThan(String name, Object other) {
    return compares(name, other, order -> order > 0);
  }

  /** Tells whether the value is there and greater than another one or equal to it. */
  public boolean greaterThanOrEquals(String name, Object other) {
    return compares(name, other, order -> order >= 0);
  }

  private Predicate<Object> within(Object value) {
    if (value instanceof CharSequence text) {
      return part -> part != null && isWithin(text.toString(), part);
    }
    if (value instanceof Collection<?> || access.isTree(value)) {
      return element -> holds((Iterable<?>) value, element);
    }
    if (value instanceof Object[] array) {
      return element -> holds(Arrays.asList(array), element);
    }
    return nothing -> false;
  }

  private boolean isWithin(String text, Object part) {
    var wanted = Coercion.toText(part);
    take(TextSearch.steps(text.length(), wanted.length()), "contains", text, wanted);
    return TextSearch.indexOf(text, wanted, 0) >= 0;
  }

  private void take(long count, String function, Object value, Object other) {
    if (!steps.take(count)) {
      throw steps.exceeded(
          new Sizes(access.weights()).ofCall("variables:" + function, value, other));
    }
  }

  private boolean holds(Iterable<?> elements, Object wanted) {
    var single = access.weights().isContainer(wanted) ? null : wanted;
    var weight = access.weights().search(elements, single, steps.left());
    take(NUMBERS * weight, "contains", elements, wanted);
    for (var element : elements) {
      if (areEqual(access.admit(element), wanted)) {
        return true;
      }
    }
    return false;
  }

  private boolean areEqual(Object one, Object other) {
    if (one instanceof Number number && other instanceof Number second) {
      return order(number, second) == 0;
    }
    if (access.weights().isContainer(one) && access.weights().isContainer(other)) {
      take(access.weights().ofBoth(one, other, steps.left()), "equals", one, other);
    }
    return Objects.equals(one, other);
  }

  private boolean compares(String name, Object other, IntPredicate wanted) {
    var value = get(name);
    return value != null && other != null && wanted.test(order(name, value, other));
  }

  @SuppressWarnings("unchecked") // two values of one class are comparable with each other
  private static int order(String name, Object one, Object other) {
    if (one instanceof Number number && other instanceof Number second) {
      return order(number, second);
    }
    if (one instanceof Comparable<?> && one.getClass() == other.getClass()) {
      return ((Comparable<Object>) one).compareTo(other);
    }
    throw EvaluationFailure.of(
        "The variable '"
            + name
            + "' is "
            + Descriptions.of(one)
            + ", which is neither less nor greater than "
            + Descriptions.of(other)
            + ". Compare values of one type.");
  }

  private static int order(Number one, Number other) {
    return isFinite(one) && isFinite(other)
        ? decimal(one).compareTo(decimal(other))
        : Double.compare(one.doubleValue(), other.doubleValue());
  }

  /**
   * A fraction is what its digits say, as models write it: 0.1 of any type. What is whole is that
   * very number, of which a {@code double} does not show all digits.
   */
  private static BigDecimal decimal(Number number) {
    var isWhole =
        (number instanceof Double || number instanceof Float)
            && number.doubleValue() == Math.rint(number.doubleValue());
    return isWhole
        ? new BigDecimal(number.doubleValue())
        : (BigDecimal) Coercion.to(number, BigDecimal.class);
  }

  private static boolean isFinite(Number number) {
    return !(number instanceof Double || number instanceof Float)
        || Double.isFinite(number.doubleValue());
  }
}
