package io.millrace.common.internal.expression.access;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Set;

/**
 * What an expression may touch. Three questions, each answered by type alone:
 *
 * <ol>
 *   <li>{@link #isForbidden}: may a value of this class pass through an expression at all? Classes,
 *       loaders, threads, processes, reflection and script engines may not, wherever they come
 *       from.
 *   <li>{@link #isOpen(Class)}: may members that this type declares be used? Of the JDK only plain
 *       data: text, numbers, collections, dates. Of the engine only its public API. Of the
 *       application every type that is public or, by having no modifier, open to its package. A
 *       proxy that the JDK makes declares nothing of its own: what its interfaces declare counts.
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
          "groovy.lang.Binding",
          "groovy.lang.GroovyShell",
          "groovy.lang.MetaClass",
          "groovy.util.GroovyScriptEngine",
          "org.springframework.beans.factory.BeanFactory",
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
          "org.graalvm.polyglot",
          "org.mozilla.javascript",
          "org.springframework.expression");

  private static final Set<String> OPEN_PACKAGES =
      Set.of(
          "java.math",
          "java.time",
          "java.time.chrono",
          "java.time.format",
          "java.time.temporal",
          "java.time.zone",
          "java.util.concurrent.atomic",
          "java.util.function");

  private static final Set<String> OPEN_PLATFORM_TYPES =
      Set.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.CharSequence",
          "java.lang.Character",
          "java.lang.Comparable",
          "java.lang.Double",
          "java.lang.Enum",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Iterable",
          "java.lang.Long",
          "java.lang.Number",
          "java.lang.Object",
          "java.lang.Record",
          "java.lang.Runnable",
          "java.lang.Short",
          "java.lang.String",
          "java.lang.Throwable",
          "java.net.URI",
          "java.security.Principal",
          "java.sql.Date",
          "java.sql.Time",
          "java.sql.Timestamp",
          "java.util.Calendar",
          "java.util.Collection",
          "java.util.Comparator",
          "java.util.Currency",
          "java.util.Date",
          "java.util.Deque",
          "java.util.Dictionary",
          "java.util.Enumeration",
          "java.util.Iterator",
          "java.util.List",
          "java.util.ListIterator",
          "java.util.Locale",
          "java.util.Map",
          "java.util.Map$Entry",
          "java.util.NavigableMap",
          "java.util.NavigableSet",
          "java.util.Optional",
          "java.util.OptionalDouble",
          "java.util.OptionalInt",
          "java.util.OptionalLong",
          "java.util.Queue",
          "java.util.SequencedCollection",
          "java.util.SequencedMap",
          "java.util.SequencedSet",
          "java.util.Set",
          "java.util.SortedMap",
          "java.util.SortedSet",
          "java.util.TimeZone",
          "java.util.UUID",
          "java.util.concurrent.Callable");

  private static final Set<String> OBJECT_METHODS = Set.of("equals", "hashCode", "toString");

  private static final Set<String> THROWABLE_METHODS =
      Set.of("getMessage", "getLocalizedMessage", "getCause", "toString");

  /** The arithmetic whose cost grows no faster than its operands. */
  private static final Set<String> BIG_NUMBER_METHODS =
      Set.of(
          "abs",
          "add",
          "bitLength",
          "compareTo",
          "divide",
          "equals",
          "hashCode",
          "intValueExact",
          "longValueExact",
          "max",
          "min",
          "mod",
          "multiply",
          "negate",
          "precision",
          "remainder",
          "scale",
          "setScale",
          "signum",
          "stripTrailingZeros",
          "subtract",
          "toString");

  /** What open types of the JDK offer that is no plain data, or costs more than it looks. */
  private static final Set<String> CLOSED_METHODS =
      Set.of(
          "chars",
          "codePoints",
          "describeConstable",
          "formatted",
          "intern",
          "lines",
          "parallelStream",
          "resolveConstantDesc",
          "spliterator",
          "stream");

  /** What Spring's proxies declare beside the interfaces of the application: their own workings. */
  private static final String SPRING_PROXIES = "org.springframework.aop.";

  private static final String ENGINE = "io.millrace.";
  private static final String JACKSON = "com.fasterxml.jackson.";
  private static final String JACKSON_TREE = JACKSON + "databind.JsonNode";

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
      var isOpen =
          OPEN_PLATFORM_TYPES.contains(name) || OPEN_PACKAGES.contains(type.getPackageName());
      return isPublic && isOpen;
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
    if (Modifier.isStatic(method.getModifiers()) || isForbidden(method.getReturnType())) {
      return false;
    }
    var type = method.getDeclaringClass();
    return switch (type.getName()) {
      case "java.lang.Object" -> OBJECT_METHODS.contains(method.getName());
      case "java.lang.Throwable" -> THROWABLE_METHODS.contains(method.getName());
      case "java.math.BigDecimal", "java.math.BigInteger" ->
          BIG_NUMBER_METHODS.contains(method.getName());
      default -> !isPlatform(type) || !CLOSED_METHODS.contains(method.getName());
    };
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
