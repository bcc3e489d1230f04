package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.failure.EvaluationFailure;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeSet;

/** Says why expressions may not touch a value, call a method or read a property, and what to do. */
final class ClosedMembers {

  private static final String REMEDY = " Put what is needed behind a method of a bean.";
  private static final String ENGINE_REMEDY =
      " leads to the whole engine. Put what is needed behind a method of a bean, or open the engine"
          + " to expressions (setEnableEngineInExpressions).";

  private final AccessRule rule;

  ClosedMembers(AccessRule rule) {
    this.rule = rule;
  }

  /** Refuses a value that leads out. */
  EvaluationFailure value(Object value) {
    return EvaluationFailure.of(
        "A value of " + value.getClass().getName() + " is not open to expressions." + REMEDY);
  }

  /** Refuses a value that leads to the whole engine. */
  EvaluationFailure engine(Object value) {
    return EvaluationFailure.of(
        "A value of "
            + value.getClass().getName()
            + " is not open to expressions: it"
            + ENGINE_REMEDY);
  }

  /**
   * Refuses a method that is not there or not open.
   *
   * @param type the class of the object
   * @param open the methods that it has and that are open
   */
  EvaluationFailure method(Class<?> type, String method, Map<String, ?> open) {
    for (var existing : type.getMethods()) {
      if (existing.getName().equals(method)) {
        return EvaluationFailure.of(
            "Method '"
                + method
                + "' of "
                + type.getName()
                + " is not open to expressions: "
                + why(type, existing));
      }
    }
    return EvaluationFailure.of(
        type.getName() + " has no public method '" + method + "'. It has " + names(open) + ".");
  }

  /**
   * Refuses a property that is not there or not open.
   *
   * @param type the class of the object
   * @param open the properties that it has and that are open
   */
  EvaluationFailure property(Class<?> type, String property, Map<String, ?> open) {
    for (var getter : type.getMethods()) {
      if (leadsToEngine(getter)
          && PropertyNames.ofGetter(getter, type).filter(property::equals).isPresent()) {
        return EvaluationFailure.of(
            "Property '"
                + property
                + "' of "
                + type.getName()
                + " is not open to expressions: it"
                + ENGINE_REMEDY);
      }
    }
    return EvaluationFailure.of(
        type.getName() + " has no public property '" + property + "'. It has " + names(open) + ".");
  }

  static String names(Map<String, ?> members) {
    return members.isEmpty()
        ? "none (is the class public?)"
        : String.join(", ", new TreeSet<>(members.keySet()));
  }

  private boolean leadsToEngine(Method method) {
    return !Modifier.isStatic(method.getModifiers()) && rule.handsOutEngine(method);
  }

  /**
   * Says why.
   *
   * @param type the class of the object
   * @param method a public method that it has and that is not open
   * @return the reason and the remedy, the end of one sentence and a second one
   */
  private String why(Class<?> type, Method method) {
    if (Modifier.isStatic(method.getModifiers())) {
      return "it is static. Call it on an object, or register it as a function"
          + " (EngineExtensions.expressionFunction).";
    }
    if (rule.isForbidden(method.getReturnType())) {
      return "what it returns (" + method.getReturnType().getName() + ") leads out." + REMEDY;
    }
    if (rule.handsOutEngine(method)) {
      return "it" + ENGINE_REMEDY;
    }
    var declaring =
        Supertypes.of(type).stream()
            .filter(parent -> !Proxy.isProxyClass(parent) && declares(parent, method))
            .toList();
    var platform = declaring.stream().filter(rule::isPlatform).findFirst();
    return platform.map(this::ofPlatform).orElseGet(() -> ofOthers(declaring.get(0)));
  }

  private String ofPlatform(Class<?> declaring) {
    return rule.isOpen(declaring)
        ? "of " + declaring.getName() + " only what is plain data and costs little is." + REMEDY
        : declaring.getName() + ", a type of the JDK that is no plain data, declares it." + REMEDY;
  }

  private String ofOthers(Class<?> declaring) {
    if (rule.isOfEngine(declaring)) {
      return declaring.getName() + " is no part of the engine's public API." + REMEDY;
    }
    if (!Modifier.isPublic(declaring.getModifiers())) {
      return (declaring.isInterface() ? "the interface " : "the class ")
          + declaring.getName()
          + " is not public. Make it public, or let it implement a public interface that has the"
          + " method.";
    }
    return declaring.getName() + " is no data and no class of the application." + REMEDY;
  }

  private static boolean declares(Class<?> declaring, Method method) {
    return Arrays.stream(declaring.getDeclaredMethods())
        .anyMatch(
            declared ->
                Modifier.isPublic(declared.getModifiers())
                    && Signature.of(declared).equals(Signature.of(method)));
  }
}
