package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.failure.Descriptions;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.limit.Steps;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The methods of one name, of which a call takes the one that fits best. Immutable. */
public final class MethodGroup {

  private final String name;
  private final Callable[] methods;

  MethodGroup(String name, List<Callable> methods) {
    this.name = name;
    this.methods = methods.toArray(Callable[]::new);
  }

  /**
   * Calls the best method.
   *
   * @param steps what is left of the work that the evaluation may do
   * @param base the object, or null for functions
   * @param arguments as the expression gives them
   * @return what the method returns, null for void
   * @throws EvaluationFailure where none fits, two fit equally well, or the call would take more
   *     steps than are left
   */
  public Object call(Steps steps, Object base, Object... arguments) {
    return select(arguments).call(base, arguments, steps);
  }

  private Callable select(Object[] arguments) {
    Callable best = null;
    var bestFit = Fit.NONE;
    var tie = false;
    for (var method : methods) {
      var fit = Fit.of(method, arguments);
      if (fit < bestFit) {
        best = method;
        bestFit = fit;
        tie = false;
      } else if (fit == bestFit && best != null) {
        tie = !isMoreSpecific(best, method) && !isMoreSpecific(method, best);
        best = isMoreSpecific(method, best) ? method : best;
      }
    }
    if (best == null || tie) {
      throw noneFits(arguments, tie);
    }
    return best;
  }

  private static boolean isMoreSpecific(Callable one, Callable other) {
    var ours = one.parameters();
    var theirs = other.parameters();
    if (ours.length != theirs.length) {
      return false;
    }
    for (var i = 0; i < ours.length; i++) {
      if (!theirs[i].isAssignableFrom(ours[i])) {
        return false;
      }
    }
    return true;
  }

  private EvaluationFailure noneFits(Object[] arguments, boolean tie) {
    var given =
        Arrays.stream(arguments).map(Descriptions::of).collect(Collectors.joining(", ", "(", ")"));
    var known = Arrays.stream(methods).map(Callable::toString).collect(Collectors.joining(", "));
    return EvaluationFailure.of(
        tie
            ? "More than one method '" + name + "' fits " + given + ": " + known + "."
            : "No method '" + name + "' takes " + given + ". There is " + known + ".");
  }
}
