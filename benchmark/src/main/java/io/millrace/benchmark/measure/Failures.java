package io.millrace.benchmark.measure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The failures of one thread or of many, kept by class with the first of each, so that a flood of
 * failures fills no memory.
 */
final class Failures {

  private final Map<Class<?>, Failure> byClass = new LinkedHashMap<>();

  void add(Throwable failure) {
    merge(new Failure(1, failure));
  }

  void add(Failures others) {
    others.byClass.values().forEach(this::merge);
  }

  long count() {
    return byClass.values().stream().mapToLong(Failure::count).sum();
  }

  List<Failure> kinds() {
    return List.copyOf(byClass.values());
  }

  private void merge(Failure failure) {
    byClass.merge(failure.first().getClass(), failure, Failure::plus);
  }
}
