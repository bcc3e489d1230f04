package io.millrace.benchmark.cost;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A process of this machine with all its descendants, as Linux shows them under {@code /proc}.
 *
 * @param pid the first process
 */
public record ProcessTree(long pid) {

  private static final int TICKS_PER_SECOND =
      100; // what Linux shows, whatever the kernel counts in
  private static final double MICROS_PER_TICK = 1_000_000.0 / TICKS_PER_SECOND;
  private static final int USER_TICKS = 11;
  private static final int TIMES = 4; // user, system, and both of the children that have ended

  /**
   * Returns the processor time so far, of processes that have ended too.
   *
   * @return the time in microseconds; absent if it cannot be read
   */
  public Map<Cost, Double> cpu() {
    return isReadable() ? Map.of(Cost.SERVER_CPU, ticks() * MICROS_PER_TICK) : Map.of();
  }

  boolean isReadable() {
    return Files.isReadable(stat(pid));
  }

  private long ticks() {
    Stream<Long> descendants =
        ProcessHandle.of(pid).stream().flatMap(ProcessHandle::descendants).map(ProcessHandle::pid);
    return Stream.concat(Stream.of(pid), descendants).mapToLong(ProcessTree::ticksOf).sum();
  }

  /** The name of the program stands in brackets and may hold anything, brackets too. */
  private static long ticksOf(long pid) {
    try {
      String stat = Files.readString(stat(pid));
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      return Stream.of(fields).skip(USER_TICKS).limit(TIMES).mapToLong(Long::parseLong).sum();
    } catch (IOException e) {
      return 0; // it has ended meanwhile: its parent's counters hold its time
    }
  }

  private static Path stat(long pid) {
    return Path.of("/proc", Long.toString(pid), "stat");
  }
}
