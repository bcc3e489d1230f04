package io.millrace.bpmn.conformance;

import io.millrace.bpmn.conformance.ElementCase.Kind;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.TestDatabase;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The elements that are put into surroundings. */
final class Elements {

  private static final int SHARE = Integer.getInteger("millrace.test.surroundings", 6);

  private Elements() {}

  static Stream<ElementCase> all() {
    return Stream.of(EventCases.all(), ThrowCases.all(), TaskCases.all(), ScopeCases.all())
        .flatMap(cases -> cases);
  }

  static Stream<ElementCase> waiting() {
    return all().filter(ElementCase::waits);
  }

  static Stream<ElementCase> activities() {
    return all().filter(element -> element.kind() == Kind.ACTIVITY);
  }

  static Stream<ElementCase> asynchronous() {
    return all().filter(element -> element.kind() != Kind.OTHER);
  }

  /**
   * Returns all of them on H2, and on each server every sixth, or as {@code
   * millrace.test.surroundings} says, each server beginning with another one.
   */
  static Stream<ElementCase> share(Stream<ElementCase> elements) {
    var kind = DatabaseKind.named(System.getProperty(TestDatabase.KIND_PROPERTY, "h2"));
    var all = elements.toList();
    return kind == DatabaseKind.H2
        ? all.stream()
        : IntStream.range(0, all.size())
            .filter(i -> i % SHARE == kind.ordinal() % SHARE)
            .mapToObj(all::get);
  }
}
