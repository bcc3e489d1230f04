package io.millrace.bpmn.test;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A bean of a test that writes down what expressions tell it. */
public final class Log {

  private final List<String> entries = new CopyOnWriteArrayList<>();

  /** Adds an entry. */
  public void add(String entry) {
    entries.add(entry);
  }

  /** Returns what was told, in order. */
  public List<String> entries() {
    return entries;
  }
}
