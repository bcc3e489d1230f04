package io.millrace.common.internal.expression.function;

import io.millrace.common.expression.ExpressionFunction;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.limit.Steps;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The functions that the expressions of an engine can call, by their qualified name. Those that an
 * application registers take the place of the engine's own of the same name. Immutable.
 */
public final class Functions {

  private static final String VARIABLES = "variables";

  private static final String STAGES = "cmmn";

  private static final List<String> PREFIXES = List.of(VARIABLES, "vars", "var");

  /** The short names that models of Flowable use, by the method. */
  private static final Map<String, List<String>> OTHER_NAMES =
      Map.of(
          "exists", List.of("exist"),
          "isEmpty", List.of("empty"),
          "isNotEmpty", List.of("notEmpty"),
          "equals", List.of("eq"),
          "notEquals", List.of("ne"),
          "lowerThan", List.of("lessThan", "lt"),
          "lowerThanOrEquals", List.of("lessThanOrEquals", "lte"),
          "greaterThan", List.of("gt"),
          "greaterThanOrEquals", List.of("gte"));

  private final Map<String, ModelFunction> byName = new HashMap<>();
  private final TreeSet<String> shown = new TreeSet<>();

  /**
   * Makes functions ready to be called; several of one name become overloads.
   *
   * @param registered those of the application
   * @param engine those that every engine has without a prefix
   * @param access how functions are called
   */
  public Functions(List<ExpressionFunction> registered, EngineFunctions engine, Access access) {
    addOfEngine(engine, access);
    addOfVariables(access);
    addOfStages(access);
    var methods = new TreeMap<String, List<Method>>();
    for (var function : registered) {
      methods
          .computeIfAbsent(function.qualifiedName(), name -> new ArrayList<>())
          .add(function.method());
    }
    methods.forEach((name, overloads) -> add(name, overloads, Functions::announced, false, access));
    shown.addAll(methods.keySet());
  }

  /** Functions of the application are its code, and static. */
  private static Object announced(ExpressionScope scope, Steps steps) {
    scope.userCodeFollows();
    return null;
  }

  private void addOfEngine(EngineFunctions engine, Access access) {
    for (var method : methods(EngineFunctions.class)) {
      add(method.getName(), List.of(method), (scope, steps) -> engine, false, access);
      shown.add(method.getName());
    }
  }

  private void addOfVariables(Access access) {
    ModelFunction.Owner owner = (scope, steps) -> new VariableFunctions(scope, steps, access);
    for (var method : methods(VariableFunctions.class)) {
      var names = new ArrayList<>(OTHER_NAMES.getOrDefault(method.getName(), List.of()));
      names.add(method.getName());
      for (var prefix : PREFIXES) {
        names.forEach(name -> add(prefix + ":" + name, List.of(method), owner, true, access));
      }
      shown.add(VARIABLES + ":" + method.getName());
    }
  }

  private void addOfStages(Access access) {
    var methods = methods(StageFunctions.class);
    var name = STAGES + ":" + methods.get(0).getName();
    add(name, methods, (scope, steps) -> new StageFunctions(scope), false, access);
    shown.add(name);
  }

  private static List<Method> methods(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .toList();
  }

  private void add(
      String name,
      List<Method> methods,
      ModelFunction.Owner owner,
      boolean isAboutVariable,
      Access access) {
    byName.put(name, new ModelFunction(access.functions(name, methods), owner, isAboutVariable));
  }

  /**
   * Finds a function.
   *
   * @throws EvaluationFailure where there is none of that name
   */
  public ModelFunction get(String qualifiedName) {
    var function = byName.get(qualifiedName);
    if (function == null) {
      throw EvaluationFailure.of(
          "There is no function '"
              + qualifiedName
              + "'. There are "
              + String.join(", ", shown)
              + ". An application registers more by EngineExtensions.expressionFunction.");
    }
    return function;
  }
}
