package io.millrace.test.sweep;

import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What calls answered with, and the getters of it that answer nothing on any object. */
final class Answers {

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Class<?>, List<Method>> getters = new HashMap<>();
  private final Map<Class<?>, Set<Method>> silent = new HashMap<>();

  /** Takes an answer; tells whether it is one. */
  boolean take(Object answer) {
    if (answer instanceof Collection<?> several) {
      several.forEach(this::take);
    } else if (answer instanceof Map<?, ?> byName) {
      byName.values().forEach(this::take);
    } else if (answer != null && seen.add(answer)) {
      Asked.typesOf(answer).forEach(type -> read(answer, type));
    }
    return isOne(answer);
  }

  private void read(Object object, Class<?> type) {
    var unanswered = silent.computeIfAbsent(type, t -> new LinkedHashSet<>(getters(t)));
    for (var getter : getters.computeIfAbsent(type, Answers::getters)) {
      if (take(Asked.call(object, getter, List.of()))) {
        unanswered.remove(getter);
      }
    }
  }

  private static List<Method> getters(Class<?> type) {
    return Asked.callsOf(type).stream()
        .filter(m -> m.getParameterCount() == 0)
        .filter(
            m -> type.isRecord() || Stream.of("get", "is", "has").anyMatch(m.getName()::startsWith))
        .filter(m -> !List.of("hashCode", "toString").contains(m.getName()))
        .toList();
  }

  private static boolean isOne(Object answer) {
    if (answer instanceof Collection<?> several) {
      return !several.isEmpty();
    } else if (answer instanceof Map<?, ?> byName) {
      return !byName.isEmpty();
    } else if (answer instanceof CharSequence text) {
      return !text.isEmpty();
    } else if (answer instanceof Number number) {
      return number.doubleValue() != 0;
    }
    return answer != null && !Boolean.FALSE.equals(answer);
  }

  /** Returns the getters that answered nothing on all objects. */
  List<SilentCall> silentGetters() {
    return silent.entrySet().stream()
        .flatMap(e -> e.getValue().stream().map(getter -> new SilentCall(e.getKey(), getter)))
        .toList();
  }
}
