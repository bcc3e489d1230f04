package io.millrace.benchmark.jobs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/**
 * What a node wrote to its log: warnings and errors alone, since nodes log no less. Safe for use by
 * many threads.
 */
final class LogLines {

  private static final int KEPT = 12;

  private final List<String> first = new ArrayList<>();
  private final Deque<String> last = new ArrayDeque<>();
  private long count;
  private long conflicts;

  synchronized void add(String line) {
    count++;
    conflicts += isConflict(line) ? 1 : 0;
    if (first.size() < KEPT) {
      first.add(line);
    }
    last.addLast(line);
    if (last.size() > KEPT) {
      last.removeFirst();
    }
  }

  private static boolean isConflict(String line) {
    String lower = line.toLowerCase(Locale.ROOT);
    return lower.contains("conflict")
        || lower.contains("optimisticlock")
        || lower.contains("deadlock")
        || lower.contains("could not serialize");
  }

  synchronized long count() {
    return count;
  }

  synchronized long conflicts() {
    return conflicts;
  }

  synchronized List<String> first() {
    return List.copyOf(first);
  }

  /** Returns the last lines behind a word that introduces them, nothing if there are none. */
  synchronized String quoted() {
    return last.isEmpty() ? "" : " Its last lines:\n      " + String.join("\n      ", last);
  }
}
