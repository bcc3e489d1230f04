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

  @Override
  public synchronized String toString() {
    return String.join(System.lineSeparator(), lines);
  }
}
