package io.millrace.common.internal.call;

import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.Expression;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The variables that go into a called instance and come out of it. Immutable and thread-safe.
 *
 * @param in what goes in, in document order
 * @param out what comes out, in document order
 */
public record CallVariables(List<Mapping> in, List<Mapping> out) {

  /** Takes copies. */
  public CallVariables {
    in = List.copyOf(in);
    out = List.copyOf(out);
  }

  /**
   * One variable, or all of them.
   *
   * @param all whether all variables go, under their own names
   * @param source the variable to read; null where an expression is given
   * @param expression gives the value; null where a variable is named
   * @param target gives the name of the variable to set; null where all go
   * @param local going in, whether only variables of the element itself are read; coming out,
   *     whether the element that called gets them for itself
   * @param isTransient whether the target is not written down
   */
  public record Mapping(
      boolean all,
      String source,
      Expression expression,
      Expression target,
      boolean local,
      boolean isTransient) {

    /** All variables go. */
    public static Mapping ofAll() {
      return new Mapping(true, null, null, null, false, false);
    }

    /** A variable or value goes under a name. */
    public static Mapping of(String source, Expression expression, Expression target) {
      return new Mapping(false, source, expression, target, false, false);
    }

    private Map<String, Object> read(CallSide from, boolean ownOnly) {
      if (all) {
        return from.all(ownOnly);
      }
      var values = new LinkedHashMap<String, Object>();
      values.put(
          name(from),
          expression == null ? from.get(source, ownOnly) : expression.evaluate(from.scope()));
      return values;
    }

    private String name(CallSide from) {
      var name = target.evaluateString(from.scope());
      if (name == null || name.isBlank()) {
        throw new ExpressionException(
            "The target '"
                + target.text()
                + "' of a variable mapping at "
                + from.scope().location()
                + " gives no name. Let it give the name of a variable.");
      }
      return name;
    }
  }

  /** Returns what the called instance starts with and is written down. */
  public Map<String, Object> in(CallSide caller) {
    return in(caller, false);
  }

  /** Returns what the called instance starts with and is not written down. */
  public Map<String, Object> transientIn(CallSide caller) {
    return in(caller, true);
  }

  private Map<String, Object> in(CallSide caller, boolean isTransient) {
    var values = new LinkedHashMap<String, Object>();
    for (var mapping : in) {
      if (mapping.isTransient() == isTransient) {
        values.putAll(mapping.read(caller, mapping.local()));
      }
    }
    return values;
  }

  /** Sets at the caller what comes out of the instance. */
  public void out(CallSide caller, CallSide called) {
    for (var mapping : out) {
      mapping.read(called, false).forEach((name, value) -> set(mapping, caller, name, value));
    }
  }

  private static void set(Mapping mapping, CallSide caller, String name, Object value) {
    if (mapping.isTransient()) {
      caller.access().setTransient(caller.node(), name, value);
    } else if (mapping.local()) {
      caller.access().setLocal(caller.node(), name, value);
    } else {
      caller.access().set(caller.node(), name, value);
    }
  }
}
