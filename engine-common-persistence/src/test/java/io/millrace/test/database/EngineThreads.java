package io.millrace.test.database;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The live threads that engines have started: of job executors and of their pools of connections.
 */
record EngineThreads(Set<Thread> threads) {

  /** How many may start while they are listed. */
  private static final int SPARE = 32;

  static EngineThreads now() {
    return new EngineThreads(
        all().filter(thread -> isOfAnEngine(thread.getName())).collect(Collectors.toSet()));
  }

  /** All live threads, by their groups: to ask for their stack traces would stop each of them. */
  private static Stream<Thread> all() {
    var root = Thread.currentThread().getThreadGroup();
    while (root.getParent() != null) {
      root = root.getParent();
    }
    var found = new Thread[root.activeCount() + SPARE];
    var count = root.enumerate(found);
    while (count == found.length) {
      found = new Thread[2 * found.length];
      count = root.enumerate(found);
    }
    return Arrays.stream(found, 0, count);
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
