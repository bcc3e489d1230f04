package io.millrace.common.internal.expression.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * The five operators on numbers.
 *
 * <p>Spec: Jakarta Expression Language 6.0 §1.7. Deviation: whole numbers that leave the range of a
 * {@code long} are an error, never a wrong number.
 */
public enum Arithmetic {
  /** {@code +}. */
  ADD("+") {
    @Override
    long onLongs(long left, long right) {
      return Math.addExact(left, right);
    }

    @Override
    double onDoubles(double left, double right) {
      return left + right;
    }

    @Override
    Number onBigIntegers(BigInteger left, BigInteger right) {
      return left.add(right);
    }

    @Override
    BigDecimal onDecimals(BigDecimal left, BigDecimal right) {
      return left.add(right);
    }
  },
  /** {@code -}. */
  SUBTRACT("-") {
    @Override
    long onLongs(long left, long right) {
      return Math.subtractExact(left, right);
    }

    @Override
    double onDoubles(double left, double right) {
      return left - right;
    }

    @Override
    Number onBigIntegers(BigInteger left, BigInteger right) {
      return left.subtract(right);
    }

    @Override
    BigDecimal onDecimals(BigDecimal left, BigDecimal right) {
      return left.subtract(right);
    }
  },
  /** {@code *}. */
  MULTIPLY("*") {
    @Override
    long onLongs(long left, long right) {
      return Math.multiplyExact(left, right);
    }

    @Override
    double onDoubles(double left, double right) {
      return left * right;
    }

    @Override
    Number onBigIntegers(BigInteger left, BigInteger right) {
      return left.multiply(right);
    }

    @Override
    BigDecimal onDecimals(BigDecimal left, BigDecimal right) {
      return left.multiply(right);
    }
  },
  /**
   * {@code /} and {@code div}: of whole numbers a double, of decimals with the scale of the
   * dividend.
   */
  DIVIDE("/") {
    @Override
    NumberKind kind(Object left, Object right) {
      return NumberKind.ofDivision(left, right);
    }

    @Override
    double onDoubles(double left, double right) {
      return left / right;
    }

    @Override
    BigDecimal onDecimals(BigDecimal left, BigDecimal right) {
      return left.divide(right, RoundingMode.HALF_UP);
    }
  },
  /** {@code %} and {@code mod}. */
  REMAINDER("%") {
    @Override
    NumberKind kind(Object left, Object right) {
      return NumberKind.ofRemainder(left, right);
    }

    @Override
    long onLongs(long left, long right) {
      return left % right;
    }

    @Override
    double onDoubles(double left, double right) {
      return left % right;
    }

    @Override
    Number onBigIntegers(BigInteger left, BigInteger right) {
      return left.remainder(right);
    }
  };

  private final String sign;

  Arithmetic(String sign) {
    this.sign = sign;
  }

  /**
   * Applies the operator.
   *
   * @param left a number, a text that is one, or null for zero
   * @param right likewise
   * @return a Long, Double, BigInteger or BigDecimal
   * @throws EvaluationFailure where an operand is no number or the result is out of range
   */
  public Number apply(Object left, Object right) {
    if (left == null && right == null) {
      return 0L;
    }
    try {
      return calculate(kind(left, right), left, right);
    } catch (ArithmeticException impossible) {
      throw EvaluationFailure.of(
          "Cannot calculate %s %s %s: %s."
              .formatted(
                  Descriptions.of(left), sign, Descriptions.of(right), impossible.getMessage()));
    }
  }

  /** Returns the operator as the engine writes it. */
  public String sign() {
    return sign;
  }

  private Number calculate(NumberKind kind, Object left, Object right) {
    return switch (kind) {
      case LONG -> onLongs(Numbers.toLong(left), Numbers.toLong(right));
      case DOUBLE -> onDoubles(Numbers.toDouble(left), Numbers.toDouble(right));
      case BIG_INTEGER -> onBigIntegers(Numbers.toBigInteger(left), Numbers.toBigInteger(right));
      case BIG_DECIMAL -> onDecimals(Numbers.toBigDecimal(left), Numbers.toBigDecimal(right));
    };
  }

  NumberKind kind(Object left, Object right) {
    return NumberKind.ofCalculation(left, right);
  }

  long onLongs(long left, long right) {
    throw new IllegalStateException(this + " has no rule for whole numbers");
  }

  abstract double onDoubles(double left, double right);

  Number onBigIntegers(BigInteger left, BigInteger right) {
    throw new IllegalStateException(this + " has no rule for whole numbers");
  }

  BigDecimal onDecimals(BigDecimal left, BigDecimal right) {
    throw new IllegalStateException(this + " has no rule for decimals");
  }
}
