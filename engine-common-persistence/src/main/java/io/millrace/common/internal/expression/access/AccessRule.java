package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.limit.PlatformMethods;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Set;

/**
 * What an expression may touch. Four questions, each answered by type alone:
 *
 * <ol>
 *   <li>{@link #isForbidden}: may a value of this class pass through an expression at all? Classes,
 *       loaders, threads, processes, reflection and script engines may not, wherever they come
 *       from.
 *   <li>{@link #leadsToEngine}: does a value of this class lead to the whole engine? Unless that is
 *       open, no object of the engine hands it out, and it is not found in a container of beans.
 *       What the application itself gives to expressions, as a bean or as the result of a method,
 *       is its choice.
 *   <li>{@link #isOpen(Class)}: may members that this type declares be used? Of the JDK only plain
 *       data: text, numbers, collections, dates, as {@link PlatformMethods} names it. Of the engine
 *       only its public API. Of the application every type that is public or, by having no
 *       modifier, open to its package. A proxy that the JDK makes declares nothing of its own: what
 *       its interfaces declare counts.
 *   <li>{@link #isOpen(Method)}: which of its methods?
 * </ol>
 *
 * <p>An object of a class that is not open (a JDBC connection, a file, a private class) can still
 * be handed on as an argument, and its members can be used through an open type that it implements.
 * What a closed type of the JDK declares stays closed in classes of others that implement it (a
 * driver's connection).
 */
final class AccessRule {

  private static final Set<String> FORBIDDEN =
      Set.of(
          "java.lang.ClassLoader",
          "java.lang.ModuleLayer",
          "java.lang.Process",
          "java.lang.ProcessBuilder",
          "java.lang.ProcessHandle",
          "java.lang.Runtime",
          "java.lang.StackWalker",
          "java.lang.StackWalker$StackFrame",
          "java.lang.Thread",
          "java.lang.ThreadGroup",
          "java.lang.ThreadLocal",
          "java.lang.reflect.AnnotatedElement",
          "java.lang.reflect.AnnotatedType",
          "java.lang.reflect.InvocationHandler",
          "java.lang.reflect.Member",
          "java.lang.reflect.Type",
          "java.util.ServiceLoader",
          "java.util.Timer",
          "java.util.TimerTask",
          "bsh.Interpreter",
          "bsh.NameSpace",
          "bsh.This",
          "groovy.lang.Binding",
          "groovy.lang.GroovyShell",
          "groovy.lang.MetaClass",
          "groovy.lang.Script",
          "groovy.text.TemplateEngine",
          "groovy.util.GroovyScriptEngine",
          "org.jruby.Ruby",
          "org.jruby.embed.ScriptingContainer",
          "org.python.util.PythonInterpreter",
          "org.springframework.beans.factory.BeanFactory",
          "org.springframework.core.env.PropertyResolver",
          "org.springframework.core.io.ResourceLoader");

  private static final Set<String> FORBIDDEN_PACKAGES =
      Set.of(
          "jakarta.el",
          "java.lang.foreign",
          "java.lang.invoke",
          "java.lang.module",
          "javax.el",
          "javax.script",
          "jdk.jshell",
          "org.apache.commons.jexl3",
          "org.graalvm.polyglot",
          "org.mozilla.javascript",
          "org.springframework.expression");

  /** What Spring's proxies declare beside the interfaces of the application: their own workings. */
  private static final String SPRING_PROXIES = "org.springframework.aop.";

  private static final String ENGINE = "io.millrace.";
  private static final String JACKSON = "com.fasterxml.jackson.";
  private static final String JACKSON_TREE = JACKSON + "databind.JsonNode";

  private final PlatformMethods platform = PlatformMethods.named();
  private final EngineTypes engine = new EngineTypes();
  private final boolean opensEngine;

  /**
   * Creates the rule.
   *
   * @param opensEngine whether expressions may reach the whole engine
   */
  AccessRule(boolean opensEngine) {
    this.opensEngine = opensEngine;
  }

  /** Tells whether values of this class lead to the whole engine, which is closed. */
  boolean leadsToEngine(Class<?> type) {
    return !opensEngine && engine.include(type);
  }

  /** Tells whether values of this class are stopped wherever an expression meets them. */
  boolean isForbidden(Class<?> type) {
    if (type.isArray()) {
      return isForbidden(type.getComponentType());
    }
    if (FORBIDDEN.contains(type.getName()) || FORBIDDEN_PACKAGES.contains(type.getPackageName())) {
      return true;
    }
    for (var parent : type.getInterfaces()) {
      if (isForbidden(parent)) {
        return true;
      }
    }
    return type.getSuperclass() != null && isForbidden(type.getSuperclass());
  }

  /** Tells whether members that this type declares may be used. */
  boolean isOpen(Class<?> type) {
    if (Proxy.isProxyClass(type) || type.isHidden()) {
      return false;
    }
    var name = type.getName();
    var isPublic = Modifier.isPublic(type.getModifiers());
    if (isPlatform(type)) {
      return isPublic && platform.names(type);
    }
    if (isOfEngine(type)) {
      return isPublic && !name.contains(".internal.") && !name.endsWith("EngineConfiguration");
    }
    if (name.startsWith(JACKSON)) {
      return isPublic && isJsonTree(type);
    }
    return !name.startsWith(SPRING_PROXIES) && (isPublic || isOpenToItsPackage(type));
  }

  /**
   * Tells whether a class has no modifier, as components of Spring are often written. A class that
   * somebody made private or protected, or that has no name, stays closed.
   */
  private static boolean isOpenToItsPackage(Class<?> type) {
    var closing = Modifier.PRIVATE | Modifier.PROTECTED;
    return (type.getModifiers() & closing) == 0 && !type.isAnonymousClass() && !type.isLocalClass();
  }

  /** Tells whether a public method of an open type may be called. */
  boolean isOpen(Method method) {
    if (Modifier.isStatic(method.getModifiers())
        || isForbidden(method.getReturnType())
        || handsOutEngine(method)) {
      return false;
    }
    return !isPlatform(method.getDeclaringClass()) || platform.cost(method).isPresent();
  }

  /**
   * Tells whether a method of an object of the engine hands out the whole engine. An engine that
   * the application gave away hands out its services.
   */
  boolean handsOutEngine(Method method) {
    var declaring = method.getDeclaringClass();
    return leadsToEngine(method.getReturnType())
        && isOfEngine(declaring)
        && !leadsToEngine(declaring);
  }

  private static boolean isJsonTree(Class<?> type) {
    return type != null
        && (type.getName().equals(JACKSON_TREE) || isJsonTree(type.getSuperclass()));
  }

  /** Tells whether a type belongs to the engine. */
  boolean isOfEngine(Class<?> type) {
    return type.getName().startsWith(ENGINE);
  }

  /**
   * Tells whether a type belongs to the JDK. The classes that it makes for proxies do not, though
   * they stand in modules of its own: their interfaces do, or do not.
   */
  boolean isPlatform(Class<?> type) {
    if (Proxy.isProxyClass(type)) {
      return false;
    }
    var module = type.getModule().getName();
    return module != null && (module.startsWith("java.") || module.startsWith("jdk."));
  }
}
