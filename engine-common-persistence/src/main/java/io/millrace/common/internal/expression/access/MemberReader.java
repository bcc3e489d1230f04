package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.failure.EvaluationFailure;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads the open members of a class, once per class.
 *
 * <p>A method counts as often as types declare it: in the class, above it, in its interfaces. Of
 * those declarations the first one in an open type is called, so that {@code size()} of a private
 * list class is called as {@code List.size()}. A declaration in an open type of the JDK opens a
 * method for all; one in a closed type of the JDK closes it unless it is also opened that way.
 */
final class MemberReader {

  private final AccessRule rule;
  private final BoundedCalls bounded;
  private final Class<?> type;

  MemberReader(AccessRule rule, BoundedCalls bounded, Class<?> type) {
    this.rule = rule;
    this.bounded = bounded;
    this.type = type;
  }

  ClassMembers read() {
    var callables = new HashMap<String, List<Callable>>();
    var getters = new HashMap<String, MethodGroup>();
    var setters = new HashMap<String, List<Callable>>();
    for (var method : openMethods()) {
      var callable = Callable.of(method, bounded);
      if (callable.isPresent()) {
        callables.computeIfAbsent(method.getName(), name -> new ArrayList<>()).add(callable.get());
        addGetter(getters, method, callable.get());
        addSetter(setters, method, callable.get());
      }
    }
    return new ClassMembers(grouped(callables), getters, grouped(setters));
  }

  private void addGetter(Map<String, MethodGroup> getters, Method method, Callable callable) {
    var property = PropertyNames.ofGetter(method, type);
    property.ifPresent(
        name -> getters.put(name, new MethodGroup(method.getName(), List.of(callable))));
  }

  private static void addSetter(
      Map<String, List<Callable>> setters, Method method, Callable callable) {
    var property = PropertyNames.ofSetter(method);
    property.ifPresent(name -> setters.computeIfAbsent(name, n -> new ArrayList<>()).add(callable));
  }

  private static Map<String, MethodGroup> grouped(Map<String, List<Callable>> callables) {
    var groups = new HashMap<String, MethodGroup>();
    callables.forEach((name, methods) -> groups.put(name, new MethodGroup(name, methods)));
    return groups;
  }

  private Iterable<Method> openMethods() {
    var types = Supertypes.of(type);
    var closed = closedByPlatform(types);
    var found = new LinkedHashMap<Signature, Method>();
    for (var declaring : types) {
      if (rule.isOpen(declaring)) {
        for (var method : publicMethods(declaring)) {
          var signature = Signature.of(method);
          if (rule.isOpen(method) && !closed.contains(signature) && isReachable(method)) {
            found.merge(signature, method, MemberReader::better);
          }
        }
      }
    }
    return withoutBridges(found.values());
  }

  /** A class without modifier lets the engine in unless a module keeps it out. */
  private static boolean isReachable(Method method) {
    return Modifier.isPublic(method.getDeclaringClass().getModifiers())
        || method.trySetAccessible();
  }

  private Set<Signature> closedByPlatform(Set<Class<?>> types) {
    var closed = new HashSet<Signature>();
    var opened = new HashSet<Signature>();
    for (var declaring : types) {
      if (rule.isPlatform(declaring)) {
        var isOpen = rule.isOpen(declaring);
        for (var method : publicMethods(declaring)) {
          (isOpen && rule.isOpen(method) ? opened : closed).add(Signature.of(method));
        }
      }
    }
    closed.removeAll(opened);
    return closed;
  }

  private static List<Method> publicMethods(Class<?> declaring) {
    try {
      return Arrays.stream(declaring.getDeclaredMethods())
          .filter(method -> Modifier.isPublic(method.getModifiers()))
          .toList();
    } catch (LinkageError missing) {
      throw EvaluationFailure.of(
          "The methods of " + declaring.getName() + " cannot be read: " + missing + ".");
    }
  }

  /**
   * Keeps the declaration that says more about its result; the one nearer to the class otherwise.
   */
  private static Method better(Method one, Method other) {
    var says = one.getReturnType() != other.getReturnType();
    return says && one.getReturnType().isAssignableFrom(other.getReturnType()) ? other : one;
  }

  /** Drops what the compiler adds beside a method with narrower parameters. */
  private static List<Method> withoutBridges(Iterable<Method> methods) {
    var kept = new ArrayList<Method>();
    for (var method : methods) {
      if (!method.isBridge() || !hasNarrower(method, methods)) {
        kept.add(method);
      }
    }
    return kept;
  }

  private static boolean hasNarrower(Method bridge, Iterable<Method> methods) {
    for (var method : methods) {
      if (!method.isBridge()
          && method.getName().equals(bridge.getName())
          && Signature.of(method).isNarrowerThan(Signature.of(bridge))) {
        return true;
      }
    }
    return false;
  }
}
