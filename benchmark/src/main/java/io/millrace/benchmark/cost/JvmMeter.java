package io.millrace.benchmark.cost;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Processor time and allocation of this JVM, without those of some threads that only carry bytes
 * and of the thread that measures.
 *
 * <p>Allocation is added up over the threads that live at the end; the load's threads wait for
 * that. A thread that was born and died in between is missed.
 */
final class JvmMeter implements Meter {

  private static final double NANOS_PER_MICRO = 1_000;

  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private final ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
  private final Predicate<String> leftOut;
  private Reading atBegin;

  /**
   * Creates a meter.
   *
   * @param leftOut tells by its name whether a thread is left out
   */
  JvmMeter(Predicate<String> leftOut) {
    this.leftOut = leftOut;
  }

  @Override
  public void begin() {
    Threads now = threads();
    atBegin = new Reading(system.getProcessCpuTime(), now);
  }

  @Override
  public Map<Cost, Double> end() {
    Reading now = new Reading(system.getProcessCpuTime(), threads());
    Threads before = atBegin.threads;
    long leftOut = sum(now.threads.cpuLeftOut, before.cpuLeftOut);
    long cpu = now.cpuNanos - atBegin.cpuNanos - leftOut;
    return Map.of(
        Cost.JVM_CPU,
        cpu / NANOS_PER_MICRO,
        Cost.ALLOCATED,
        (double) sum(now.threads.allocated, before.allocated));
  }

  private Threads threads() {
    long[] ids = threads.getAllThreadIds();
    Set<Long> out = leftOut(ids);
    long[] bytes = threads.getThreadAllocatedBytes(ids);
    Map<Long, Long> allocated = new HashMap<>();
    Map<Long, Long> cpu = new HashMap<>();
    for (int i = 0; i < ids.length; i++) {
      if (out.contains(ids[i])) {
        cpu.put(ids[i], Math.max(0, threads.getThreadCpuTime(ids[i])));
      } else {
        allocated.put(ids[i], Math.max(0, bytes[i]));
      }
    }
    return new Threads(allocated, cpu);
  }

  private Set<Long> leftOut(long[] ids) {
    Set<Long> out = new HashSet<>(Set.of(Thread.currentThread().getId()));
    for (ThreadInfo thread : threads.getThreadInfo(ids)) {
      if (thread != null && leftOut.test(thread.getThreadName())) {
        out.add(thread.getThreadId());
      }
    }
    return out;
  }

  private static long sum(Map<Long, Long> now, Map<Long, Long> before) {
    return now.entrySet().stream()
        .mapToLong(entry -> Math.max(0, entry.getValue() - before.getOrDefault(entry.getKey(), 0L)))
        .sum();
  }

  private record Reading(long cpuNanos, Threads threads) {}

  private record Threads(Map<Long, Long> allocated, Map<Long, Long> cpuLeftOut) {}
}
