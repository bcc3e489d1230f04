package io.millrace.benchmark.floor;

/** Writes units of work for callers, each of whom waits until its own is on disk. */
interface Writer extends AutoCloseable {

  /** Writes; returns after the commit. */
  void write(Work work);

  @Override
  void close();
}
