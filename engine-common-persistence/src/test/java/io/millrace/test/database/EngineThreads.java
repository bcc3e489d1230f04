package io.millrace.test.database;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The live threads that engines have started: of job executors and of their pools of connections.
 */
record EngineThreads(Set<Thread> threads) {

  static EngineThreads now() {
    return new EngineThreads(
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> isOfAnEngine(thread.getName()))
            .collect(Collectors.toSet()));
  }

  private static boolean isOfAnEngine(String name) {
    return name.startsWith("millrace")
        && (name.contains("jobs") || name.contains("ids") || name.contains("housekeeper"));
  }

  /** Returns the names of the threads that were not there before. */
  List<String> beyond(EngineThreads before) {
    var more = new HashSet<>(threads);
    more.removeAll(before.threads);
    return more.stream().map(Thread::getName).sorted().toList();
  }
}
