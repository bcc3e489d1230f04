package io.millrace.bpmn.conformance;

import io.millrace.bpmn.conformance.ElementCase.Kind;
import java.util.stream.Stream;

/** The elements that are put into surroundings. */
final class Elements {

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
}
