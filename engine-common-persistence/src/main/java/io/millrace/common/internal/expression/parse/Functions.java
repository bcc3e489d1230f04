package io.millrace.common.internal.expression.parse;

import io.millrace.common.expression.ExpressionFunction;
import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.access.EvaluationFailure;
import io.millrace.common.internal.expression.access.MethodGroup;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The functions that the expressions of an engine can call, by their qualified name. Immutable. */
public final class Functions {

  private final Map<String, MethodGroup> byName = new TreeMap<>();

  /** Makes functions ready to be called; several of one name become overloads. */
  public Functions(List<ExpressionFunction> functions, Access access) {
    var methods = new TreeMap<String, List<Method>>();
    for (var function : functions) {
      methods
          .computeIfAbsent(function.qualifiedName(), name -> new ArrayList<>())
          .add(function.method());
    }
    methods.forEach((name, overloads) -> byName.put(name, access.functions(name, overloads)));
  }

  /**
   * Finds a function.
   *
   * @throws EvaluationFailure where there is none of that name
   */
  MethodGroup get(String qualifiedName) {
    var function = byName.get(qualifiedName);
    if (function == null) {
      var known = byName.isEmpty() ? "none" : String.join(", ", byName.keySet());
      throw EvaluationFailure.of(
          "There is no function '" + qualifiedName + "'. Registered: " + known + ".");
    }
    return function;
  }
}
