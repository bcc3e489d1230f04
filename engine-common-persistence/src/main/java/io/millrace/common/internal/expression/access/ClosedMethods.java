package io.millrace.common.internal.expression.access;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;

/** Says why expressions may not call a public method, and what to do. */
final class ClosedMethods {

  private static final String REMEDY = " Put what is needed behind a method of a bean.";

  private final AccessRule rule;

  ClosedMethods(AccessRule rule) {
    this.rule = rule;
  }

  /**
   * Says why.
   *
   * @param type the class of the object
   * @param method a public method that it has and that is not open
   * @return the reason and the remedy, the end of one sentence and a second one
   */
  String why(Class<?> type, Method method) {
    if (Modifier.isStatic(method.getModifiers())) {
      return "it is static. Call it on an object, or register it as a function"
          + " (EngineExtensions.expressionFunction).";
    }
    if (rule.isForbidden(method.getReturnType())) {
      return "what it returns (" + method.getReturnType().getName() + ") leads out." + REMEDY;
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
