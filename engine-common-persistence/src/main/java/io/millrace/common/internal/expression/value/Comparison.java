package io.millrace.common.internal.expression.value;

/**
 * The six operators that compare.
 *
 * <p>Spec: Jakarta Expression Language 6.0 §1.8. Deviations: decimals are equal when their values
 * are, whatever their scale (100.00 equals 100), and a character compares with a text as text.
 */
public enum Comparison {
  /** {@code ==} and {@code eq}. */
  EQUAL("=="),
  /** {@code !=} and {@code ne}. */
  NOT_EQUAL("!="),
  /** {@code <} and {@code lt}. */
  LESS("<"),
  /** {@code <=} and {@code le}. */
  LESS_OR_EQUAL("<="),
  /** {@code >} and {@code gt}. */
  GREATER(">"),
  /** {@code >=} and {@code ge}. */
  GREATER_OR_EQUAL(">=");

  private final String sign;

  Comparison(String sign) {
    this.sign = sign;
  }

  /**
   * Applies the operator. Nothing is less or greater than null; null equals only null.
   *
   * @throws EvaluationFailure where the values cannot be compared
   */
  public boolean apply(Object left, Object right) {
    return switch (this) {
      case EQUAL -> equal(left, right);
      case NOT_EQUAL -> !equal(left, right);
      case LESS -> isOrdered(left, right) && order(left, right) < 0;
      case GREATER -> isOrdered(left, right) && order(left, right) > 0;
      case LESS_OR_EQUAL -> left == right || isOrdered(left, right) && order(left, right) <= 0;
      case GREATER_OR_EQUAL -> left == right || isOrdered(left, right) && order(left, right) >= 0;
    };
  }

  /**
   * Tells whether the result is false whatever stands on the right, so that it need not be
   * evaluated.
   */
  public boolean isDecidedBy(Object left) {
    return left == null && (this == LESS || this == GREATER);
  }

  /** Returns the operator as the engine writes it. */
  public String sign() {
    return sign;
  }

  private static boolean isOrdered(Object left, Object right) {
    return left != null && right != null;
  }

  private static boolean equal(Object left, Object right) {
    if (left == right) {
      return true;
    }
    if (left == null || right == null) {
      return false;
    }
    if (left instanceof String text && right instanceof String other) {
      return text.equals(other);
    }
    var kind = NumberKind.ofComparison(left, right);
    if (kind != null) {
      return compare(kind, left, right) == 0;
    }
    return equalOther(left, right);
  }

  private static boolean equalOther(Object left, Object right) {
    if (left instanceof Boolean || right instanceof Boolean) {
      return Coercion.toBoolean(left) == Coercion.toBoolean(right);
    }
    if (left instanceof Enum<?> constant) {
      return left == Coercion.toEnum(right, constant.getDeclaringClass());
    }
    if (right instanceof Enum<?> constant) {
      return right == Coercion.toEnum(left, constant.getDeclaringClass());
    }
    if (isText(left) || isText(right)) {
      return Coercion.toText(left).equals(Coercion.toText(right));
    }
    return left.equals(right);
  }

  private static int order(Object left, Object right) {
    var kind = NumberKind.ofComparison(left, right);
    if (kind != null) {
      return compare(kind, left, right);
    }
    if (equal(left, right)) {
      return 0;
    }
    if (isText(left) || isText(right)) {
      return Coercion.toText(left).compareTo(Coercion.toText(right));
    }
    return orderByNature(left, right);
  }

  @SuppressWarnings("unchecked") // a wrong type shows as the ClassCastException that is caught here
  private static int orderByNature(Object left, Object right) {
    if (!(left instanceof Comparable<?>)) {
      throw notComparable(left, right);
    }
    try {
      return ((Comparable<Object>) left).compareTo(right);
    } catch (ClassCastException otherType) {
      throw notComparable(left, right);
    }
  }

  private static int compare(NumberKind kind, Object left, Object right) {
    return switch (kind) {
      case LONG -> Long.compare(Numbers.toLong(left), Numbers.toLong(right));
      case DOUBLE -> compare(Numbers.toDouble(left), Numbers.toDouble(right));
      case BIG_INTEGER -> Numbers.toBigInteger(left).compareTo(Numbers.toBigInteger(right));
      case BIG_DECIMAL -> Numbers.toBigDecimal(left).compareTo(Numbers.toBigDecimal(right));
    };
  }

  private static int compare(double left, double right) {
    return left == right ? 0 : Double.compare(left, right);
  }

  private static boolean isText(Object value) {
    return value instanceof String || value instanceof Character;
  }

  private static EvaluationFailure notComparable(Object left, Object right) {
    return EvaluationFailure.of(
        "Cannot compare "
            + Descriptions.of(left)
            + " with "
            + Descriptions.of(right)
            + ": they have no common order. Compare values of one type.");
  }
}
