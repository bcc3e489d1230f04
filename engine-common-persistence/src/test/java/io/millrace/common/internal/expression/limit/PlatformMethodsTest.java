package io.millrace.common.internal.expression.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Runs on whatever JDK the build has: what is open is the same on all of them. */
class PlatformMethodsTest {

  /** What the types of JDK 17 that hold texts offer and expressions may not call. */
  private static final Set<String> CLOSED =
      Set.of(
          "chars()",
          "codePoints()",
          "describeConstable()",
          "formatted(Object[])",
          "intern()",
          "lines()",
          "resolveConstantDesc(Lookup)");

  /** What newer JDKs have added to them so far. */
  private static final Set<String> ADDED =
      Set.of(
          "getChars(int,int,char[],int)",
          "indexOf(String,int,int)",
          "indexOf(int,int,int)",
          "splitWithDelimiters(String,int)");

  private final PlatformMethods named = PlatformMethods.named();

  @Test
  void ofTextsEverythingIsNamedOrKnownToBeClosed() {
    var closed = new TreeSet<String>();
    Stream.of(String.class, CharSequence.class)
        .flatMap(PlatformMethodsTest::methods)
        .filter(method -> named.cost(method).isEmpty())
        .forEach(method -> closed.add(PlatformMethods.signature(method)));
    closed.removeAll(ADDED);
    assertThat(closed).isEqualTo(new TreeSet<>(CLOSED));
  }

  @Test
  void whatIsNamedIsThere() {
    assertThat(named.types()).hasSizeGreaterThan(150);
    named.types().stream()
        .filter(PlatformMethodsTest::isThere)
        .forEach(
            type -> {
              var there = methods(type(type)).map(PlatformMethods::signature).toList();
              assertThat(named.signatures(type))
                  .as(type)
                  .filteredOn(Predicate.not(PlatformMethodsTest::isOfNewerJdk))
                  .isSubsetOf(there);
            });
  }

  @Test
  void whatIsNotNamedCannotBeCalled() {
    var values = List.of("text", 1, new java.math.BigDecimal("1.5"), java.math.BigInteger.ONE);
    for (var value : values) {
      var scope = ExpressionScope.of(Map.of("value", value));
      Arrays.stream(value.getClass().getMethods())
          .filter(method -> !Modifier.isStatic(method.getModifiers()))
          .map(Method::getName)
          .filter(name -> isClosed(value.getClass(), name))
          .filter(name -> !Set.of("getClass", "and", "or", "not").contains(name))
          .forEach(
              name ->
                  assertThatThrownBy(
                          () -> new Expressions().parse("${value." + name + "()}").evaluate(scope))
                      .as(name)
                      .isInstanceOf(ExpressionException.class)
                      .hasMessageContaining("is not open to expressions"));
    }
  }

  private boolean isClosed(Class<?> type, String name) {
    return Stream.of(type, Object.class, Number.class, CharSequence.class, Comparable.class)
        .filter(parent -> parent.isAssignableFrom(type))
        .flatMap(PlatformMethodsTest::methods)
        .filter(method -> method.getName().equals(name))
        .noneMatch(method -> named.cost(method).isPresent());
  }

  private static boolean isThere(String type) {
    try {
      Class.forName(type, false, null);
      return true;
    } catch (ClassNotFoundException newer) {
      return false;
    }
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What JDK 21 and later have and expressions may call. */
  private static boolean isOfNewerJdk(String signature) {
    return Runtime.version().feature() < 21
        && Set.of(
                "addFirst(Object)",
                "addLast(Object)",
                "getFirst()",
                "getLast()",
                "isIsoBased()",
                "isPositive()",
                "normalized()",
                "putFirst(Object,Object)",
                "putLast(Object,Object)",
                "removeFirst()",
                "removeLast()",
                "reversed()",
                "until(Instant)")
            .contains(signature);
  }

  private static Stream<Method> methods(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .filter(method -> !Modifier.isStatic(method.getModifiers()) && !method.isBridge());
  }
}
