package io.millrace.benchmark.peer;

import java.util.ArrayDeque;
import java.util.Deque;

/** The end of a text that comes in lines. Safe for use by many threads. */
final class LastLines {

  private final int most;
  private final Deque<String> lines = new ArrayDeque<>();

  LastLines(int most) {
    this.most = most;
  }

  synchronized void add(String line) {
    lines.addLast(line);
    if (lines.size() > most) {
      lines.removeFirst();
    }
  }

  /** Returns the lines behind a word that introduces them, nothing if there are none. */
  synchronized String quoted() {
    return lines.isEmpty() ? "" : " Its last lines:\n      " + String.join("\n      ", lines);
  }
}
