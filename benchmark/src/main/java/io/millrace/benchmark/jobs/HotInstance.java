package io.millrace.benchmark.jobs;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The one instance that has more jobs than any other. Stateless. */
final class HotInstance {

  private HotInstance() {}

  /** Returns how many of its jobs ended on each node. */
  static List<Long> perNode(Runs all, List<Path> journals) {
    String hot =
        all.instancesOfRuns().stream()
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
            .entrySet()
            .stream()
            .max(Map.Entry.comparingByValue())
            .map(Map.Entry::getKey)
            .orElse("");
    return journals.stream().map(journal -> Runs.in(List.of(journal)).jobs(hot::equals)).toList();
  }
}
