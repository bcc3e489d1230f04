package io.millrace.bpmn.internal.modification;

import io.millrace.common.BadArgumentException;
import java.util.List;
import java.util.stream.Collectors;

/** Says what stands in the way of a change, all of it at once. Stateless. */
final class Refusal {

  private Refusal() {}

  /**
   * Returns the exception.
   *
   * @param purpose what was asked for
   * @param found what stands in the way, at least one
   */
  static BadArgumentException of(String purpose, List<String> found) {
    var problems = found.stream().distinct().toList();
    return new BadArgumentException(
        "Cannot "
            + purpose
            + (problems.size() == 1
                ? ": " + problems.get(0)
                : ", and nothing was changed:"
                    + problems.stream()
                        .map(problem -> "\n  - " + problem)
                        .collect(Collectors.joining())));
  }
}
