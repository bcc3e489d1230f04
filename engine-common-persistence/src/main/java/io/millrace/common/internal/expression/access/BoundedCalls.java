package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.limit.Cost;
import io.millrace.common.internal.expression.limit.PlatformMethods;
import io.millrace.common.internal.expression.limit.Sizes;
import io.millrace.common.internal.expression.limit.Weights;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.MathContext;

/**
 * Stands before the methods of the JDK and of JSON trees: takes the steps of a call before it is
 * made, and keeps what it makes within limits.
 */
final class BoundedCalls {

  private static final int MAX_SIZE = 1_000_000;
  private static final int MAX_SCALE = 1_000;

  private final PlatformMethods platform = PlatformMethods.named();
  private final Weights weights;

  BoundedCalls(Weights weights) {
    this.weights = weights;
  }

  /** Returns the call with its limits, or the plain one where it calls code of the application. */
  Invocation of(Method method, Invocation plain) {
    if (Modifier.isStatic(method.getModifiers())) {
      return plain;
    }
    var cost = JsonCosts.of(method).or(() -> platform.cost(method));
    return cost.map(rule -> charged(method, rule, limited(method, rule, plain))).orElse(plain);
  }

  private Invocation charged(Method method, Cost cost, Invocation next) {
    if (cost == Cost.NONE) {
      return next;
    }
    return (base, in, steps) -> {
      if (!steps.take(cost.of(base, in, weights, steps.left()))) {
        throw steps.exceeded(new Sizes(weights).ofCall(method, base, in));
      }
      return next.call(base, in, steps);
    };
  }

  private Invocation limited(Method method, Cost cost, Invocation plain) {
    if (method.getDeclaringClass() == String.class) {
      return TextCalls.of(method, plain);
    }
    return switch (cost) {
      case CALCULATES, DIVIDES -> calculating(plain);
      case FILLS -> filling(plain);
      case WHOLE -> whole(method, plain);
      default -> plain;
    };
  }

  private Invocation whole(Method method, Invocation plain) {
    return switch (method.getName()) {
      case "toString" -> (base, in, steps) -> Coercion.toText(base);
      case "bigIntegerValue" ->
          (base, in, steps) -> {
            Operands.limited(weights.json().open(base));
            return plain.call(base, in, steps);
          };
      default -> plain;
    };
  }

  private static Invocation calculating(Invocation plain) {
    return (base, in, steps) -> {
      Operands.limited(base);
      for (var argument : in) {
        Operands.limited(argument);
        if (scale(argument) > MAX_SCALE) {
          throw EvaluationFailure.limit(
              "A scale may be at most " + MAX_SCALE + ", not " + scale(argument) + ".");
        }
      }
      return plain.call(base, in, steps);
    };
  }

  private static long scale(Object argument) {
    if (argument instanceof MathContext context) {
      return context.getPrecision();
    }
    return argument instanceof Integer scale ? Math.abs((long) scale) : 0;
  }

  private Invocation filling(Invocation plain) {
    return (base, in, steps) -> {
      var size = (long) weights.size(base) + weights.size(in[in.length - 1]);
      if (size > MAX_SIZE) {
        throw EvaluationFailure.limit(
            "A collection would have " + size + " elements, at most " + MAX_SIZE + " are allowed.");
      }
      return plain.call(base, in, steps);
    };
  }
}
